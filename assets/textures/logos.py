"""Four preset logos drawn as counted charts: the same cells become SVG crosses and a WebP.

python3 assets/textures/logos.py   writes public/logos/logo-1 to logo-4 as .svg and .webp.
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / 'python')]

import numpy as np  # noqa: E402
from ornament import star  # noqa: E402
from palette import COBALT, INK, NIGHT, SKY, TERRACOTTA, WHEAT  # noqa: E402
from paths import LOGOS  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

PIXELS = 512
OVERSAMPLING = 4
STROKE = 0.34  # thickness of a stitch, in cells
REACH = 0.36  # half length of a stitch's leg along one axis, in cells


def chart(*rows):
    """Cells from lines of text: a dot is empty, a digit is a thread."""
    return np.array([[0 if sign == '.' else int(sign) for sign in row] for row in rows])


def blossom():
    """The eight-pointed star."""
    return star(5), {1: COBALT, 2: TERRACOTTA, 3: WHEAT}


def cube():
    """A cube in isometric view; every side has its own thread."""
    size = 10
    cells = np.zeros((2 * size + 1, 2 * size), int)
    for row in range(2 * size + 1):
        for column in range(2 * size):
            x = column - size + 0.5
            slope = abs(x) / 2
            if slope <= row - 0.5 <= size - slope:
                cells[row, column] = 1
            elif size - slope < row - 0.5 <= 2 * size - slope:
                cells[row, column] = 2 if x < 0 else 3
    return cells, {1: SKY, 2: COBALT, 3: NIGHT}


def letter():
    """A V with serifs over a small diamond."""
    cells = chart(
        '1111111...1111111',
        '.11111.....11111.',
        '..111.......111..',
        '..1111.....1111..',
        '...111..2..111...',
        '...1111222.111...',
        '....1112221111...',
        '....111.2.111....',
        '.....111.111.....',
        '.....111.111.....',
        '......11111......',
        '......11111......',
        '.......111.......',
        '.......111.......',
        '........1........',
    )
    return cells, {1: INK, 2: TERRACOTTA}


def ear():
    """An ear of wheat between two leaves."""
    right = chart(
        '1........',
        '1........',
        '1.1......',
        '111......',
        '11..1....',
        '1..11....',
        '1.11.....',
        '111..1...',
        '11..11...',
        '1..11....',
        '1.11..1..',
        '111..11..',
        '11..11...',
        '1..11....',
        '2.11.....',
        '211...22.',
        '2...2222.',
        '2..222...',
        '2.222....',
        '222......',
        '22.......',
        '2........',
        '2........',
    )
    return np.concatenate([right[:, :0:-1], right], 1), {1: WHEAT, 2: COBALT}


LOGO_CHARTS = {'logo-1': blossom, 'logo-2': cube, 'logo-3': letter, 'logo-4': ear}


def squared(cells):
    """The cells in the middle of an empty square with one cell of margin."""
    side = max(cells.shape) + 2
    square = np.zeros((side, side), int)
    row, column = (side - cells.shape[0]) // 2, (side - cells.shape[1]) // 2
    square[row : row + cells.shape[0], column : column + cells.shape[1]] = cells
    return square


def crosses(cells, number):
    """Middles of the stitches of one thread, as (x, y)."""
    return [(column + 0.5, row + 0.5) for row, column in np.argwhere(cells == number)]


def write_svg(path, cells, threads):
    """One path a thread; round ends make the legs look like yarn."""
    side = len(cells)
    far = f'{2 * REACH:g}'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">']
    for number, colour in threads.items():
        legs = ''.join(
            f'M{x - REACH:g} {y - REACH:g}l{far} {far}m0-{far}l-{far} {far}'
            for x, y in crosses(cells, number)
        )
        lines.append(
            f'<path fill="none" stroke="{colour}" stroke-width="{STROKE}" stroke-linecap="round" d="{legs}"/>'
        )
    path.write_text('\n'.join([*lines, '</svg>']) + '\n')


def write_webp(path, cells, threads):
    """The same stitches on a transparent ground."""
    large = PIXELS * OVERSAMPLING
    scale = large / len(cells)
    image = Image.new('RGBA', (large, large), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    for number, colour in threads.items():
        for x, y in crosses(cells, number):
            for slope in (1, -1):
                ends = [((x + s * REACH) * scale, (y + s * slope * REACH) * scale) for s in (-1, 1)]
                pen.line([*ends[0], *ends[1]], fill=colour, width=round(STROKE * scale))
                for u, v in ends:
                    radius = STROKE * scale / 2
                    pen.ellipse([u - radius, v - radius, u + radius, v + radius], fill=colour)
    image.resize((PIXELS, PIXELS), Image.LANCZOS).save(path, quality=90, method=6)


def main():
    """Write all four logos."""
    LOGOS.mkdir(parents=True, exist_ok=True)
    for name, make in LOGO_CHARTS.items():
        cells, threads = make()
        cells = squared(cells)
        write_svg(LOGOS / f'{name}.svg', cells, threads)
        write_webp(LOGOS / f'{name}.webp', cells, threads)
        print(name, *((LOGOS / f'{name}.{kind}').stat().st_size for kind in ('svg', 'webp')))


if __name__ == '__main__':
    main()
