"""The five garment textures, computed as tiling patterns.

python3 assets/textures/fabrics.py [NAME...]   writes colour, grey and normal map of each.
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent)]

import numpy as np  # noqa: E402
from weaving import grid, noise, save, soften, weave  # noqa: E402

SIZE = 1024


def linen():
    """Plain weave of uneven flax yarns."""
    count = 84
    height, top, warp, weft = weave(SIZE, count, count, lambda i, j: (i + j) % 2 == 0, 3, 0.22)
    dice = np.random.default_rng(5)
    warp_tone, weft_tone = dice.normal(size=count), dice.normal(size=count)
    tone = np.where(
        top,
        warp_tone[warp] * 0.5 + noise(SIZE, 3, 9, 50) * 0.5,
        weft_tone[weft] * 0.5 + noise(SIZE, 50, 10, 3) * 0.5,
    )
    fibre = np.where(top, noise(SIZE, 0.7, 12, 5), noise(SIZE, 5, 13, 0.7))
    light = (
        0.80 + 0.045 * tone + 0.022 * fibre + 0.17 * (height - 0.8) + 0.012 * noise(SIZE, 60, 15)
    )
    colour = light[..., None] * np.array([0.955, 0.925, 0.865]) / 0.83
    save('linen', colour, soften(height + 0.10 * tone + 0.05 * fibre, 0.8), 1.6)


def denim():
    """Three-one twill: indigo warp over white weft, worn."""
    count = 96
    height, top, warp, _ = weave(SIZE, count, count, lambda i, j: (i + j) % 4 != 0, 21, 0.12)
    warp_tone = np.random.default_rng(22).normal(size=count)
    fibre = np.where(top, noise(SIZE, 0.8, 23, 4), noise(SIZE, 4, 24, 0.8))
    worn = 0.5 + 0.16 * warp_tone[warp] + 0.20 * noise(SIZE, 1.4, 25, 120) + 0.13 * fibre
    worn = np.clip(worn + 0.10 * noise(SIZE, 40, 26), 0, 1)[..., None]
    indigo, faded = np.array([0.13, 0.21, 0.37]), np.array([0.40, 0.50, 0.66])
    blue = indigo * (1 - worn * 0.55) + faded * worn * 0.55
    white = np.array([0.74, 0.76, 0.78]) * (0.72 + 0.06 * fibre[..., None])
    colour = np.where(top[..., None], blue, white) * (0.55 + 0.50 * height[..., None])
    save('denim', colour, soften(height + 0.06 * fibre, 0.8), 1.7)


def knit():
    """Stocking stitch: columns of small v."""
    columns, rows = 32, 44
    y, x = grid(SIZE)
    in_column = (x * columns) % 1
    side = np.abs(in_column - 0.5) * 2
    phase = (y * rows + 0.75 * side) % 1
    across = np.sqrt(np.clip(1 - ((side - 0.5) / 0.52) ** 2, 0, 1))
    strand = across * np.sqrt(np.clip(1 - ((phase - 0.5) / 0.56) ** 2, 0, 1))
    fibre = noise(SIZE, 1.0, 31)
    twist = np.where(in_column < 0.5, 0.3, 0)
    ply = 0.5 + 0.5 * np.sin(2 * np.pi * (phase * 2 + side * 1.4 + twist))
    height = strand * (0.9 + 0.1 * ply)
    light = 0.52 + 0.40 * height + 0.03 * fibre + 0.008 * noise(SIZE, 30, 33)
    colour = light[..., None] * np.array([0.97, 0.965, 0.95]) / 0.88
    save('knit', colour, soften(height + 0.03 * fibre, 1.0), 3.2)


def damask_figure():
    """1 inside the figure, 0 on the ground: an ogee lattice with eight-petalled rosettes."""
    y, x = grid(SIZE)
    wide, tall = 2, 2
    u = x * wide
    v = y * tall
    ogee = (
        np.cos(2 * np.pi * u)
        + np.cos(2 * np.pi * v)
        + 0.35 * np.cos(2 * np.pi * u) * np.cos(2 * np.pi * v)
    )
    lattice = np.abs(np.abs(ogee + 0.10) - 0.16) < 0.07
    figure = lattice.astype(float)
    for du, dv in ((0, 0), (0.5, 0.5)):
        a = (u + du + 0.5) % 1 - 0.5
        b = (v + dv + 0.5) % 1 - 0.5
        radius, angle = np.hypot(a, b), np.arctan2(b, a)
        petal = np.abs(np.cos(4 * angle))
        rosette = radius < 0.055 + 0.135 * petal**0.7
        vein = (np.abs(np.sin(4 * angle)) * radius < 0.012) & (radius > 0.07) & (radius < 0.16)
        eye = (radius > 0.028) & (radius < 0.046)
        figure = np.maximum(figure, rosette & ~vein & ~eye)
        leaf_angle = (angle + np.pi / 8) % (np.pi / 4) - np.pi / 8
        leaf = ((radius - 0.225) / 0.030) ** 2 + (leaf_angle * radius / 0.012) ** 2 < 1
        figure = np.maximum(figure, leaf & (np.abs(np.cos(2 * angle)) < 0.9))
    return soften(figure, 1.6)


def silk():
    """Damask: the figure shows the weft, the ground the warp of a satin; both gleam apart."""
    figure = damask_figure()
    y, x = grid(SIZE)
    warp = np.sin(2 * np.pi * x * 256) * 0.5 + noise(SIZE, 0.6, 51, 14) * 0.5
    weft = np.sin(2 * np.pi * y * 256) * 0.5 + noise(SIZE, 14, 52, 0.6) * 0.5
    thread = np.where(figure > 0.5, weft, warp)
    light = 0.84 + 0.11 * (figure - 0.5) + 0.016 * thread + 0.010 * noise(SIZE, 40, 53)
    colour = light[..., None] * np.array([1.0, 0.985, 0.95])
    save('silk', colour, soften(figure * 1.5 + 0.10 * thread, 1.0), 0.9, 84)


def ornament_cells(count=64):
    """The repeat of the embroidered cloth: 0 cloth, 1 red, 2 black; two stars, two diamonds."""
    cells = np.zeros((count, count), int)
    down, across = np.mgrid[0:count, 0:count]

    def around(column, row):
        a = np.floor(np.abs((across - column + count / 2) % count - count / 2)).astype(int)
        b = np.floor(np.abs((down - row + count / 2) % count - count / 2)).astype(int)
        return a, b, a + b, np.maximum(a, b), np.minimum(a, b)

    for place in (15.5, 47.5):
        a, b, total, larger, smaller = around(place, place)
        petal = 7
        for one, other in ((a, b), (b, a)):
            inside = (other >= 1) & (other <= petal) & (one >= other + 1) & (one <= other + petal)
            cells[inside] = 1
        cells[total <= 1] = 2
        cells[(smaller == 0) & (larger >= 9) & (larger <= 11)] = 2
        cells[(smaller == 1) & (larger == 10)] = 2
        cells[(a == b) & (larger >= 9) & (larger <= 11)] = 2
        cells[(total == 23) & (smaller >= 10)] = 1
    for column, row in ((47.5, 15.5), (15.5, 47.5)):
        a, b, total, larger, smaller = around(column, row)
        cells[(total == 9) | (total == 10)] = 1
        cells[(total == 5) | (total == 6)] = 2
        cells[(total == 2) | (total == 3)] = 1
        cells[total == 0] = 2
        cells[(smaller == 0) & (larger >= 11) & (larger <= 13)] = 2
        cells[(smaller <= 1) & (larger == 12)] = 2
    return cells


def vyshyvanka():
    """Red and black cross-stitch on white even-weave linen."""
    cells = ornament_cells()
    count = len(cells)
    step = SIZE // count
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    row, column = y // step, x // step
    kind = cells[row, column]
    u = ((x % step) + 0.5) / step * 2 - 1
    v = ((y % step) + 0.5) / step * 2 - 1
    weave_height = 0.5 + 0.25 * np.cos(4 * np.pi * x / step) * np.cos(4 * np.pi * y / step)
    hole = np.exp(-((np.abs(u) - 1) ** 2 + (np.abs(v) - 1) ** 2) / 0.05)
    light = 0.90 + 0.06 * (weave_height - 0.5) - 0.16 * hole + 0.012 * noise(SIZE, 1, 41)
    colour = light[..., None] * np.array([1.0, 0.985, 0.955])

    def leg(across, along):
        body = np.sqrt(np.clip(1 - (across / 0.34) ** 2, 0, 1))
        return body * np.sqrt(np.clip((1.42 - np.abs(along)) / 0.25, 0, 1)) * (kind > 0)

    rising, falling = (u - v) / np.sqrt(2), (u + v) / np.sqrt(2)
    under, over = leg(rising, falling), leg(falling, rising)
    red, black = np.array([0.72, 0.055, 0.085]), np.array([0.075, 0.068, 0.075])
    yarn = np.where((kind == 2)[..., None], black, red)
    tone = 1 + 0.10 * np.random.default_rng(44).normal(size=(count, count))[row, column]
    ply_under = 0.5 + 0.5 * np.sin(6 * np.pi * rising + noise(SIZE, 4, 42) * 0.6)
    ply_over = 0.5 + 0.5 * np.sin(6 * np.pi * falling + noise(SIZE, 4, 43) * 0.6)
    stitched = np.maximum(under, over) > 0.05
    shadow = soften(stitched.astype(float), step * 0.16)
    colour = colour * (1 - 0.38 * shadow * ~stitched)[..., None]
    low = yarn * (tone * (0.42 + 0.58 * under) * (0.82 + 0.22 * ply_under))[..., None]
    high = yarn * (tone * (0.55 + 0.60 * over) * (0.82 + 0.22 * ply_over))[..., None]
    colour = np.where((under > 0.05)[..., None], low, colour)
    colour = np.where((over > 0.05)[..., None], high, colour)
    height = 0.25 * weave_height - 0.2 * hole
    height = np.where(under > 0.05, 0.7 + 0.5 * under, height)
    height = np.where(over > 0.05, 1.0 + 0.6 * over, height)
    save('vyshyvanka', colour, soften(height, 1.0), 1.3, 84)


TEXTURES = {
    'linen': linen,
    'denim': denim,
    'knit': knit,
    'silk': silk,
    'vyshyvanka': vyshyvanka,
}

if __name__ == '__main__':
    for texture in sys.argv[1:] or TEXTURES:
        TEXTURES[texture]()
