"""Cross-stitch ornaments as grids of colour numbers: 0 is bare cloth."""

import numpy as np


def mirrored(quarter):
    """The full motif of a lower right quarter whose first row and column are its axes."""
    half = np.concatenate([quarter[:, :0:-1], quarter], axis=1)
    return np.concatenate([half[:0:-1], half])


def star(petal, first=1, second=2, heart=3):
    """An eight-pointed star: petals are parallelograms `petal` cells wide, in two colours."""
    reach = 2 * petal
    b, a = np.mgrid[0 : reach + 1, 0 : reach + 1]
    grid = np.zeros_like(a)
    grid[(b >= 1) & (b <= petal) & (a >= b + 1) & (a <= b + petal)] = first
    grid[(a >= 1) & (a <= petal) & (b >= a + 1) & (b <= a + petal)] = second
    spot = max(1, petal // 3)
    grid[np.abs(a - reach + spot) + b <= spot] = heart
    grid[np.abs(b - reach + spot) + a <= spot] = heart
    middle = round(1.5 * petal)
    grid[np.abs(a - middle) + np.abs(b - middle) <= spot] = heart
    grid[a + b == 0] = heart
    return mirrored(grid)


def diamond(reach, outer=2, inner=3):
    """A diamond outline around a smaller filled one."""
    b, a = np.mgrid[0 : reach + 1, 0 : reach + 1]
    grid = np.zeros_like(a)
    grid[a + b == reach] = outer
    grid[a + b <= reach - 3] = inner
    return mirrored(grid)


def border(columns, colour=1, second=2):
    """A band of small diamonds between two lines, 9 rows high, repeating every 8 columns."""
    grid = np.zeros((9, columns), int)
    x = np.arange(columns)
    wave = np.abs((x + 4) % 8 - 4)
    grid[0] = grid[8] = second
    for row in range(2, 7):
        distance = np.abs(row - 4) + wave
        grid[row, distance <= 2] = colour
        grid[row, distance == 0] = second
        grid[row, (np.abs(row - 4) + np.abs(x % 8 - 4)) == 4] = second
    return grid


def paste(canvas, motif, row, column):
    """Lay a motif's filled cells onto a canvas, its upper left corner at (row, column)."""
    height, width = motif.shape
    part = canvas[row : row + height, column : column + width]
    part[motif > 0] = motif[motif > 0]
    return canvas
