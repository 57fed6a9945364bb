"""Cloths that lie or hang in the stills, simulated with the garments' own solver.

python3 assets/stills/sheets.py NAME...   (linen-folds, denim, silk; all of them without a name)
"""

import math
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / 'garments'), str(HERE.parent / 'python')]

import cloth  # noqa: E402
from paths import cache  # noqa: E402
from pattern import Panel, build, line  # noqa: E402

FIELD_CELL = 0.008
REACH = np.array([1.2, 1.1])
LOWEST, HIGHEST = -0.06, 0.75


def floor(points):
    """Distance to the ground."""
    return points[..., 2]


def ball(centre, radius):
    """Distance to a sphere."""
    return lambda points: np.linalg.norm(points - np.array(centre), axis=-1) - radius


def block(centre, size, turn=0.0, edge=0.02):
    """Distance to a box with rounded edges, turned about z (degrees)."""
    a = math.radians(turn)
    rotation = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
    half = np.array(size) / 2 - edge

    def distance(points):
        q = np.abs((points - np.array(centre)) @ rotation) - half
        outside = np.linalg.norm(np.maximum(q, 0), axis=-1)
        return outside + np.minimum(q.max(-1), 0) - edge

    return distance


def cylinder(centre, radius, height, edge=0.015):
    """Distance to an upright cylinder that stands on the centre."""

    def distance(points):
        q = points - np.array(centre)
        side = np.hypot(q[..., 0], q[..., 1]) - radius + edge
        top = np.abs(q[..., 2] - height / 2) - height / 2 + edge
        outside = np.hypot(np.maximum(side, 0), np.maximum(top, 0))
        return outside + np.minimum(np.maximum(side, top), 0) - edge

    return distance


def distance_field(solids):
    """The solids' common distance on a grid: values, lowest corner and cell size."""
    low = np.array([-REACH[0], -REACH[1], LOWEST])
    high = np.array([REACH[0], REACH[1], HIGHEST])
    axes = [np.arange(low[i], high[i] + FIELD_CELL, FIELD_CELL) for i in range(3)]
    field = None
    for x0 in range(0, len(axes[0]), 40):
        points = np.stack(np.meshgrid(axes[0][x0 : x0 + 40], *axes[1:], indexing='ij'), -1)
        values = np.min([solid(points) for solid in solids], axis=0).astype(np.float32)
        field = values if field is None else np.concatenate([field, values])
    return field, low, FIELD_CELL


def settle(width, depth, place, solids, cell, bending, weight, frames, friction=0.35, noise=0.02):
    """Drop a cloth; `place` maps its flat points (metres) to where it starts."""
    edges = [
        ('bottom', line((-width / 2, -depth / 2), (width / 2, -depth / 2))),
        ('right', line((width / 2, -depth / 2), (width / 2, depth / 2))),
        ('top', line((width / 2, depth / 2), (-width / 2, depth / 2))),
        ('left', line((-width / 2, depth / 2), (-width / 2, -depth / 2))),
    ]
    sheet = build([Panel('sheet', edges, place)], [], cell)
    material = dict(ku=900, kv=900, ks=25, kb=bending, rho=weight, noise=noise)
    solver = cloth.prepare(sheet, lambda name: material)
    field, low, size = distance_field(solids)
    x = sheet['x'].astype(float).copy()
    v = np.zeros_like(x)
    x += np.random.default_rng(3).normal(0, 0.0004, x.shape)
    none = np.zeros(0, np.int64)
    empty = np.zeros(0)
    thick = np.full(len(x), 0.003)
    skip = np.zeros(len(x), np.bool_)
    cones = np.zeros((0, 12))
    substeps = 14
    near = cell * 0.8
    for frame in range(frames):
        damping = 1.0 if frame < frames * 0.7 else 7.0
        for _ in range(2):
            i, j, r = cloth.pairs(x, solver['adj3'], near + 0.012, near)
            cloth.substeps(
                x, v, solver['w'], substeps // 2, 1 / 60 / substeps, 9.81, damping, 2.0,
                solver['T'], solver['Di'], solver['al'], solver['H'], solver['K'], solver['alb'],
                field, low, size, cones, thick, friction, i, j, r, 0.2,
                none, none, empty, empty, skip, np.zeros(2),
            )  # fmt: skip
        if frame % 30 == 29:
            print('frame', frame + 1, 'speed %.3f' % np.linalg.norm(v, axis=1).mean(), flush=True)
    return dict(v=x, f=sheet['G'][sheet['T']], uv=sheet['P'])


def linen_folds():
    """A wide linen pushed together more on the left than on the right, so that folds fan out."""

    def place(p):
        u = p[:, 1] / 0.9
        squeeze = 0.60 + 0.18 * u
        wave = (
            2 * np.pi * (p[:, 0] / 0.20 + 0.3 * np.sin(p[:, 1] * 1.7) + 0.3 * np.sin(p[:, 0] * 3.1))
        )
        height = 0.052 * np.sqrt(np.maximum(1 - squeeze**2, 0)) / 0.8
        lean = 0.028 * np.sin(wave * 0.5 + 1.0)
        return np.stack(
            [
                p[:, 0] * squeeze + lean,
                p[:, 1] * 0.97 + 0.03 * np.sin(wave),
                0.09 + height * np.sin(wave),
            ],
            1,
        )

    return settle(2.9, 1.7, place, [floor], 0.0115, 6e-6, 0.19, 110, 0.5, 0.012)


def hanging(centre, turn):
    """A flat start above the centre, turned by degrees."""
    a = math.radians(turn)

    def place(p):
        x = p[:, 0] * math.cos(a) - p[:, 1] * math.sin(a) + centre[0]
        y = p[:, 0] * math.sin(a) + p[:, 1] * math.cos(a) + centre[1]
        return np.stack([x, y, centre[2] + 0.002 * np.sin(p[:, 0] * 31) * np.sin(p[:, 1] * 27)], 1)

    return place


def denim():
    """Denim over a block."""
    solids = [floor, block((-0.42, 0.05, 0.21), (0.38, 0.38, 0.42), 14)]
    return settle(
        1.12, 0.98, hanging((-0.42, 0.0, 0.45), 28), solids, 0.0115, 1.6e-5, 0.32, 140, 0.45, 0.02
    )


def silk():
    """Silk over a ball."""
    solids = [floor, ball((0.46, 0.05, 0.25), 0.23), cylinder((0.46, 0.05, 0), 0.13, 0.2)]
    return settle(
        1.16, 1.1, hanging((0.47, 0.03, 0.52), 33), solids, 0.0105, 5e-7, 0.09, 150, 0.2, 0.012
    )


SHEETS = {'linen-folds': linen_folds, 'denim': denim, 'silk': silk}

if __name__ == '__main__':
    for sheet_name in sys.argv[1:] or SHEETS:
        np.savez_compressed(cache('sheets', f'{sheet_name}.npz'), **SHEETS[sheet_name]())
        print('SHEET', sheet_name, flush=True)
