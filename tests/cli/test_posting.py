"""How a server is told to send messages: what makes sense becomes its settings, and what does not is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolejiste.cli.errors import BadCommand
from kolejiste.cli.posting import messages
from kolejiste.core.text import LANGUAGES

PUBLIC, SENDER = "https://games.example.org", "table@games.example.org"


def test_a_server_without_an_address_sends_nothing() -> None:
    assert messages(None, None, None, None, False) == {"public": "", "inward": False}


@pytest.mark.parametrize(
    ("smtp", "wanted"),
    [
        ("smtps://table@mail.example.org", ("mail.example.org", 465, "tls", "table")),
        ("smtp://mail.example.org:2525", ("mail.example.org", 2525, "starttls", "")),
        ("smtp+plain://localhost", ("localhost", 25, "none", "")),
        ("smtps://table%40example.org@mail.example.org", ("mail.example.org", 465, "tls", "table@example.org")),
    ],
)
def test_the_mail_server_is_an_address_and_its_password_stands_in_a_file(
    smtp: str, wanted: tuple[str, int, str, str], tmp_path: Path
) -> None:
    file = tmp_path / "password"
    file.write_text("a secret\n")
    found = messages(f"{PUBLIC}/", smtp, SENDER, file, False)
    assert found["public"] == PUBLIC
    mail = found["mail"]
    assert (mail.host, mail.port, mail.security, mail.user) == wanted
    assert mail.password == "a secret"
    assert "a secret" not in repr(mail)


@pytest.mark.parametrize(
    ("address", "smtp", "sender"),
    [
        ("games.example.org", None, None),
        ("https://games.example.org/path", None, None),
        ("ftp://games.example.org", None, None),
        ("https://games.example.org:99999", None, None),
        ("https://user@games.example.org", None, None),
        (None, "smtps://mail.example.org", SENDER),
        (PUBLIC, "smtps://mail.example.org", None),
        (PUBLIC, None, SENDER),
        (PUBLIC, "mail.example.org", SENDER),
        (PUBLIC, "smtps://user:password@mail.example.org", SENDER),
        (PUBLIC, "smtps://mail.example.org:x", SENDER),
        (PUBLIC, "smtps://mail.example.org", "nobody"),
    ],
)
def test_what_makes_no_sense_is_told(address: str | None, smtp: str | None, sender: str | None) -> None:
    with pytest.raises(BadCommand) as refused:
        messages(address, smtp, sender, None, False)
    for language in LANGUAGES:
        assert refused.value.say(language).endswith(".")


def test_a_password_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadCommand):
        messages(PUBLIC, "smtps://mail.example.org", SENDER, tmp_path / "none", False)
