"""Bakes the folds of a garment into one picture of its flat pattern.

python3 assets/garments/fold_map.py NAME   after folds.py. Writes public/models/NAME-folds.webp:
red and green are the lean of the cloth's normal to the right and downwards on the pattern (0 to
255 for -LEAN to LEAN, seen from outside), blue is how open the folds are (255 is free).

Cloth leans away from the model for two reasons: the folds, and the dents of the model. A draped
mesh of triangles a centimetre wide has dents 1 to 5 cm wide with round sides, from near like
thumb prints; the picture leans against them.
"""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import numpy as np  # noqa: E402
from finish import vnormals  # noqa: E402
from folds import STIFF_PIECES, read_shell  # noqa: E402
from numba import njit  # noqa: E402
from parts import PARTS  # noqa: E402
from paths import MODELS, cache  # noqa: E402
from PIL import Image  # noqa: E402
from scipy.ndimage import distance_transform_edt, gaussian_filter  # noqa: E402

EDGE = 2048  # pixels; the picture has half as many
LEAN = 0.8  # the largest lean of a normal that the picture holds
QUALITY = 82
FADE = 0.004  # metres beyond the panels over which folds end
# The relief of seams and hems is the model's: from its edge, a panel keeps dents so far (metres).
RELIEF, HELD = 0.004, 0.014
# How much crisper ridges get than a mesh of 2.5 mm can hold: rounds of the filter, its reach in
# pixels, and its share of the result.
ROUNDS, CRISP, SHARP = 8, 3, 0.7
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


def painted(at, faces, values):
    """A picture of triangles, and which pixels they cover."""
    out = np.zeros((EDGE, EDGE, values.shape[1]))
    seen = np.zeros((EDGE, EDGE), bool)
    paint(at, faces.astype(np.int64), values, out, seen)
    return out, seen


def unit(v):
    """Vectors of length 1."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def dot(a, b):
    """Of vectors; keeps the axis."""
    return (a * b).sum(-1, keepdims=True)


def smooth(values, mask, pixels):
    """Smoothed within the mask."""
    weight = gaussian_filter(mask.astype(float), pixels)
    return gaussian_filter(np.where(mask, values, 0), pixels) / np.maximum(weight, 1e-3)


def sharpen(lean, mask):
    """A shock filter on slopes: the sides of folds become flat, and their ridges narrow."""
    out = lean.copy()
    for _ in range(ROUNDS):
        for k in range(2):
            value = out[..., k]
            gy, gx = np.gradient(gaussian_filter(value, CRISP))
            gyy, gyx = np.gradient(gy)
            gxy, gxx = np.gradient(gx)
            along = gxx * gx * gx + (gxy + gyx) * gx * gy + gyy * gy * gy
            sign = np.tanh(along / ((gx * gx + gy * gy) * 0.004 / CRISP + 1e-9))
            least = 0
            for axis in (0, 1):
                ahead, behind = np.roll(value, -1, axis) - value, value - np.roll(value, 1, axis)
                smaller = np.minimum(abs(ahead), abs(behind))
                least = least + np.where(ahead * behind > 0, smaller, 0) ** 2
            out[..., k] -= 0.4 * sign * np.sqrt(least) * mask
    return lean + SHARP * (out - lean)


def bake(fine, shell, layout):
    """The lean of the cloth from the model, its height over the calm model, and what is covered."""
    pixel = layout['uvMetres'] / EDGE
    sewn = fine['G'][fine['T']]
    folded, calm = (vnormals(fine[key].astype(float), sewn) for key in ('v', 'home'))
    high = ((fine['v'] - fine['home']) * calm).sum(1)
    owner = fine['pid'][fine['T'][:, 0]]
    lean, height = np.zeros((EDGE, EDGE, 2)), np.zeros((EDGE, EDGE))
    covered = np.zeros((EDGE, EDGE), bool)
    for number, name in enumerate(map(str, fine['names'])):
        part = PARTS.get(name, name)
        at = np.array(layout['panels'][part]['origin']) * EDGE + fine['P'] * [1 / pixel, -1 / pixel]
        values = np.c_[folded, calm, fine['home'], high][fine['G']]
        cloth, seen = painted(at, fine['T'][owner == number], values)
        mesh = {key: np.array(values) for key, values in shell[part].items()}
        model, under = painted(mesh['flat'] * EDGE, mesh['faces'].reshape(-1, 3), mesh['normals'])
        seen &= under
        rows, columns = np.flatnonzero(seen.any(1)), np.flatnonzero(seen.any(0))
        box = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        cloth, model, seen = cloth[box], unit(model[box]), seen[box]
        places = np.stack([smooth(cloth[..., k], seen, 0.003 / pixel) for k in (6, 7, 8)], -1)
        right, down = (np.gradient(places, axis=axis) for axis in (1, 0))

        def to_lean(of, against):
            axes = [unit(way - against * dot(way, against)) for way in (right, down)]
            return np.concatenate([dot(of, axis) for axis in axes], -1), *axes

        lean_of_folds = sharpen(to_lean(unit(cloth[..., :3]), unit(cloth[..., 3:6]))[0], seen)
        far = distance_transform_edt(np.pad(seen, 1))[1:-1, 1:-1, None] * pixel
        inner = np.clip((far - RELIEF) / HELD, 0, 1) * (name not in STIFF_PIECES)
        inner = inner * inner * (3 - 2 * inner)
        base = unit(model + inner * (unit(cloth[..., 3:6]) - model))
        _, to_right, to_down = to_lean(base, base)
        up = np.sqrt(np.maximum(0.05, 1 - dot(lean_of_folds, lean_of_folds)))
        x, y = lean_of_folds[..., :1], lean_of_folds[..., 1:]
        lean[box][seen] = to_lean(unit(base * up + to_right * x + to_down * y), model)[0][seen]
        height[box][seen] = cloth[seen, 9]
        covered[box] |= seen
    return lean, height, covered


def openness(height, covered, pixel):
    """How much of the sky the bottom of each fold sees, from the heights around it."""
    height = height - smooth(height, covered, SMOOTH / pixel)
    height = np.where(covered, gaussian_filter(height, 0.6), 0)
    hidden = np.zeros_like(height)
    steps = np.unique(np.round(np.geomspace(1, SIGHT / pixel, 9)))
    for ray in range(RAYS):
        angle = 2 * np.pi * ray / RAYS
        highest = np.zeros_like(height)
        for step in steps:
            move = np.round(step * np.array([np.sin(angle), np.cos(angle)])).astype(int)
            there = np.roll(height, tuple(-move), (0, 1))
            highest = np.maximum(highest, (there - height) / (np.hypot(*move) * pixel))
        hidden += highest**2 / (1 + highest**2)
    return 1 - hidden / RAYS


def main(name):
    """Bake one garment."""
    layout = json.loads((MODELS / f'{name}.json').read_text())
    pixel = layout['uvMetres'] / EDGE
    fine = np.load(cache('garments', f'{name}-fine.npz'))
    lean, height, covered = bake(fine, read_shell(name), layout)
    size = np.linalg.norm(lean[covered], axis=1)
    print('   lean: mean %.3f, one in a hundred %.3f' % (size.mean(), np.percentile(size, 99)))
    # Folds end softly beyond the panels.
    far, nearest = distance_transform_edt(~covered, return_indices=True)
    soft = np.clip(1 - far * pixel / FADE, 0, 1)[..., None]
    values = np.dstack([lean / LEAN, openness(height, covered, pixel) - 1])[tuple(nearest)] * soft
    values = values.reshape(EDGE // 2, 2, EDGE // 2, 2, 3).mean((1, 3))
    picture = np.clip(values * [127, 127, 255] + [128, 128, 255], 0, 255).round().astype(np.uint8)
    png = cache('garments', f'{name}-folds.png')
    Image.fromarray(picture).save(png)
    result = MODELS / f'{name}-folds.webp'
    subprocess.run(
        ['cwebp', '-quiet', '-q', str(QUALITY), '-sharp_yuv', '-m', '6', png, '-o', result],
        check=True,
    )
    print(result.name, result.stat().st_size, 'bytes')


if __name__ == '__main__':
    main(sys.argv[1])
