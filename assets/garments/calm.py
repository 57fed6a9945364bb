"""Calms the broad dents of a model, for creases.py.

A draped mesh of triangles a centimetre wide has dents 1 to 5 cm wide whose sides are round: from near,
they look like thumb prints and smears of an airbrush. Panels of pressed cloth are calm between their
few folds. The model keeps its shape; the picture of its folds leans against it, triangle by triangle.
"""

import json
import subprocess

import numpy as np
from fold_map import paint, unit
from paths import MODELS, ROOT, cache
from scipy.ndimage import distance_transform_edt, gaussian_filter

# What is wider than this is the shape of the garment (metres).
WIDEST = 0.05
# Share of the dents that stays, and how sharp it gets.
KEPT, ROUNDS = 0.15, 5
# Along its edges a piece is held by seams: it stays as it is (metres).
HELD = 0.014


def sharpen(lean, rounds, pixels):
    """A shock filter on slopes: the sides of folds become flat, and their ridges narrow."""
    out = lean.copy()
    for _ in range(rounds):
        for k in range(2):
            value = out[..., k]
            calm = gaussian_filter(value, pixels)
            gy, gx = np.gradient(calm)
            gyy, gyx = np.gradient(gy)
            gxy, gxx = np.gradient(gx)
            along = gxx * gx * gx + (gxy + gyx) * gx * gy + gyy * gy * gy
            steep = gx * gx + gy * gy
            sign = np.tanh(along / (steep * 0.02 + 1e-9))
            fy, by = np.roll(value, -1, 0) - value, value - np.roll(value, 1, 0)
            fx, bx = np.roll(value, -1, 1) - value, value - np.roll(value, 1, 1)
            least = np.hypot(minmod(fx, bx), minmod(fy, by))
            out[..., k] = value - 0.4 * sign * least
    return out


def minmod(a, b):
    """The smaller of two slopes of one sign, else none."""
    return np.where(a * b > 0, np.sign(a) * np.minimum(abs(a), abs(b)), 0)


def dot(a, b):
    """Of vectors."""
    return (a * b).sum(-1)


def read_shell(name):
    """The meshes of the packed model."""
    file = cache('garments', f'{name}-shell.json')
    script = ROOT / 'assets' / 'garments' / 'unpack.ts'
    subprocess.run(['node', script, MODELS / f'{name}.glb', file], check=True)
    return json.loads(file.read_text())


def calm_dents(name, edge, pixel, pieces):
    """The lean against the dents, of pieces: a name and a mask of the picture each."""
    shell = read_shell(name)
    lean = np.zeros((edge, edge, 2))
    for piece, mask in pieces:
        if piece not in shell or not mask.any():
            continue
        rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
        box = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        own = mask[box]
        mesh = {key: np.array(values, float) for key, values in shell[piece].items()}
        values = np.zeros((edge, edge, 6))
        seen = np.zeros((edge, edge), bool)
        faces = mesh['faces'].astype(np.int64).reshape(-1, 3)
        paint(mesh['flat'] * edge, faces, np.c_[mesh['normals'], mesh['places']], values, seen)
        values, seen = values[box], seen[box] & own
        far = distance_transform_edt(np.pad(seen, 1))[1:-1, 1:-1] * pixel
        inner = far > 0.004

        def soften(v, metres):
            weight = gaussian_filter(inner.astype(float), metres / pixel)
            spread = (metres / pixel, metres / pixel, 0)
            return gaussian_filter(v * inner[..., None], spread) / np.maximum(weight, 1e-3)[..., None]

        normal = unit(values[..., :3])
        places = soften(values[..., 3:], 0.006)
        right, down = unit(np.gradient(places, axis=1)), unit(np.gradient(places, axis=0))
        shape = unit(soften(normal, WIDEST))
        flat_right = unit(right - shape * dot(right, shape)[..., None])
        flat_down = unit(down - shape * dot(down, shape)[..., None])
        dents = np.stack([dot(normal, flat_right), dot(normal, flat_down)], -1)
        kept = sharpen(dents * inner[..., None], ROUNDS, 2.5) * KEPT
        wanted = unit(shape + kept[..., :1] * flat_right + kept[..., 1:] * flat_down)
        own_right = unit(right - normal * dot(right, normal)[..., None])
        own_down = unit(down - normal * dot(down, normal)[..., None])
        against = np.stack([dot(wanted, own_right), dot(wanted, own_down)], -1)
        held = np.clip((far - 0.004) / HELD, 0, 1)[..., None]
        lean[box] += against * (held * held * (3 - 2 * held)) * inner[..., None]
    return lean
