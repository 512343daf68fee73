"""Names of people: what they may be, and which ones look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from kosmodrom.engine.record import bad_name

LONGEST: Final = 24

# Letters of other scripts, and signs, that look like a Latin letter; after the marks are taken off.
ALIKE: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухѕіјԁԛԝһӏьзбгп", "abekmhopctyxsijdqwhlb36rn", strict=True)),
        **dict(zip("αβεηικμνορτυχωγ", "abenikmvoptuxwy", strict=True)),
        **dict(zip("łøđħŧıɑɡʟ", "lodhtiagl", strict=True)),
        **dict(zip("01!|$@5478", "olllsasatb", strict=True)),
    }
)
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"))
# These look the same in many typefaces once letters are small.
SAME: Final = str.maketrans({"i": "l", "j": "l"})


def skeleton(name: str) -> str:
    """What is left of a name when everything is taken away that an eye may miss: two alike names have the same."""
    text = unicodedata.normalize("NFKD", name.casefold())
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    text = text.translate(ALIKE)
    text = "".join(sign for sign in text if sign.isalnum())
    for pair, sign in PAIRS:
        text = text.replace(pair, sign)
    return text.translate(SAME)


def why_not_name(name: str) -> str | None:
    """The message that says why nobody can be called so, or None."""
    if not name.strip() or not skeleton(name):
        return "server-name-empty"
    if len(name) > LONGEST:
        return "server-name-long"
    if bad_name(name) or any(unicodedata.category(sign) in ("Cf", "Co", "Cn") for sign in name):
        return "server-name-signs"
    return None
