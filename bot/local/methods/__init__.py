"""The methods of the Bot API that the server carries, by name."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.local.desk import Desk, Request
from bot.local.methods import answers, chats, edit, profile, send, updates

Handler = Callable[[Desk, Request], Any | Awaitable[Any]]

METHODS: Final[dict[str, Handler]] = {
    "getMe": profile.get_me,
    "logOut": profile.log_out,
    "close": profile.log_out,
    "getUpdates": updates.get_updates,
    "setWebhook": updates.set_webhook,
    "deleteWebhook": updates.delete_webhook,
    "getWebhookInfo": updates.get_webhook_info,
    "sendMessage": send.send_message,
    "sendPhoto": send.send_photo,
    "sendVoice": send.send_voice,
    "sendDocument": send.send_document,
    "sendChatAction": send.send_chat_action,
    "forwardMessage": send.forward_message,
    "copyMessage": send.copy_message,
    "editMessageText": edit.edit_message_text,
    "editMessageCaption": edit.edit_message_caption,
    "editMessageMedia": edit.edit_message_media,
    "editMessageReplyMarkup": edit.edit_message_reply_markup,
    "deleteMessage": edit.delete_message,
    "deleteMessages": edit.delete_messages,
    "answerCallbackQuery": answers.answer_callback_query,
    "answerInlineQuery": answers.answer_inline_query,
    "getFile": chats.get_file,
    "getChat": chats.get_chat,
    "getChatMember": chats.get_chat_member,
    "getChatAdministrators": chats.get_chat_administrators,
    "getChatMemberCount": chats.get_chat_member_count,
    "leaveChat": chats.leave_chat,
    "pinChatMessage": chats.pin_chat_message,
    "unpinChatMessage": chats.unpin_chat_message,
    "createForumTopic": chats.create_forum_topic,
    "closeForumTopic": chats.close_forum_topic,
    "reopenForumTopic": chats.reopen_forum_topic,
    "deleteForumTopic": chats.delete_forum_topic,
    "setMyCommands": profile.set_my_commands,
    "getMyCommands": profile.get_my_commands,
    "deleteMyCommands": profile.delete_my_commands,
    "setMyName": profile.set_my_name,
    "getMyName": profile.get_my_name,
    "setMyDescription": profile.set_my_description,
    "getMyDescription": profile.get_my_description,
    "setMyShortDescription": profile.set_my_short_description,
    "getMyShortDescription": profile.get_my_short_description,
    "setChatMenuButton": profile.set_chat_menu_button,
    "getChatMenuButton": profile.get_chat_menu_button,
}
BY_LOWER_NAME: Final = {name.lower(): handler for name, handler in METHODS.items()}
