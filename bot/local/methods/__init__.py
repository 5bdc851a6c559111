"""The methods of the Bot API that the server carries, by name, and how true each is."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.local.methods import answers, chats, edit, profile, send, updates
from bot.local.rules import Source
from bot.local.server_state import Desk, Request

Handler = Callable[[Desk, Request], Any | Awaitable[Any]]
D, S, A, O = Source.DOCS, Source.SERVER, Source.ASSUMED, Source.OURS  # noqa: E741  # a table's columns


@dataclass(frozen=True, slots=True)
class Method:
    """One method; `says`: what it does here, `source`: where that behaviour is known from."""

    run: Handler
    source: Source
    says: str


METHODS: Final[dict[str, Method]] = {
    "getMe": Method(profile.get_me, D, "the bot; privacy mode shows in its flags"),
    "logOut": Method(profile.log_out, O, "told on the page; the bot stays"),
    "close": Method(profile.log_out, O, "told on the page; the bot stays"),
    "getUpdates": Method(
        updates.get_updates,
        S,
        "long polling up to 50 s, offsets (also negative, also beyond restarted ids), limit, "
        "lasting allowed_updates, 409 for a second poll or a webhook",
    ),
    "setWebhook": Method(
        updates.set_webhook,
        S,
        "secret token, max_connections, drop_pending_updates; order kept in a chat; failed "
        "updates again after 1, 2, 4 … 60 s (figures assumed); a call in the answer is done",
    ),
    "deleteWebhook": Method(updates.delete_webhook, D, "polling is possible again"),
    "getWebhookInfo": Method(updates.get_webhook_info, D, "pending updates and the last error"),
    "sendMessage": Method(
        send.send_message,
        D,
        "HTML or entities, found commands and links, replies, topics, inline and other keyboards",
    ),
    "sendPhoto": Method(
        send.send_photo,
        D,
        "multipart or file id; sizes 90 to 2560 are listed, all of the same bytes",
    ),
    "sendVoice": Method(send.send_voice, D, "multipart or file id"),
    "sendDocument": Method(send.send_document, D, "multipart or file id"),
    "sendChatAction": Method(send.send_chat_action, D, "shown under the chat's name for 3 s"),
    "forwardMessage": Method(send.forward_message, S, "content and origin; buttons stay behind"),
    "copyMessage": Method(send.copy_message, D, "content without origin; a new caption if given"),
    "editMessageText": Method(edit.edit_message_text, S, "without new buttons the old ones go"),
    "editMessageCaption": Method(
        edit.edit_message_caption, S, "without new buttons the old ones go"
    ),
    "editMessageMedia": Method(
        edit.edit_message_media,
        S,
        "photo or document, by upload or file id; an upload is new always",
    ),
    "editMessageReplyMarkup": Method(
        edit.edit_message_reply_markup, S, "buttons alone; no edit date"
    ),
    "deleteMessage": Method(
        edit.delete_message, D, "own messages, all in private, others' as administrator; 48 hours"
    ),
    "deleteMessages": Method(edit.delete_messages, D, "what is gone already is passed over"),
    "answerCallbackQuery": Method(
        answers.answer_callback_query, S, "toast, alert or a link to the bot; more than once"
    ),
    "answerInlineQuery": Method(
        answers.answer_inline_query, D, "articles and photos by file id; nothing is cached"
    ),
    "getFile": Method(chats.get_file, D, "path for the download of the bytes as they came"),
    "getChat": Method(chats.get_chat, D, "with the pinned message"),
    "getChatMember": Method(chats.get_chat_member, D, "status in the chat"),
    "getChatAdministrators": Method(chats.get_chat_administrators, S, "refused in private"),
    "getChatMemberCount": Method(chats.get_chat_member_count, S, "2 in private"),
    "leaveChat": Method(chats.leave_chat, D, "the bot hears no more of the chat"),
    "pinChatMessage": Method(chats.pin_chat_message, D, "as administrator; one message"),
    "unpinChatMessage": Method(chats.unpin_chat_message, D, "as administrator"),
    "createForumTopic": Method(chats.create_forum_topic, D, "as administrator"),
    "closeForumTopic": Method(chats.close_forum_topic, D, "as administrator"),
    "reopenForumTopic": Method(chats.reopen_forum_topic, D, "as administrator"),
    "deleteForumTopic": Method(chats.delete_forum_topic, D, "its messages stay in the memory"),
    "setMyCommands": Method(
        profile.set_my_commands, D, "per scope and language; the menu shows the narrowest"
    ),
    "getMyCommands": Method(profile.get_my_commands, D, "of one scope and language"),
    "deleteMyCommands": Method(profile.delete_my_commands, D, "wider scopes show again"),
    "setMyName": Method(profile.set_my_name, D, "per language"),
    "getMyName": Method(profile.get_my_name, D, "falls back to the one without a language"),
    "setMyDescription": Method(profile.set_my_description, D, "shown in an empty chat"),
    "getMyDescription": Method(profile.get_my_description, D, "per language"),
    "setMyShortDescription": Method(profile.set_my_short_description, D, "per language"),
    "getMyShortDescription": Method(profile.get_my_short_description, D, "per language"),
    "setChatMenuButton": Method(
        profile.set_chat_menu_button, D, "kept; a button of the page opens a Mini App"
    ),
    "getChatMenuButton": Method(profile.get_chat_menu_button, A, "commands unless set"),
}
BY_LOWER_NAME: Final = {name.lower(): method.run for name, method in METHODS.items()}
