"""The rules of Pyramid Solitaire: pure, without I/O, language or pictures.

Rules are data (`engine.rules`), a deal is a code (`engine.deal`), a table is an
immutable `Position` (`engine.position`) and a game is a line of text (`engine.game`).
"""
