"""The live board: the game as a page, for Telegram's Mini App, the local chat and guests.

A front end like the others: `decode` turns a tap into a Request, the service answers, `state`
and `told` turn the reply into JSON. `sessions` knows whose page it is, `watch` tells a page that
its table changed, wherever that was done. The page itself is in `page/`.
"""
