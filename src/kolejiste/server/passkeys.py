"""Passkeys (WebAuthn): the key stays in the device or its keeper, and opens a person's games on another one. Browsers
have them on https and on localhost only."""

from __future__ import annotations

import ipaddress
import secrets as chance
import time
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import post
from litestar.response import Redirect
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from .api import acts
from .errors import BadRequest, NotAllowed, TooMany
from .hall import Hall
from .identity import CHALLENGE, Signer, device_of, mark_of
from .invitation import base
from .messages import Done
from .mine import MINE, back, required
from .paper import Req
from .people import BY_PASSKEY, ensured, joined
from .schema import passkeys
from .storage import Storage, now

PATIENCE = 300  # seconds between a challenge and its answer
MOST = 10  # passkeys of one person
SERVER = "Kolejiště"
MAKE, ENTER = "make", "enter"  # what a challenge is for


class Challenge(msgspec.Struct):
    """What the browser's WebAuthn is given, and our own word for it, to be sent back with the answer."""

    options: Any
    token: str


Token = Annotated[str, msgspec.Meta(max_length=600)]


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """The credential that an authenticator has made, as JSON (`toJSON`)."""

    token: Token
    credential: dict[str, Any]


class Entering(msgspec.Struct, forbid_unknown_fields=True):
    """The answer of an authenticator; `bring` gives the seats that this browser has to the person too."""

    token: Token
    credential: dict[str, Any]
    bring: bool = False


def site_of(request: Req) -> tuple[str, str]:
    """The name and the origin of the server as this browser sees it; a sentence where browsers have no passkeys."""
    origin = base(request)
    name = (urlsplit(origin).hostname if origin else None) or ""
    secure = origin is not None and (origin.startswith("https:") or name == "localhost")
    try:
        ipaddress.ip_address(name)
        secure = False  # a passkey is for a name
    except ValueError:
        pass
    if not secure or origin is None:
        raise BadRequest("passkey-here")
    return name, origin


def _ids(storage: Storage, person: str) -> list[str]:
    with storage.engine.connect() as connection:
        return list(connection.execute(select(passkeys.c.id).where(passkeys.c.person == person)).scalars())


def _passkey(storage: Storage, name: str) -> Any:
    with storage.engine.connect() as connection:
        return connection.execute(select(passkeys).where(passkeys.c.id == name)).one_or_none()


# --- challenges -----------------------------------------------------------------------------------------------------


def _signed(signer: Signer, request: Req, purpose: str, challenge: bytes) -> str:
    about = f"{mark_of(device_of(request))} {purpose} {bytes_to_base64url(challenge)}"
    return signer.sign_link(CHALLENGE, about, int(time.time()))


def _challenge(signer: Signer, request: Req, purpose: str, token: str) -> bytes:
    """The challenge that this browser was given a moment ago for this purpose."""
    about, then = signer.link(CHALLENGE, token)
    device, meant, challenge = about.split(" ")
    if device != mark_of(device_of(request)) or meant != purpose or not 0 <= time.time() - then <= PATIENCE:
        raise NotAllowed("passkey-bad")
    return base64url_to_bytes(challenge)


# --- making one -----------------------------------------------------------------------------------------------------


@acts("/passkeys/offer", summary="What a browser needs to make a passkey", status_code=200)
async def offer(hall: Hall, signer: Signer, request: Req) -> Challenge:
    site, _ = site_of(request)
    person = await ensured(hall, request)
    known = await hall.storage.ask(_ids, hall.storage, person.id)
    if len(known) >= MOST:
        raise TooMany("passkey-many", most=MOST)
    challenge = chance.token_bytes(32)
    options = generate_registration_options(
        rp_id=site,
        rp_name=SERVER,
        user_id=person.id.encode(),
        user_name=SERVER,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return Challenge(msgspec.json.decode(options_to_json(options)), _signed(signer, request, MAKE, challenge))


@acts("/passkeys", summary="Keep a passkey that the browser has made", status_code=200)
async def keep(hall: Hall, signer: Signer, request: Req, data: Made) -> Done:
    site, origin = site_of(request)
    challenge = _challenge(signer, request, MAKE, data.token)
    person = await required(hall, request)
    try:
        made = verify_registration_response(
            credential=data.credential, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
        )
    except Exception:  # whatever strangers send, their reader may stumble over it in many ways
        raise NotAllowed("passkey-bad") from None
    row = {
        "id": bytes_to_base64url(made.credential_id),
        "person": person.id,
        "site": site,
        "public": bytes_to_base64url(made.credential_public_key),
        "count": made.sign_count,
        "made": now(),
    }

    def work(connection: Connection) -> None:
        if connection.execute(select(passkeys.c.id).where(passkeys.c.id == row["id"])).one_or_none() is not None:
            raise NotAllowed("passkey-bad")  # nobody takes over a passkey that is known
        count = select(func.count()).select_from(passkeys).where(passkeys.c.person == person.id)
        if connection.execute(count).scalar_one() >= MOST:  # one challenge is good for several within its time
            raise TooMany("passkey-many", most=MOST)
        connection.execute(insert(passkeys).values(row))

    await hall.storage.write(work)
    return Done(address=MINE)


@post(f"{MINE}/passkeys/{{mark:str}}/remove", include_in_schema=False)
async def remove_passkey(hall: Hall, request: Req, mark: str) -> Redirect:
    person = await required(hall, request)
    gone = [one for one in await hall.storage.ask(_ids, hall.storage, person.id) if mark_of(one) == mark]

    def work(connection: Connection) -> None:
        connection.execute(delete(passkeys).where(passkeys.c.id.in_(gone)))

    await hall.storage.write(work)
    return back()


# --- coming by one --------------------------------------------------------------------------------------------------


@acts("/passkeys/ask", summary="What a browser needs to come by a passkey", status_code=200)
async def ask(signer: Signer, request: Req) -> Challenge:
    site, _ = site_of(request)
    challenge = chance.token_bytes(32)
    options = generate_authentication_options(rp_id=site, challenge=challenge)
    return Challenge(msgspec.json.decode(options_to_json(options)), _signed(signer, request, ENTER, challenge))


@acts("/passkeys/enter", summary="Bring a person's games to this browser by their passkey", status_code=200)
async def enter(hall: Hall, signer: Signer, request: Req, data: Entering) -> Done:
    site, origin = site_of(request)
    challenge = _challenge(signer, request, ENTER, data.token)
    known = await hall.storage.ask(_passkey, hall.storage, str(data.credential.get("id", "")))
    if known is None or known.site != site:
        raise NotAllowed("passkey-unknown")
    try:
        shown = verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(known.public),
            credential_current_sign_count=known.count,
        )
    except Exception:  # as above
        raise NotAllowed("passkey-bad") from None

    def work(connection: Connection) -> None:
        connection.execute(update(passkeys).where(passkeys.c.id == known.id).values(count=shown.new_sign_count))

    await hall.storage.write(work)
    await joined(hall, device_of(request), known.person, BY_PASSKEY, bring=data.bring)
    return Done(address=MINE)


HANDLERS = [offer, keep, ask, enter]
