"""The few colours of the project's pictures, as sRGB hex, and their conversion to linear light."""

PAPER = '#f4eee2'
SAND = '#e5d2b4'
BLUSH = '#e3ab8c'
TERRACOTTA = '#bf5a36'
BRICK = '#8f3b22'
WHEAT = '#dc9f33'
SKY = '#aebfe8'
COBALT = '#1f45c4'
NIGHT = '#16235a'
INK = '#191c28'
WOOD = '#b98a58'
BRASS = '#c79a45'


def linear(colour: str) -> tuple[float, float, float]:
    """Linear RGB (0 to 1) of a colour written as #rrggbb."""
    digits = colour.lstrip('#')
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
