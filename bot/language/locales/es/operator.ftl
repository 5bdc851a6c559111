# Lo que envía a sus chats quien lleva el bot, palabra por palabra.

operator-says = { $text }
