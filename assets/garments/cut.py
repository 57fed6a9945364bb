"""Writes the flat pieces of a garment for its cutting plan, without simulating anything.

python3 assets/garments/cut.py NAME   with NAME one of mens-shirt-1, womens-shirt, mens-shirt-2,
womens-dress. Writes public/models/NAME-pattern.json: lengths in millimetres, x to the right and y
downwards from the neck point (of sleeves and the like: from their own origin, the same as on the
UV map), pieces seen from outside.
"""

import importlib
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

from neat_json import write_json  # noqa: E402
from parts import PARTS  # noqa: E402
from paths import MODELS  # noqa: E402
from pattern import inside, length, line  # noqa: E402

TOLERANCE = 0.00008  # metres that a simplified edge may lie beside its curve
SEAM, HEM = 10, 20  # millimetres of allowance at seams and at hems
# Pieces that are cut twice, for the outside and the inside.
DOUBLE = ('fall', 'stand', 'cuffR', 'cuffL', 'yoke', 'placket')
# Pieces whose threads run along them and not down the body.
ACROSS = ('fall', 'stand', 'cuffR', 'cuffL', 'ribR', 'ribL', 'yoke')
# A seam on one of these has two notches, so that front and back cannot be mixed up.
BACK = ('back', 'yoke', 'pepB', 'skirtB')
SHORTEST_NOTCHED = 0.06  # metres


def simplified(points, tolerance=TOLERANCE):
    """Fewer points of a polyline, none farther from it than the tolerance (Douglas and Peucker)."""
    points = np.asarray(points, float)
    if len(points) < 3:
        return points
    first, last = points[0], points[-1]
    along = last - first
    reach = np.linalg.norm(along)
    away = points - first
    distance = (
        np.abs(along[0] * away[:, 1] - along[1] * away[:, 0]) / reach
        if reach > 0
        else np.linalg.norm(away, axis=1)
    )
    k = int(distance.argmax())
    if distance[k] <= tolerance:
        return np.array([first, last])
    left = simplified(points[: k + 1], tolerance)
    return np.concatenate([left[:-1], simplified(points[k:], tolerance)])


def paper(points):
    """Metres with y upwards as millimetres with y downwards."""
    return [
        [round(float(x) * 1000, 1) + 0.0, round(-float(y) * 1000, 1) + 0.0] for x, y in points
    ]


def strip(half, top, bottom):
    """The edges of a straight strip round x = 0."""
    return [
        ('hem', line((-half, bottom), (half, bottom))),
        ('right', line((half, bottom), (half, top))),
        ('top', line((half, top), (-half, top))),
        ('left', line((-half, top), (-half, bottom))),
    ]


def extras(name, garment):
    """What the pattern does not hold as panels: the strip of the buttons, openings and buttons.

    The numbers are those of `details` in the garment's own file.
    """
    if name == 'mens-shirt-1':
        neck, hem, sl = -garment.fd, garment.hc, garment.sl
        return dict(
            strips=[('placket', strip(0.0175, neck, hem))],
            openings=dict(
                front=[(0, neck), (0, hem)],
                slvR=[(0.072, -sl), (0.072, -sl + 0.135)],
                slvL=[(-0.072, -sl), (-0.072, -sl + 0.135)],
            ),
            buttons=dict(
                front=[(0, neck - 0.062 - 0.089 * k) for k in range(7)],
                stand=[(0.0075, 0.018)],
                cuffR=[(0.058, 0.034)],
                cuffL=[(-0.058, 0.034)],
            ),
        )
    if name == 'mens-shirt-2':
        neck = -garment.fd
        return dict(
            strips=[('placket', strip(0.0155, neck, neck - 0.150))],
            openings=dict(front=[(0, neck), (0, neck - 0.150)]),
            buttons=dict(front=[(0, neck - y) for y in (0.022, 0.070, 0.118)]),
        )
    if name == 'womens-shirt':
        neck, waist, hem = -0.078, -0.398, -garment.LS_
        return dict(
            strips=[('placket', strip(0.013, neck, waist + hem))],
            openings=dict(front=[(0, neck), (0, waist)], pepF=[(0, 0), (0, hem)]),
            buttons=dict(
                front=[(0, y) for y in np.linspace(neck - 0.030, -0.372, 6)],
                pepF=[(0, -0.050), (0, -0.115)],
                cuffR=[(0.05, 0.015)],
                cuffL=[(-0.05, 0.015)],
            ),
        )
    return dict(strips=[], openings={}, buttons={})


def is_dart(order, one, other):
    """Whether two edges of a piece that are sewn together meet in a tip."""
    return abs(order.index(one) - order.index(other)) == 1


def grain(outline, across):
    """A line along the threads, about half as long as the piece, inside it."""
    swap = (lambda p: p[:, ::-1]) if across else (lambda p: p)
    shape = swap(np.asarray(outline, float))
    low, high = shape.min(0), shape.max(0)
    best = None
    # Beside the middle, where openings, buttons and words are.
    for share in (0.22, 0.3, 0.7, 0.78, 0.5):
        x = low[0] + share * (high[0] - low[0])
        ys = np.linspace(low[1], high[1], 400)
        free = inside(shape, np.stack([np.full(400, x), ys], 1))
        # The longest run: a bent collar is crossed twice.
        runs = np.split(np.arange(400), np.flatnonzero(np.diff(free)) + 1)
        run = max((r for r in runs if free[r[0]]), key=len, default=[0])
        start, end = ys[run[0]], ys[run[-1]]
        if best is None or end - start > (best[2] - best[1]) * 1.15:
            best = (x, start, end)
    x, start, end = best
    rest = (end - start) * 0.24
    return swap(np.array([(x, start + rest), (x, end - rest)]))


def piece(short, edges, garment, found):
    """One piece for the file."""
    order = [name for name, _ in edges]
    sewn = [s[:2] for s in garment.seams]
    darts = [
        (a[1], b[1]) for a, b in sewn if a[0] == b[0] == short and is_dart(order, a[1], b[1])
    ]
    in_dart = {name for pair in darts for name in pair}
    written = []
    for name, points in edges:
        ends = [pair for pair in sewn if (short, name) in pair]
        # From 1; 0 is an edge that nothing is sewn to.
        seam = 1 + sewn.index(ends[0]) if ends else 0
        hem = not ends and short not in DOUBLE and name == 'hem'
        partner = [e for pair in ends for e in pair if e != (short, name)]
        notches = 0
        if ends and name not in in_dart and length(points) >= SHORTEST_NOTCHED:
            notches = 2 if short in BACK or any(p[0] in BACK for p in partner) else 1
        written.append(
            dict(
                points=paper(simplified(points)),
                allowance=HEM if hem else SEAM,
                seam=seam,
                notches=notches,
                dart=name in in_dart,
            )
        )
    outline = np.concatenate([np.asarray(p)[:-1] for _, p in edges])
    return dict(
        id=PARTS.get(short, short),
        copies=2 if short in DOUBLE else 1,
        edges=written,
        grain=paper(grain(outline, short in ACROSS)),
        openings=[paper(found['openings'][short])] if short in found['openings'] else [],
        buttons=paper(found['buttons'].get(short, [])),
    )


def girth(garment):
    """Round the chest, at the armholes, in millimetres."""
    total = 0
    for panel in garment.panels:
        if panel.name in ('front', 'back'):
            side = panel.edges['sideR']
            total += 2 * max(abs(side[0][0]), abs(side[-1][0]))
    return round(total * 1000)


def main(name):
    """Write the pieces of one garment."""
    garment = importlib.import_module(name.replace('-', '_'))
    found = extras(name, garment)
    pieces = [
        piece(panel.name, [(e, panel.edges[e]) for e in panel.order], garment, found)
        for panel in garment.panels
    ]
    pieces += [piece(short, edges, garment, found) for short, edges in found['strips']]
    write_json(MODELS / f'{name}-pattern.json', dict(chest=girth(garment), pieces=pieces))


if __name__ == '__main__':
    main(sys.argv[1])
