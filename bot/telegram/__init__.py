"""The Telegram front end: updates in, messages and pictures out.

The only room that knows the Telegram library.
"""
