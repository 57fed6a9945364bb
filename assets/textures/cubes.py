"""Stitched faces: 27 for the cube of cubes, 6 for the two orbiting ones, as two atlases.

python3 assets/textures/cubes.py   writes cube-faces and orbit-faces, each as WebP and JSON.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import numpy as np  # noqa: E402
from neat_json import write_json  # noqa: E402
from palette import (
    BLUSH,
    BRICK,
    COBALT,
    INK,
    NIGHT,
    PAPER,
    SAND,
    SKY,
    TERRACOTTA,
    WHEAT,
)  # noqa: E402
from PIL import Image  # noqa: E402
from scipy.ndimage import gaussian_filter  # noqa: E402
from weaving import TEXTURES, write  # noqa: E402

CELLS = 16
CELL = 16  # pixels
FACE = CELLS * CELL
MIDDLE = (CELLS - 1) / 2
QUALITY = 84

# Ground, first and second thread of the faces, in turn.
PALETTES = [
    (COBALT, PAPER, WHEAT),
    (PAPER, COBALT, TERRACOTTA),
    (TERRACOTTA, PAPER, NIGHT),
    (WHEAT, NIGHT, TERRACOTTA),
    (SKY, COBALT, PAPER),
    (NIGHT, WHEAT, SKY),
    (BLUSH, BRICK, PAPER),
    (SAND, COBALT, BRICK),
    (INK, TERRACOTTA, WHEAT),
]


def mirror_distance():
    """Column and row distances from the middle of a face, 0 to 7."""
    row, column = np.mgrid[0:CELLS, 0:CELLS]
    return np.abs(column - MIDDLE).astype(int), np.abs(row - MIDDLE).astype(int)


def motifs():
    """Named motifs on a 16 by 16 grid: 0 ground, 1 and 2 the two threads."""
    a, b = mirror_distance()
    row, column = np.mgrid[0:CELLS, 0:CELLS]
    total, larger, smaller = a + b, np.maximum(a, b), np.minimum(a, b)
    empty = np.zeros((CELLS, CELLS), int)

    def draw(*layers):
        face = empty.copy()
        for number, mask in layers:
            face[mask] = number
        return face

    petals = (smaller >= 1) & (smaller <= 3) & (larger >= smaller + 1) & (larger <= smaller + 3)
    edge = larger == 7
    wave = np.abs((column % 8) - 3.5).astype(int)
    return {
        'star': draw((1, petals), (2, (total <= 1) | ((larger == 6) & (smaller == 0)))),
        'diamond': draw((1, (total == 6) | (total == 7)), (2, total <= 3)),
        'rings': draw((1, (larger == 6) | (larger == 2)), (2, larger == 4)),
        'cross': draw(
            (1, (smaller <= 1) & (larger <= 6)), (2, (larger <= 1) | (larger == 6) & (smaller <= 1))
        ),
        'saltire': draw((1, (np.abs(a - b) <= 1) & (larger <= 6)), (2, total <= 2)),
        'chequers': draw((1, ((row // 4 + column // 4) % 2 == 0)), (2, (larger <= 1))),
        'waves': draw((1, (row - wave) % 8 == 1), (2, (row - wave) % 8 == 4)),
        'ladder': draw((1, (a == 3) | ((b % 4 == 1) & (a < 3))), (2, (a == 6) & (row % 4 < 2))),
        'frame': draw((1, (larger == 6) & (total % 2 == 0)), (2, (total == 5) | (total == 4))),
        'eye': draw((1, (larger <= 6) & (total <= 9) & (total >= 8)), (2, (a * a + b * b) <= 9)),
        'steps': draw(
            (1, (np.maximum(row, column) % 4 < 2)), (2, (row == column) & (row % 4 == 3))
        ),
        'hooks': draw(
            (1, (larger == 5) & (smaller >= 1)),
            (1, (smaller == 0) & (larger >= 2)),
            (2, larger <= 1),
        ),
        'seeds': draw(
            (1, (row % 4 == 1) & (column % 4 == 1)), (2, (row % 4 == 3) & (column % 4 == 3))
        ),
        'corners': draw((1, total >= 10), (2, (total == 8))),
        'arrow': draw(
            (1, (row - a >= 1) & (row - a <= 4) & (larger <= 7)),
            (2, (row - a >= 7) & (row - a <= 8)),
        ),
        'wheat': draw(
            (1, ((row + a) % 4 == 0) & (a >= 1) & (a <= 4) & (row >= 2) & (row <= 12)),
            (2, (a == 0) & (row >= 1)),
        ),
        'house': draw(
            (1, (row >= 7) & (row <= 13) & (a <= 4)),
            (
                2,
                ((row - a >= 2) & (row - a <= 3) & (row <= 8))
                | ((row >= 10) & (row <= 13) & (a <= 1)),
            ),
        ),
        'goblet': draw(
            (1, (row >= 2) & (row <= 7) & (a <= 4 - np.maximum(0, row - 5))),
            (1, (row >= 8) & (row <= 12) & (a == 0)),
            (1, (row == 13) & (a <= 3)),
            (2, ((row == 2) & (a <= 4)) | ((row == 10) & (a <= 1))),
        ),
        'shirt': draw(
            (1, (row >= 3) & (row <= 13) & (a <= 4)),
            (1, (row >= 3) & (row <= 7) & (a <= 7)),
            (0, (row <= 4) & (a <= 1)),
            (2, (a == 0) & (row >= 5) & (row % 2 == 1) & (row <= 13)),
        ),
        'heart': draw(
            (1, (row >= 4) & (row <= 7) & (a <= 6) & ~((row == 4) & ((a == 0) | (a == 6)))),
            (1, (row >= 8) & (a <= 13 - row)),
            (1, (row == 3) & (a >= 2) & (a <= 4)),
            (2, (row >= 5) & (row <= 6) & (a >= 3) & (a <= 4)),
        ),
        'tree': draw(
            (1, (row >= 2) & (row <= 11) & (a <= (row - 2) % 4 + (row - 2) // 4)),
            (2, (row >= 12) & (row <= 14) & (a == 0)),
        ),
        'window': draw(
            (1, larger == 6),
            (1, (smaller == 0) & (larger <= 6)),
            (2, (larger == 3) & (smaller == 3)),
        ),
        'button': draw(
            (1, (a * a + b * b <= 40) & (a * a + b * b >= 22)),
            (2, (a == 1) & (b == 1)),
            (1, total == 0),
        ),
        'ribbon': draw((1, (row + column) % 8 <= 2), (2, (row + column) % 8 == 5)),
        'lattice': draw(
            (1, ((row + column) % 8 == 0) | ((row - column) % 8 == 0)),
            (2, (row % 8 == 4) & (column % 8 == 4)),
        ),
        'sun': draw(
            (1, a * a + b * b <= 12),
            (2, (larger >= 5) & (larger <= 6) & ((smaller == 0) | (a == b))),
            (2, (larger == 6) & (smaller == 3)),
        ),
        'border': draw((1, edge), (2, (larger == 5) & (total % 3 == 0)), (1, total <= 2)),
    }


def dots(number):
    """The pips of a die, three cells wide."""
    places = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
        6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }[number]
    face = np.zeros((CELLS, CELLS), int)
    for x, y in places:
        column, row = round(MIDDLE + x * 4.5), round(MIDDLE + y * 4.5)
        face[row - 1 : row + 2, column - 1 : column + 2] = 1
        face[row, column] = 2
    return face


def rgb(colour):
    """sRGB of a hex colour, 0 to 1."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def stitched(cells, ground, first, second):
    """A face of real stitches: two legs a cell over a faint weave."""
    y, x = np.mgrid[0:FACE, 0:FACE]
    kind = cells[y // CELL, x // CELL]
    u, v = ((x % CELL) + 0.5) / CELL * 2 - 1, ((y % CELL) + 0.5) / CELL * 2 - 1
    weave = 0.03 * np.cos(4 * np.pi * x / CELL) * np.cos(4 * np.pi * y / CELL)
    hole = np.exp(-((np.abs(u) - 1) ** 2 + (np.abs(v) - 1) ** 2) / 0.06)
    colour = rgb(ground) * (0.97 + weave - 0.18 * hole)[..., None]

    def leg(across, along):
        body = np.sqrt(np.clip(1 - (across / 0.36) ** 2, 0, 1))
        return body * np.sqrt(np.clip((1.40 - np.abs(along)) / 0.25, 0, 1)) * (kind > 0)

    rising, falling = (u - v) / np.sqrt(2), (u + v) / np.sqrt(2)
    under, over = leg(rising, falling), leg(falling, rising)
    covered = np.maximum(under, over) > 0.05
    shadow = gaussian_filter(covered.astype(float), 2.2)
    colour = colour * (1 - 0.32 * shadow * ~covered)[..., None]
    yarn = np.where((kind == 2)[..., None], rgb(second), rgb(first))
    for leg_height, across, base in ((under, rising, 0.62), (over, falling, 0.74)):
        ply = 0.92 + 0.08 * np.cos(6 * np.pi * across)
        thread = yarn * ((base + (1.04 - base) * leg_height) * ply)[..., None]
        colour = np.where((leg_height > 0.05)[..., None], thread, colour)
    return np.clip(colour, 0, 1)


def atlas(name, faces, columns):
    """Lay the faces on one picture and describe it."""
    rows = -(-len(faces) // columns)
    picture = np.zeros((rows * FACE, columns * FACE, 3))
    for i, face in enumerate(faces.values()):
        row, column = divmod(i, columns)
        picture[row * FACE : (row + 1) * FACE, column * FACE : (column + 1) * FACE] = face
    write(name, picture, QUALITY)
    described = dict(image=f'{name}.webp', face=FACE, columns=columns, rows=rows, names=list(faces))
    write_json(TEXTURES / f'{name}.json', described)


def main():
    """Write both atlases."""
    cube = {
        name: stitched(cells, *PALETTES[i % len(PALETTES)])
        for i, (name, cells) in enumerate(motifs().items())
    }
    assert len(cube) == 27, len(cube)
    atlas('cube-faces', cube, 9)
    orbit = {
        f'dots-{number}': stitched(dots(number), *(PALETTES[3] if number % 2 else PALETTES[0]))
        for number in range(1, 7)
    }
    atlas('orbit-faces', orbit, 6)


if __name__ == '__main__':
    main()
