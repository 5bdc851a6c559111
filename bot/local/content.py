"""What a message holds: text, caption, photo, voice, document; checked and in Bot API form."""

from typing import Final

from bot.local.decode import Upload
from bot.local.files import StoredFile
from bot.local.html import formatted
from bot.local.pictures import picture_size
from bot.local.rules import limit, refuse
from bot.local.server_state import Desk, Request
from bot.local.text import Json

PARTS: Final = (
    "text", "entities", "caption", "caption_entities", "photo", "voice", "document",
    "show_caption_above_media", "has_media_spoiler", "link_preview_options",
)  # fmt: skip
MEDIA: Final = frozenset({"photo", "voice", "document"})


def text_content(params: Json, key: str = "text", entities: str = "entities") -> Json:
    """A text message's content; refused if it is empty or too long."""
    result = formatted(params[key], params.get("parse_mode"), params.get(entities))
    if not result.text:
        refuse("text_empty")
    if len(result.text) > limit("text_too_long"):
        refuse("text_too_long")
    content: Json = {"text": result.text}
    if result.entities:
        content["entities"] = result.entities
    if preview := params.get("link_preview_options"):
        content["link_preview_options"] = preview
    return content


def caption_content(params: Json) -> Json:
    """A caption's content; nothing if there is no caption."""
    caption = params.get("caption") or ""
    result = formatted(caption, params.get("parse_mode"), params.get("caption_entities"))
    if len(result.text) > limit("caption_too_long"):
        refuse("caption_too_long")
    content: Json = {}
    if result.text:
        content["caption"] = result.text
    if result.entities:
        content["caption_entities"] = result.entities
    if params.get("show_caption_above_media"):
        content["show_caption_above_media"] = True
    return content


def photo_content(desk: Desk, request: Request, value: str | None, params: Json) -> Json:
    """A photo with its caption; `value` is a file id or `attach://` and a part's name."""
    content: Json = {"photo": desk.world.files.sizes(_file(desk, request, value, "Photo"))}
    if params.get("has_spoiler"):
        content["has_media_spoiler"] = True
    return content | caption_content(params)


def voice_content(desk: Desk, request: Request, params: Json) -> Json:
    file = _file(desk, request, params.get("voice"), "Voice")
    duration = params.get("duration") or file.duration
    voice = {**file.wire(), "duration": duration, "mime_type": file.mime_type}
    return {"voice": voice} | caption_content(params)


def document_content(desk: Desk, request: Request, value: str | None, params: Json) -> Json:
    file = _file(desk, request, value, "Document")
    document = {**file.wire(), "file_name": file.name, "mime_type": file.mime_type}
    return {"document": document} | caption_content(params)


def _file(desk: Desk, request: Request, value: str | None, kind: str) -> StoredFile:
    """The file that a parameter names or brings."""
    name = kind.lower()
    if value is None or value.startswith("attach://"):
        upload = request.files.get((value or name).removeprefix("attach://"))
        if upload is None:
            refuse("no_file", kind=name)
        return _upload(desk, upload, kind)
    if value.startswith(("http://", "https://")):
        refuse("no_url")
    file = desk.world.files.by_id.get(value)
    if file is None:
        refuse("wrong_file")
    if file.kind != kind:
        refuse("wrong_file_kind", has=file.kind, want=kind)
    return file


def _upload(desk: Desk, upload: Upload, kind: str) -> StoredFile:
    if not upload.data:
        refuse("empty_file")
    if kind == "Photo":
        return keep_photo(desk, upload.data)
    mime_type = "audio/ogg" if kind == "Voice" else upload.mime_type
    return desk.world.files.store(upload.data, kind, mime_type, upload.name)


def keep_photo(desk: Desk, data: bytes) -> StoredFile:
    """Store a picture as a photo; refused if it is too big or no picture."""
    if len(data) > limit("photo_too_big"):
        refuse("photo_too_big", size=len(data))
    size = picture_size(data)
    if size is None or 0 in size:
        refuse("not_a_photo")
    if sum(size) > limit("photo_sides"):
        refuse("photo_sides")
    if max(size) > limit("photo_ratio") * min(size):
        refuse("photo_ratio")
    mime_type = "image/png" if data.startswith(b"\x89PNG") else "image/jpeg"
    return desk.world.files.store_photo(data, *size, mime_type)
