"""Shared by the texture scripts: noise that tiles, relief to normals, saving within the budget."""

import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / 'python')]

from paths import TEXTURES  # noqa: E402

LARGEST_FILE = 250 * 1024
# A grey version multiplies any colour, so its bright end is white.
WHITE_SHARE = 0.97


def noise(size, across, seed, down=None):
    """Normal noise of unit deviation that tiles, blurred by pixels across and down."""
    raw = np.random.default_rng(seed).normal(size=(size, size))
    soft = gaussian_filter(raw, (across if down is None else down, across), mode='wrap')
    return soft / soft.std()


def grid(size):
    """Pixel places down and across, from 0 to 1."""
    y, x = np.mgrid[0:size, 0:size] / size
    return y, x


def soften(height, radius):
    """Blur a tiling relief."""
    return gaussian_filter(height, radius, mode='wrap')


def normals(height, strength):
    """Normals of a tiling relief, y pointing up."""
    across = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * strength
    down = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * strength
    vectors = np.stack([-across, down, np.ones_like(height)], -1)
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


def write(name, pixels, quality):
    """Write WebP, with less quality when the file would be too large."""
    image = Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))
    path = TEXTURES / f'{name}.webp'
    path.parent.mkdir(parents=True, exist_ok=True)
    for step in range(quality, 40, -4):
        image.save(path, quality=step, method=6)
        if path.stat().st_size <= LARGEST_FILE:
            break
    print(path.name, image.size[0], path.stat().st_size, 'quality', step, flush=True)


def save(name, colour, height, strength, quality=82):
    """Write colour, grey and normal map of one texture."""
    write(name, colour, quality)
    light = colour @ np.array([0.2126, 0.7152, 0.0722])
    grey = np.clip(light / np.quantile(light, WHITE_SHARE), 0, 1)
    write(f'{name}-grey', np.repeat(grey[..., None], 3, -1), quality)
    write(f'{name}-normal', normals(height, strength) * 0.5 + 0.5, 84)


def yarns(size, count, seed, unevenness=0.16, wobble=0.10):
    """Vertical yarns: per pixel the yarn's number and the place across it (-1 to 1)."""
    _, x = grid(size)
    widths = np.clip(1 + unevenness * np.random.default_rng(seed).normal(size=count), 0.5, 1.7)
    edges = np.r_[0, np.cumsum(widths)] / widths.sum()
    place = (x + noise(size, 30, seed + 1, 60) * wobble / count) % 1
    index = np.clip(np.searchsorted(edges, place, side='right') - 1, 0, count - 1)
    return index, (place - edges[index]) / (edges[index + 1] - edges[index]) * 2 - 1


def weave(size, warp_count, weft_count, warp_on_top, seed, unevenness):
    """A woven cloth: relief, where the warp lies on top, and both yarns' numbers.

    `warp_on_top(warp, weft)` tells the binding.
    """
    warp, across_warp = yarns(size, warp_count, seed, unevenness)
    weft, across_weft = (part.T for part in yarns(size, weft_count, seed + 50, unevenness))
    top = warp_on_top(warp, weft)
    warp_height = np.sqrt(np.clip(1 - across_warp**2 * 0.92, 0, 1))
    weft_height = np.sqrt(np.clip(1 - across_weft**2 * 0.92, 0, 1))
    height = np.where(
        top,
        warp_height * (0.72 + 0.28 * np.sqrt(np.clip(1 - across_weft**2, 0, 1))),
        weft_height * (0.72 + 0.28 * np.sqrt(np.clip(1 - across_warp**2, 0, 1))),
    )
    return height, top, warp, weft
