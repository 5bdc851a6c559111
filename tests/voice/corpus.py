"""What is said in the voice tests: commands as players say them, and talk that is none.

The commands are spoken over the documented deal 2 (R19), whose cards they name.
"""

from engine.game import parse_game
from engine.position import Position

COMMANDS = {
    "en": (
        "king", "king of diamonds", "king of hearts", "ten of clubs and three of spades",
        "ten of clubs three of hearts", "ten of spades and three of hearts", "queen of clubs",
        "queen of clubs and ace of diamonds", "jack of spades two of clubs",
        "nine of clubs and four of hearts", "pair eight of spades and five of hearts",
        "six of hearts seven of clubs", "seven of hearts and six of clubs",
        "four of diamonds nine of clubs", "take ten of diamonds and three of diamonds",
        "three of spades", "seven of spades", "jack of diamonds and two of clubs",
        "queen of spades ace of spades", "eight of diamonds five of hearts", "ten and three",
        "six and seven", "seven of clubs and seven of spades", "where is the ace of diamonds",
        "where is the queen of spades", "draw", "draw a card", "turn over the waste", "undo",
        "take back", "undo three", "hint", "what should I do", "moves", "what can I do",
        "row six", "row five", "new game", "new game two",
        "new deal four eight two nine one three", "can I still win", "repeat", "help",
        "free cards", "waste", "stock", "score", "settings",
    ),
    "it": (
        "il re", "re di quadri", "togli il re", "coppia dieci di fiori e tre di picche",
        "dieci di fiori tre di cuori", "dieci di picche e tre di cuori", "donna di fiori",
        "donna di fiori e asso di quadri", "fante di picche due di fiori",
        "nove di fiori e quattro di cuori", "coppia otto di picche e cinque di cuori",
        "sei di cuori sette di fiori", "sette di cuori e sei di fiori",
        "quattro di quadri nove di fiori", "togli dieci di quadri e tre di quadri",
        "tre di picche", "sette di picche", "fante di quadri e due di fiori",
        "donna di picche asso di picche", "otto di quadri cinque di cuori", "dieci e tre",
        "sei e sette", "sette di fiori e sette di picche", "dov'è l'asso di quadri",
        "dov'è la donna di picche", "pesca", "pesca una carta", "gira il mazzo", "annulla",
        "torna indietro", "annulla tre", "suggerimento", "cosa devo fare", "mosse",
        "cosa posso fare", "fila sei", "fila cinque", "nuova partita", "nuova partita due",
        "nuova smazzata quattro otto due nove uno tre", "posso ancora vincere", "ripeti",
        "aiuto", "carte libere", "scarti", "mazzo", "punteggio", "impostazioni",
    ),
    "fr": (
        "dame de trèfle", "dix de trèfle et trois de pique", "valet de pique deux de trèfle",
        "neuf de trèfle et quatre de cœur", "huit de carreau cinq de cœur", "roi de carreau",
        "six de cœur et sept de trèfle", "trois de pique", "dame de pique et as de pique",
        "dix et trois", "pioche", "annule", "indice", "rangée six", "aide", "nouvelle partie",
    ),
    "es": (
        "reina de tréboles", "diez de tréboles y tres de picas", "jota de picas dos de tréboles",
        "nueve de tréboles y cuatro de corazones", "ocho de diamantes cinco de corazones",
        "rey de diamantes", "seis de corazones y siete de tréboles", "tres de picas",
        "reina de picas y as de picas", "diez y tres", "roba", "deshacer", "pista", "fila seis",
        "ayuda", "nueva partida",
    ),
    "de": (
        "Kreuz Dame", "Kreuz Zehn und Pik Drei", "Pik Bube Kreuz Zwei",
        "Kreuz Neun und Herz Vier", "Karo Acht Herz Fünf", "Karo König",
        "Herz Sechs und Kreuz Sieben", "Pik Drei", "Pik Dame und Pik Ass", "zehn und drei",
        "ziehen", "zurück", "Tipp", "Reihe sechs", "Hilfe", "neues Spiel",
    ),
}  # fmt: skip

TALK = {
    "en": (
        "the king of Spain is dead", "what shall we have for dinner tonight",
        "I will call you back at seven", "my heart belongs to daddy",
        "she drew three nice pictures", "we need four eggs and two onions",
        "diamonds are a girl's best friend", "the club opens at ten", "call a spade a spade",
        "help me with the shopping please", "I will be there at nine",
        "the weather is lovely today", "turn left at the second light",
        "did you see the queen on television", "ten people came to the party",
        "can you win the lottery", "I have six children and seven dogs",
        "I do not want any tea", "where is the bus stop", "hello how are you",
    ),
    "it": (
        "il re di Spagna è morto", "che cosa mangiamo stasera", "ti richiamo alle sette",
        "ho comprato dei fiori per la mamma", "servono quattro uova e due cipolle",
        "domani andiamo a pesca al lago", "mi fa male il cuore", "la donna è mobile",
        "dieci persone sono venute alla festa", "aiuto mi si è rotta la macchina",
        "ci vediamo alle nove", "che bella giornata oggi", "gira a sinistra al semaforo",
        "hai visto la regina in televisione", "non ho voglia di uscire",
        "dov'è la fermata dell'autobus", "ciao come stai", "il cane ha sei cuccioli",
        "tre amici al bar", "i quadri del museo sono belli",
    ),
}  # fmt: skip


def table() -> Position:
    """The documented deal 2 as it is dealt."""
    return parse_game("PY1-N-AAAAAAS").position
