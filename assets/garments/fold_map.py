"""Bakes the fine folds of a garment into one picture of its flat pattern.

python3 assets/garments/fold_map.py NAME   after make.py and pack.ts, for creases.py. Writes
NAME-folds.png in the cache: red and green are the lean of the cloth's normal to the right and
downwards on the pattern (0 to 255 for -LEAN to LEAN, seen from outside), blue is how open the
folds are (255 is free).
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import numpy as np  # noqa: E402
from finish import vnormals  # noqa: E402
from numba import njit  # noqa: E402
from parts import PARTS  # noqa: E402
from paths import MODELS, cache  # noqa: E402
from PIL import Image  # noqa: E402
from scipy.ndimage import gaussian_filter, map_coordinates  # noqa: E402
from scipy.spatial import cKDTree  # noqa: E402

EDGE = 1024  # pixels
LEAN = 0.8  # the largest lean of a normal that the picture holds
PART_STEP = 2.0  # metres, see make.py
# Pieces on top of a panel, which have its folds.
OVERLAYS = ('placket', 'tabs')
REACH = 0.010  # metres from a point of an overlay to the panel under it
FADE = 3.0  # pixels beyond the panels over which folds end
# What is wider than a fold is in the model, or is a collar that was lifted off the cloth (metres).
WIDEST = 0.028
STIFF = {'fall': 0.008, 'stand': 0.008}
# Occlusion: folds are measured against cloth smoothed so much, and look so far for what hides them.
SMOOTH, SIGHT, RAYS = 0.014, 0.022, 12


@njit(cache=True)
def paint(at, faces, values, out, seen):
    """Fills triangles (pixels) with the values of their corners."""
    height, width = seen.shape
    for t in range(faces.shape[0]):
        a, b, c = faces[t]
        ax, ay, bx, by, cx, cy = at[a, 0], at[a, 1], at[b, 0], at[b, 1], at[c, 0], at[c, 1]
        whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        if abs(whole) < 1e-12:
            continue
        left = max(0, int(np.floor(min(ax, bx, cx) - 0.5)))
        right = min(width - 1, int(np.ceil(max(ax, bx, cx))))
        top = max(0, int(np.floor(min(ay, by, cy) - 0.5)))
        bottom = min(height - 1, int(np.ceil(max(ay, by, cy))))
        for y in range(top, bottom + 1):
            for x in range(left, right + 1):
                px, py = x + 0.5, y + 0.5
                u = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / whole
                v = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / whole
                if u < -1e-6 or v < -1e-6 or u + v > 1 + 1e-6:
                    continue
                for k in range(values.shape[1]):
                    out[y, x, k] = (
                        values[a, k] * (1 - u - v) + values[b, k] * u + values[c, k] * v
                    )
                seen[y, x] = True


def unit(v):
    """Vectors of length 1."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def to_pixels(flat, name, layout):
    """Points of a panel (metres of the pattern) in pixels of the picture."""
    panel = layout['panels'][PARTS.get(name, name)]
    return (np.array(panel['origin']) + flat * [1, -1] / layout['uvMetres']) * EDGE


def to_right(flat, places, faces):
    """For every point the direction in space that is to the right on the pattern."""
    one, two = (flat[faces[:, k]] - flat[faces[:, 0]] for k in (1, 2))
    way, other = (places[faces[:, k]] - places[faces[:, 0]] for k in (1, 2))
    whole = one[:, 0] * two[:, 1] - two[:, 0] * one[:, 1]
    sound = np.abs(whole) > 1e-10
    right = (way * two[:, 1:] - other * one[:, 1:])[sound] / whole[sound, None]
    total = np.zeros_like(places)
    for k in range(3):
        np.add.at(total, faces[sound, k], right * np.abs(whole[sound, None]))
    return unit(total)


class Picture:
    """Lean, height and coverage of the whole pattern."""

    def __init__(self):
        self.lean = np.zeros((EDGE, EDGE, 2))
        self.height = np.zeros((EDGE, EDGE))
        self.covered = np.zeros((EDGE, EDGE), bool)

    def add(self, at, faces, values):
        out = np.zeros((EDGE, EDGE, values.shape[1]))
        seen = np.zeros((EDGE, EDGE), bool)
        paint(at, faces.astype(np.int64), values, out, seen)
        return out, seen


def bake_panels(fine, shell, layout, picture):
    """Compares the fine cloth with the model, panel by panel."""
    sewn = fine['G'][fine['T']]
    normals = vnormals(fine['v'].astype(float), sewn)
    owner = fine['pid'][fine['T'][:, 0]]
    for number, name in enumerate(map(str, fine['names'])):
        ids = np.flatnonzero(fine['pid'] == number)
        local = np.full(len(fine['pid']), -1)
        local[ids] = np.arange(len(ids))
        faces = local[fine['T'][owner == number]]
        points = fine['G'][ids]
        values = np.c_[normals[points], fine['v'][points]].astype(float)
        at = to_pixels(fine['P'][ids].astype(float), name, layout)
        cloth, seen = picture.add(at, faces, values)
        part = shell[name]
        values = np.c_[part['n0'], to_right(part['uv'], part['v'], part['f']), part['v']]
        base, under = picture.add(to_pixels(part['uv'], name, layout), part['f'], values)
        seen &= under
        normal = unit(base[seen, :3])
        right = unit(base[seen, 3:6] - normal * (base[seen, 3:6] * normal).sum(1)[:, None])
        up = np.cross(normal, right)
        leaning = unit(cloth[seen, :3])
        picture.lean[seen] = np.c_[(leaning * right).sum(1), -(leaning * up).sum(1)]
        widest = STIFF.get(name, WIDEST) * EDGE / layout['uvMetres']
        for axis in (0, 1):
            channel = np.where(seen, picture.lean[..., axis], 0)
            picture.lean[seen, axis] -= smooth(channel, seen, widest)[0][seen]
        picture.height[seen] = ((cloth[seen, 3:] - base[seen, 6:]) * normal).sum(1)
        picture.covered |= seen


def lay_on(fine, shell, layout, picture, open_):
    """Pieces on top of a panel lean like the panel under them."""
    at = np.zeros((len(fine['G']), 2))
    for number, name in enumerate(map(str, fine['names'])):
        ids = fine['pid'] == number
        at[ids] = to_pixels(fine['P'][ids].astype(float), name, layout)
    found = np.stack(
        [
            map_coordinates(channel, [at[:, 1] - 0.5, at[:, 0] - 0.5], order=1, mode='nearest')
            for channel in (picture.lean[..., 0], picture.lean[..., 1], open_)
        ],
        1,
    )
    tree = cKDTree(fine['v'][fine['G']])
    for name in OVERLAYS:
        if name not in shell:
            continue
        part = shell[name]
        base, seen = picture.add(to_pixels(part['uv'], name, layout), part['f'], part['v'])
        away, near = tree.query(base[seen], k=4)
        weight = np.where(away < REACH, 1 / (away + 0.0005), 1e-9)
        mixed = (found[near] * weight[..., None]).sum(1) / weight.sum(1)[:, None]
        picture.lean[seen] = mixed[:, :2]
        open_[seen] = mixed[:, 2]
        picture.covered |= seen


def smooth(values, mask, pixels):
    """Smoothed within the mask."""
    weight = gaussian_filter(mask.astype(float), pixels)
    mixed = gaussian_filter(np.where(mask, values, 0), pixels)
    return np.where(weight > 1e-4, mixed / np.maximum(weight, 1e-4), 0), weight


def openness(picture, pixel):
    """How much of the sky the bottom of each fold sees, from the heights around it."""
    height = picture.height - smooth(picture.height, picture.covered, SMOOTH / pixel)[0]
    height = np.where(picture.covered, gaussian_filter(height, 0.6), 0)
    hidden = np.zeros_like(height)
    steps = np.arange(1, max(2, round(SIGHT / pixel)) + 1)
    for ray in range(RAYS):
        angle = 2 * np.pi * ray / RAYS
        highest = np.zeros_like(height)
        for step in steps:
            move = np.round(step * np.array([np.sin(angle), np.cos(angle)])).astype(int)
            there = np.roll(height, tuple(-move), (0, 1))
            highest = np.maximum(highest, (there - height) / (np.hypot(*move) * pixel))
        hidden += highest**2 / (1 + highest**2)
    return 1 - hidden / RAYS


def encode(picture, open_):
    """The picture, with folds that end softly beyond the panels."""
    channels = []
    for values, free in ((picture.lean[..., 0], 0), (picture.lean[..., 1], 0), (open_, 1)):
        around, weight = smooth(values - free, picture.covered, FADE / 2)
        around *= np.clip(weight * 4, 0, 1)
        channels.append(np.where(picture.covered, values - free, around) + free)
    lean = np.clip(np.stack(channels[:2], -1) / LEAN, -1, 1) * 127 + 128
    shade = np.clip(channels[2], 0, 1)[..., None] * 255
    return np.round(np.concatenate([lean, shade], -1)).clip(0, 255).astype(np.uint8)


def read_shell(name):
    """The parts of the model before it was packed."""
    data = np.load(cache('garments', f'{name}-finished.npz'))
    parts = {}
    for number, part in enumerate(map(str, data['names'])):
        ids = np.flatnonzero(data['pid'] == number)
        local = np.full(len(data['pid']), -1)
        local[ids] = np.arange(len(ids))
        faces = data['f'][(data['pid'][data['f']] == number).all(1)]
        parts[part] = dict(
            v=data['v'][ids].astype(float),
            n0=data['n0'][ids].astype(float),
            uv=data['uv'][ids] - [number * PART_STEP, 0],
            f=local[faces],
        )
    return parts


def main(name):
    """Bake one garment."""
    layout = json.loads((MODELS / f'{name}.json').read_text())
    fine = dict(np.load(cache('garments', f'{name}-fine.npz')))
    shell = read_shell(name)
    picture = Picture()
    bake_panels(fine, shell, layout, picture)
    open_ = openness(picture, layout['uvMetres'] / EDGE)
    lay_on(fine, shell, layout, picture, open_)
    lean = np.hypot(*np.moveaxis(picture.lean[picture.covered], 1, 0))
    print('   lean: mean %.3f, one in a hundred %.3f' % (lean.mean(), np.percentile(lean, 99)))
    png = cache('garments', f'{name}-folds.png')
    Image.fromarray(encode(picture, open_)).save(png)


if __name__ == '__main__':
    main(sys.argv[1])
