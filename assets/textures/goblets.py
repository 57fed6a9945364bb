"""The configurator's two preset textures for the goblet: hammered metal and enamel with stitches.

python3 assets/textures/goblets.py   writes colour, grey, normal map and swatch of each.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import numpy as np  # noqa: E402
from ornament import diamond, star  # noqa: E402
from palette import COBALT, PAPER, TERRACOTTA, WHEAT  # noqa: E402
from scipy.spatial import cKDTree  # noqa: E402
from weaving import grid, noise, save, soften, write  # noqa: E402

SIZE = 1024
DENTS = 240
# Sharp on a button of 44 pixels whose screen has three for each.
SWATCH = 128


def swatch(name, colour):
    """The small picture on the button that chooses the texture."""
    step = SIZE // SWATCH
    blocks = colour.reshape(SWATCH, step, SWATCH, step, 3)
    write(f'{name}-swatch', blocks.mean((1, 3)), 84)


def hammered():
    """Round dents side by side, as a hammer leaves them: distance to the nearest blow."""
    dice = np.random.default_rng(91)
    blows = dice.random((DENTS, 2))
    # Lloyd's relaxation on a torus spaces the blows evenly.
    samples = dice.random((DENTS * 60, 2))
    for _ in range(12):
        _, nearest = cKDTree(blows, boxsize=1).query(samples)
        for i in range(DENTS):
            mine = samples[nearest == i]
            offset = (mine - blows[i] + 0.5) % 1 - 0.5
            blows[i] = (blows[i] + offset.mean(0)) % 1
    y, x = grid(SIZE)
    distance, number = cKDTree(blows, boxsize=1).query(np.stack([x, y], -1).reshape(-1, 2))
    distance, number = distance.reshape(SIZE, SIZE), number.reshape(SIZE, SIZE)
    depth = dice.uniform(0.7, 1.2, DENTS)[number]
    bowl = np.clip(distance * np.sqrt(DENTS) / 0.75, 0, 1) ** 2 * depth
    scratch = noise(SIZE, 0.6, 92, 9) * 0.5 + noise(SIZE, 9, 93, 0.6) * 0.5
    height = soften(bowl * 9, 2.2)
    light = 0.80 + 0.13 * (soften(bowl, 2.0) - 0.45) + 0.010 * scratch + 0.012 * noise(SIZE, 50, 94)
    colour = light[..., None] * np.array([1.0, 0.97, 0.90])
    save('goblet-1', colour, height + 0.06 * scratch, 0.5, 84)
    swatch('goblet-1', colour)


def rgb(colour):
    """sRGB of a hex colour, 0 to 1."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def enamel():
    """Cobalt enamel with small golden squares that form stars, as on a counted chart."""
    cells = np.zeros((64, 64), int)
    for row, column, motif in (
        (16, 16, star(6)),
        (48, 48, star(6)),
        (16, 48, diamond(9)),
        (48, 16, diamond(9)),
    ):
        high, wide = motif.shape
        part = cells[
            row - high // 2 : row + high // 2 + 1, column - wide // 2 : column + wide // 2 + 1
        ]
        part[motif > 0] = motif[motif > 0]
    step = SIZE // len(cells)
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    kind = cells[y // step, x // step]
    u, v = ((x % step) + 0.5) / step * 2 - 1, ((y % step) + 0.5) / step * 2 - 1
    inset = np.clip((0.86 - np.maximum(np.abs(u), np.abs(v))) / 0.12, 0, 1) * (kind > 0)
    thread = np.select(
        [(kind == 1)[..., None], (kind == 2)[..., None]], [rgb(WHEAT), rgb(PAPER)], rgb(TERRACOTTA)
    )
    glaze = rgb(COBALT) * (1 + 0.05 * noise(SIZE, 60, 95) + 0.02 * noise(SIZE, 6, 96))[..., None]
    dome = 1 - 0.10 * (u * u + v * v)
    colour = glaze * (1 - inset[..., None]) + thread * dome[..., None] * inset[..., None]
    save('goblet-2', colour, soften(inset * 3, 1.2) + 0.1 * noise(SIZE, 30, 97), 0.6, 86)
    swatch('goblet-2', colour)


if __name__ == '__main__':
    hammered()
    enamel()
