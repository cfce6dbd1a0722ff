"""Rules sections 6.2 and 6.4: every spell and every artifact that is used in a window, by number."""

from __future__ import annotations

from typing import Final

from serai.games.dragons.artifacts.astral_double import ASTRAL_DOUBLE_ITEM
from serai.games.dragons.artifacts.counterspell import COUNTERSPELL_ITEM
from serai.games.dragons.artifacts.flying_carpet import FLYING_CARPET_ITEM
from serai.games.dragons.artifacts.key import KEY_ITEM
from serai.games.dragons.items import Items
from serai.games.dragons.spells.abracadabra import ABRACADABRA_SPELL
from serai.games.dragons.spells.alms import ALMS_SPELL
from serai.games.dragons.spells.baksheesh import BAKSHEESH_SPELL
from serai.games.dragons.spells.borrow import BORROW_SPELL
from serai.games.dragons.spells.close_sesame import CLOSE_SESAME_SPELL
from serai.games.dragons.spells.dragon_flight import DRAGON_FLIGHT_SPELL
from serai.games.dragons.spells.dragon_return import DRAGON_RETURN_SPELL
from serai.games.dragons.spells.eclipses import LUNAR_ECLIPSE_SPELL, SOLAR_ECLIPSE_SPELL
from serai.games.dragons.spells.exchange import EXCHANGE_SPELL
from serai.games.dragons.spells.eye_for_an_eye import EYE_FOR_AN_EYE_SPELL
from serai.games.dragons.spells.last_shall_be_first import LAST_SHALL_BE_FIRST_SPELL
from serai.games.dragons.spells.mirage import MIRAGE_SPELL
from serai.games.dragons.spells.offering import OFFERING_SPELL, SACRIFICE_SPELL
from serai.games.dragons.spells.second_chance import SECOND_CHANCE_SPELL
from serai.games.dragons.spells.smuggling import SMUGGLING_SPELL
from serai.games.dragons.spells.sorcerers_apprentice import SORCERERS_APPRENTICE_SPELL
from serai.games.dragons.spells.spy import SPY_SPELL
from serai.games.dragons.spells.sultans_taxes import SULTANS_TAXES_SPELL
from serai.games.dragons.spells.teleportation import TELEPORTATION_SPELL

MAGIC: Final = Items(
    [
        ABRACADABRA_SPELL,
        SORCERERS_APPRENTICE_SPELL,
        ALMS_SPELL,
        BAKSHEESH_SPELL,
        SMUGGLING_SPELL,
        LAST_SHALL_BE_FIRST_SPELL,
        EXCHANGE_SPELL,
        LUNAR_ECLIPSE_SPELL,
        SOLAR_ECLIPSE_SPELL,
        DRAGON_FLIGHT_SPELL,
        BORROW_SPELL,
        SPY_SPELL,
        SULTANS_TAXES_SPELL,
        MIRAGE_SPELL,
        EYE_FOR_AN_EYE_SPELL,
        OFFERING_SPELL,
        DRAGON_RETURN_SPELL,
        SACRIFICE_SPELL,
        SECOND_CHANCE_SPELL,
        CLOSE_SESAME_SPELL,
        TELEPORTATION_SPELL,
        COUNTERSPELL_ITEM,
        ASTRAL_DOUBLE_ITEM,
        FLYING_CARPET_ITEM,
        KEY_ITEM,
    ]
)
