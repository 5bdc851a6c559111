"""Pyramide in a chat: requests in, replies out, and the rooms that they pass through."""
