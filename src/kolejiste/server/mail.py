"""E-mail that it is my turn: to an address that was shown to be one's own, one for each turn or one a day, with a link
that stops it."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from typing import Any

from litestar import get, post
from litestar.response import Redirect, Template

from .errors import BadRequest, NotAllowed, TooMany
from .hall import Hall
from .identity import CONFIRM, STOP, Signer, mark_of
from .limits import visitor_of
from .live import LiveTable
from .mine import back, required
from .notices import Fails, Notice, Telling
from .paper import Req, page
from .people import Person, changed_person, ensured, known_person
from .settings import MailServer
from .speech import language_of, web_words

log = logging.getLogger("kolejiste.server")
# Plain addresses only: what is stranger is more often an attack than a person.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
PATIENCE = 20.0  # seconds for the mail server


def checked_address(given: str) -> str:
    """An address that a message can go to, and nothing besides."""
    address = given.strip()
    if len(address) > 254 or not ADDRESS.fullmatch(address) or ".." in address:
        raise BadRequest("mail-address")
    return address


# --- the pages ------------------------------------------------------------------------------------------------------


@post("/mine/mail", include_in_schema=False, status_code=200)
async def ask_mail(hall: Hall, signer: Signer, request: Req) -> Template:
    """An address is given: it gets a message with a link, and nothing else before the link was opened. The answer is
    the same whatever the address is."""
    server, form = hall.settings.mail, await request.form()
    if server is None or not hall.settings.public:
        raise BadRequest("mail-off")
    address = checked_address(str(form.get("address", "")))
    for who in (f"visitor {visitor_of(request)}", f"address {mark_of(address.lower())}"):
        if hall.mails.take(who, 1):
            raise TooMany("mail-many")
    language = language_of(request)
    person = await ensured(hall, request)
    daily = form.get("daily") == "yes"
    values = {"address": address, "confirmed": False, "daily": daily, "language": language, "mails": person.mails + 1}
    await hall.storage.write(changed_person(person.id, **values))
    say, token = web_words(language), signer.sign_link(CONFIRM, person.id, person.mails + 1)
    words = say("mail-confirm-body", address=f"{hall.settings.public}/confirm/{token}")
    message = letter(server, address, say("mail-confirm-subject"), words)
    asyncio.get_running_loop().run_in_executor(hall.senders, _tried, server, message)  # nobody learns what came of it
    return page(request, "told.html", heading=say("mail-heading"), words=say("mail-sent", address=address))


@get("/confirm/{token:str}", include_in_schema=False)
async def confirm_page(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    person = await _meant(hall, signer, CONFIRM, token)
    say = web_words(language_of(request))
    return page(
        request,
        "sure.html",
        heading=say("mail-heading"),
        words=say("mail-confirm-words", address=person.address or ""),
        action=f"/confirm/{token}",
        button=say("mail-confirm"),
    )


@post("/confirm/{token:str}", include_in_schema=False, status_code=200)
async def confirm(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    person = await _meant(hall, signer, CONFIRM, token)
    await hall.storage.write(changed_person(person.id, confirmed=True))
    hall.reached(person.id)
    say = web_words(language_of(request))
    return page(request, "told.html", heading=say("mail-heading"), words=say("mail-confirmed"))


@get("/stop/{token:str}", include_in_schema=False)
async def stop_page(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    """A mere visit stops nothing: programs that read mail open every link."""
    await _meant(hall, signer, STOP, token)
    say = web_words(language_of(request))
    return page(
        request,
        "sure.html",
        heading=say("mail-heading"),
        words=say("mail-stop-words"),
        action=f"/stop/{token}",
        button=say("mail-stop"),
    )


@post("/stop/{token:str}", include_in_schema=False, status_code=200)
async def stop(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    """One click, also from within a mail program (RFC 8058), which has no cookie: the link alone is enough."""
    person = await _meant(hall, signer, STOP, token)
    await hall.storage.write(changed_person(person.id, address=None, confirmed=False, mails=person.mails + 1))
    hall.reached(person.id)
    say = web_words(language_of(request))
    return page(request, "told.html", heading=say("mail-heading"), words=say("mail-stopped"))


@post("/mine/mail/stop", include_in_schema=False)
async def stop_mail(hall: Hall, request: Req) -> Redirect:
    person = await required(hall, request)
    await hall.storage.write(changed_person(person.id, address=None, confirmed=False, mails=person.mails + 1))
    hall.reached(person.id)
    return back()


async def _meant(hall: Hall, signer: Signer, kind: str, token: str) -> Person:
    name, number = signer.link(kind, token)
    person = await hall.storage.ask(known_person, hall.storage, name)
    if person is None or person.mails != number or person.address is None:
        raise NotAllowed("mail-link-old")
    return person


# --- letters --------------------------------------------------------------------------------------------------------


def letter(server: MailServer, to: str, subject: str, words: str, stop: str = "") -> EmailMessage:
    """A message. Its library refuses line ends in what becomes a header."""
    message = EmailMessage(policy=SMTP)
    message["From"] = server.sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(words)
    return message


def deliver(server: MailServer, message: EmailMessage) -> None:
    """Hand a message to the mail server; it takes a while."""
    context = ssl.create_default_context()
    try:
        if server.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        with line:
            if server.security == "starttls":
                line.starttls(context=context)
            if server.user:
                line.login(server.user, server.password)
            line.send_message(message)
    except smtplib.SMTPRecipientsRefused as why:
        codes = [code for code, _ in why.recipients.values()]
        raise Fails(forever=all(code >= 500 for code in codes)) from None
    except (OSError, smtplib.SMTPException):
        raise Fails from None


def _tried(server: MailServer, message: EmailMessage) -> None:
    """Hand it over once; whoever waits for it in vain asks again."""
    try:
        deliver(server, message)
    except Fails:
        log.warning("the mail server %s did not take a message", server.host)


class Mailer:
    """Sends what the queue hands it."""

    def __init__(self, server: MailServer, public: str, signer: Signer) -> None:
        self._server = server
        self._public = public
        self._signer = signer

    def __call__(self, notice: Notice, person: Person | None, tellings: Sequence[Telling], table: LiveTable) -> None:
        if person is None or not person.confirmed or person.address is None:
            return
        say = web_words(person.language)
        stop = f"{self._public}/stop/{self._signer.sign_link(STOP, person.id, person.mails)}"
        lines = []
        for one in tellings:
            lines += [one.subject]
            lines += [say("message-others", others=one.others)] if one.others else []
            lines += [f"{self._public}{one.path}", ""]
        if len(tellings) == 1:
            subject = tellings[0].subject
        else:
            subject = say("message-many", count=len(tellings))
        words = "\n".join([*lines, "-- ", say("mail-why"), stop, ""])
        deliver(self._server, letter(self._server, person.address, subject, words, stop))


HANDLERS: list[Any] = [ask_mail, confirm_page, confirm, stop_page, stop, stop_mail]
