"""A recording of a browser as the OGG with Opus that Telegram carries."""

import io
from importlib.util import find_spec
from typing import Any


def to_ogg(data: bytes) -> bytes:
    """The recording moved from WebM to OGG, its Opus sound untouched.

    OGG passes as it is; so does everything else if PyAV is not installed or cannot read it.
    """
    if data.startswith(b"OggS") or find_spec("av") is None:
        return data
    import av

    try:
        return _remuxed(av, data)
    except av.error.FFmpegError:
        return data


def _remuxed(av: Any, data: bytes) -> bytes:
    target = io.BytesIO()
    with av.open(io.BytesIO(data)) as source, av.open(target, "w", format="ogg") as ogg:
        sound = source.streams.audio[0]
        stream = ogg.add_stream_from_template(sound)
        for packet in source.demux(sound):
            if packet.dts is not None:
                packet.stream = stream
                ogg.mux(packet)
    return target.getvalue()
