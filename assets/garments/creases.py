"""Draws the folds of worn cloth into the picture of a garment's fine folds.

python3 assets/garments/creases.py NAME   after fold_map.py, whose picture has gathers and puckers:
cloth that was pressed and sat in also has a few long folds, which a drape cannot find. Each comes
from a place where cloth is pulled (armpit, shoulder, waist, button, elbow, wrist), is steep on one side and
flat on the other, and dies away in a calm panel; seams that thread has shortened have puckers.
Writes public/models/NAME-folds.webp, twice as fine as before.
"""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import numpy as np  # noqa: E402
from calm import calm_dents, sharpen  # noqa: E402
from paths import MODELS, cache  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402
from scipy.ndimage import distance_transform_edt, gaussian_filter, zoom  # noqa: E402

EDGE = 2048  # pixels
LEAN = 0.8  # see fold_map.py
QUALITY = 70
SEED = 11

# A hem that is turned up twice is stiff: its folds are so much flatter.
HEMS = 0.65
# Folds as broad as this are dents (metres): so much of them stays, and of the shade in all folds.
BROAD, DENTS, SHADE = 0.005, 0.1, 0.6
# How much sharper folds get: rounds of the filter, and its share of the result.
ROUNDS, SHARP = 6, 0.7

# Stiff pieces have an interlining: they crease along their edges alone.
STIFF = ('collar', 'collar-stand', 'cuff-left', 'cuff-right', 'placket')
# Hung in folds: they have no dents to calm.
HUNG = ('skirt-front', 'skirt-back')
# What a drape finds is kept near gathers (metres), and so much of it elsewhere.
GATHERED, ELSEWHERE = 0.07, 0.25
# How strongly each garment creases: shirting, knitted cloth, a blouse, a dress.
STRENGTH = {'mens-shirt-1': 1, 'mens-shirt-2': 0.7, 'womens-shirt': 0.9, 'womens-dress': 0.75}
# Folds of a body and of a sleeve, by where they begin: how many, between which angles (degrees; 0 runs
# to the middle of the piece, 90 down), how long, high and wide (millimetres). Those of a wrist rise.
BODY = {
    'armpit': (3, 10, 66, (110, 260), 2.4, 6.0),
    'shoulder': (2, 74, 100, (90, 200), 1.8, 7.5),
    'waist': (3, -34, 20, (90, 210), 2.1, 6.0),
    'button': (1, -14, 34, (40, 90), 1.0, 3.0),
}
SLEEVE = {
    'armpit': (3, -38, 50, (90, 170), 2.6, 6.5),
    'elbow': (4, -40, 40, (90, 190), 3.0, 5.5),
    'wrist': (5, -112, -68, (60, 170), 2.2, 5.0),
}


def read_folds(name):
    """Lean to the right and downwards, and openness, of the picture of the folds."""
    picture = np.asarray(Image.open(cache('garments', f'{name}-folds.png')).convert('RGB'), float)
    return (picture[..., :2] - 128) / 127 * LEAN, np.clip(picture[..., 2] / 255, 0, 1)


def enlarge(values):
    """In the size of the new picture."""
    scale = EDGE / values.shape[0]
    return zoom(values, scale, order=3, grid_mode=True, mode='nearest')


class Cloth:
    """The pieces on the picture: their edges, which pixel is whose, and the way of their folds."""

    def __init__(self, name):
        self.layout = json.loads((MODELS / f'{name}.json').read_text())
        self.pieces = json.loads((MODELS / f'{name}-pattern.json').read_text())['pieces']
        self.pixel = self.layout['uvMetres'] / EDGE  # metres
        self.owner = np.full((EDGE, EDGE), -1, np.int16)
        for number, piece in enumerate(self.pieces):
            self.owner[self.fill(self.outline(piece))] = number

    def at(self, piece, points):
        """Points of a piece (millimetres) in pixels."""
        origin = np.array(self.layout['panels'][piece['id']]['origin'])
        return (origin + np.array(points) / 1000 / self.layout['uvMetres']) * EDGE

    def near(self, wanted, reach):
        """1 at the edges that are wanted, 0 at so many metres from them."""
        canvas = Image.new('1', (EDGE, EDGE), 1)
        for piece in self.pieces:
            for edge in filter(wanted, piece['edges']):
                line = [tuple(point) for point in self.at(piece, edge['points'])]
                ImageDraw.Draw(canvas).line(line, 0)
        far = distance_transform_edt(np.asarray(canvas)) * self.pixel
        return np.clip(1.5 - far / reach, 0, 1)

    def gathers(self, edge):
        """How much longer an edge is than the one that it is sewn to, as a share."""
        partner = self.partner(edge['seam'], edge) if edge['seam'] else None
        if edge['dart'] or not partner:
            return 0
        return length(np.array(edge['points'])) / length(np.array(partner['points'])) - 1

    def outline(self, piece):
        """The whole rim of a piece in pixels."""
        return np.concatenate([self.at(piece, edge['points']) for edge in piece['edges']])

    def fill(self, outline):
        """The pixels within an outline."""
        canvas = Image.new('1', (EDGE, EDGE))
        ImageDraw.Draw(canvas).polygon([tuple(p) for p in outline], fill=1)
        return np.asarray(canvas)

    def partner(self, seam, own):
        """The other edge of a seam."""
        for piece in self.pieces:
            for edge in piece['edges']:
                if edge is not own and edge['seam'] == seam:
                    return edge
        return None


def length(points):
    """Of a line."""
    return np.linalg.norm(np.diff(points, axis=0), axis=1).sum()


class Creases:
    """Heights of all creases, in metres."""

    def __init__(self, cloth, random):
        self.cloth = cloth
        self.random = random
        self.height = np.zeros((EDGE, EDGE))

    def draw(self, line, high, wide, flat=2.6, opens=0.0):
        """
        A ridge along a line (pixels), or a groove if negative, that tapers off. Its other side is so
        much flatter, and it opens like a fan from its beginning.
        """
        pixel = self.cloth.pixel
        reach = wide * (2.7 * flat if opens else 7) / pixel
        left, top = np.maximum(np.floor(line.min(0) - reach), 0).astype(int)
        right, bottom = np.minimum(np.ceil(line.max(0) + reach), EDGE).astype(int)
        if right - left < 2 or bottom - top < 2:
            return
        y, x = np.mgrid[top:bottom, left:right] + 0.5
        nearest = np.full(x.shape, np.inf)
        side = np.zeros(x.shape)
        along = np.zeros(x.shape)
        total = max(length(line), 1e-6)
        done = 0.0
        for (ax, ay), (bx, by) in zip(line[:-1], line[1:]):
            wx, wy = bx - ax, by - ay
            size = np.hypot(wx, wy)
            if size < 1e-6:
                continue
            share = np.clip(((x - ax) * wx + (y - ay) * wy) / size**2, 0, 1)
            away = np.hypot(x - ax - share * wx, y - ay - share * wy)
            nearer = away < nearest
            nearest = np.where(nearer, away, nearest)
            side = np.where(nearer, np.sign((x - ax) * wy - (y - ay) * wx), side)
            along = np.where(nearer, (done + share * size) / total, along)
            done += size
        steep = self.random.random() < 0.5
        width = np.where((side > 0) == steep, wide, wide * flat) / pixel
        width *= 1 - opens * (1 - along) ** 2
        taper = np.sin(np.pi * np.clip(along, 0, 1) ** (1 - opens / 2)) ** 0.8
        # A pucker has a sharp crest, and a fold a round one.
        power = 0.85 if opens else 0.5
        profile = np.exp(0.06**power - ((nearest / width) ** 2 + 0.06) ** power)
        owner = self.cloth.owner[
            int(line[len(line) // 2][1]) % EDGE, int(line[len(line) // 2][0]) % EDGE
        ]
        own = self.cloth.owner[top:bottom, left:right] == owner
        self.height[top:bottom, left:right] += high * taper * profile * own

    def pull(self, number, at, angle, kind, strength):
        """A fold from a point of tension (pixels) that bends to where cloth hangs."""
        random = self.random
        _, _, _, (least, most), high, wide = kind
        long = (least + (most - least) * random.random()) / 1000
        bend = (random.random() - 0.4) * 0.9
        shares = np.linspace(0, 1, 28)
        turned = angle + bend * shares + 0.12 * np.sin(shares * 9 + 6 * random.random())
        steps = np.stack([np.cos(turned), np.sin(turned)], -1) * long / 27 / self.cloth.pixel
        line = at + np.cumsum(steps, 0)
        inside = np.clip(line.astype(int), 0, EDGE - 1)
        own = self.cloth.owner[inside[:, 1], inside[:, 0]] == number
        if own.sum() < 8:
            return
        line = line[own]
        size = 0.55 + 0.45 * random.random()
        rise = high * size * strength / 1000
        self.draw(line, rise, wide * size / 1000, 2.8, 0.6)
        # A finer crease beside it, where cloth is pulled most.
        first = line[: max(6, len(line) // 2)] + (random.random(2) - 0.5) * 0.016 / self.cloth.pixel
        self.draw(first, rise * 0.25, wide * 0.4 / 1000, 2.6, 0.4)

    def along_pulls(self, strength):
        """The long folds of all pieces."""
        count = 0
        for number, piece in enumerate(self.cloth.pieces):
            for at, side, kind in find_pulls(self.cloth, piece):
                many, first, last = kind[:3]
                for turn in range(many if len(at) else 0):
                    share = (turn + 0.2 + 0.6 * self.random.random()) / many
                    angle = np.radians(first + (last - first) * share)
                    way = np.arctan2(np.sin(angle), side * np.cos(angle))
                    away = 0.02 * self.random.random() / self.cloth.pixel
                    start = at[int(share * len(at))] + away * np.array([np.cos(way), np.sin(way)])
                    self.pull(number, start, way, kind, strength)
                    count += 1
        return count

    def across_edges(self, strength):
        """Puckers: short creases from seams and hems, long ones where cloth is gathered."""
        cloth, random = self.cloth, self.random
        count = 0
        for number, piece in enumerate(cloth.pieces):
            for edge in piece['edges']:
                if edge['dart']:
                    continue
                extra = cloth.gathers(edge)
                hem = is_hem(edge)
                stiff = piece['id'] in STIFF
                gathered = extra > 0.06
                points = cloth.at(piece, edge['points'])
                ends = np.concatenate(
                    [[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
                )
                place = 0.0
                while place < ends[-1]:
                    place += (
                        (0.003 + 0.008 * random.random()) / cloth.pixel * (0.8 if gathered else 1)
                    )
                    index = min(np.searchsorted(ends, place), len(points) - 1)
                    if index < 1:
                        continue
                    span = max(ends[index] - ends[index - 1], 1e-9)
                    at = points[index - 1] + (points[index] - points[index - 1]) * (
                        (place - ends[index - 1]) / span
                    )
                    way = (points[index] - points[index - 1]) / span
                    inwards = np.array([-way[1], way[0]])
                    probe = (at + inwards * 3).astype(int)
                    if cloth.owner[min(probe[1], EDGE - 1), min(probe[0], EDGE - 1)] != number:
                        inwards = -inwards
                    # Hems are rolled askew; seams are crossed at any small angle.
                    slant = (0.9 if hem else 0.0) + 0.5 * (random.random() - 0.5)
                    long = 0.004 + 0.008 * random.random() ** 2
                    if hem and random.random() < 0.25:
                        long, slant = 0.012 + 0.025 * random.random(), 0.3
                    if gathered:
                        long = 0.008 + (0.05 + extra * 0.05) * random.random() ** 2
                    if stiff:
                        long = min(long, 0.007)
                    heading = inwards + way * slant
                    steps = max(4, int(long / 0.0015))
                    shares = np.linspace(0, 1, steps)[:, None] * long / cloth.pixel
                    curl = (
                        way
                        * 0.25
                        * (random.random() - 0.5)
                        * (shares**2)
                        / max(long / cloth.pixel, 1)
                    )
                    line = at + inwards * 0.0008 / cloth.pixel + heading * shares + curl
                    high = (0.00010 + 0.00018 * random.random()) * (1.5 if gathered else 1.0)
                    # The end at the seam does not taper: it goes on under the stitches.
                    line = np.concatenate([line[:1] - heading * 0.5 * long / cloth.pixel, line])
                    self.draw(
                        line,
                        high * strength * (1 if random.random() < 0.55 else -1),
                        0.0007 + 0.0008 * random.random(),
                    )
                    count += 1
        return count


def is_hem(edge):
    """Whether it is turned up."""
    return edge['seam'] == 0 and edge['allowance'] >= 20


def find_pulls(cloth, piece):
    """Where cloth is pulled: points of the rim (pixels), the way inwards, the folds."""
    body = piece['id'] in ('front', 'back')
    if not body and piece['id'] not in ('sleeve-left', 'sleeve-right'):
        return
    outline = cloth.outline(piece)
    rim = np.concatenate([np.linspace(a, b, 8) for a, b in zip(outline, np.roll(outline, -1, 0))])
    (left, top), (right, bottom) = outline.min(0), outline.max(0)
    high = (bottom - top) * cloth.pixel
    for x, sign in ((left, 1), (right, -1)):
        corner = outline[np.argmin(abs(outline[:, 0] - x))][1]
        side = rim[sign * (rim[:, 0] - (left + right) / 2) < -0.3 * (right - left)]

        def between(first, last):
            far = (side[:, 1] - corner) * cloth.pixel
            chosen = side[(first < far) & (far < last)]
            return chosen[np.argsort(chosen[:, 1])]

        yield between(-0.03, 0.06), sign, (BODY if body else SLEEVE)['armpit']
        if body:
            yield between(-0.17, -0.08), sign, BODY['shoulder']
            yield between(0.09, 0.26), sign, BODY['waist']
        elif high > 0.4:
            yield between(0.14, 0.27), sign, SLEEVE['elbow']
    for x, y in piece['buttons'] if body else ():
        for sign in (-1, 1):
            yield cloth.at(piece, [[x + 18 * sign, y]]), sign, BODY['button']
    if not body and high > 0.4:
        yield np.linspace([left, bottom], [right, bottom], 40)[9:31], 1, SLEEVE['wrist']


def encode(lean, open_):
    """The picture."""
    colours = np.clip(lean / LEAN, -1, 1) * 127 + 128
    shade = np.clip(open_, 0, 1)[..., None] * 255
    return np.round(np.concatenate([colours, shade], -1)).clip(0, 255).astype(np.uint8)


def main(name):
    """Draw into one garment."""
    lean, open_ = read_folds(name)
    small = lean.shape[0]
    cloth = Cloth(name)
    wide = BROAD / cloth.pixel * small / EDGE
    lean -= (1 - DENTS) * gaussian_filter(lean, (wide, wide, 0))
    lean += SHARP * (sharpen(lean, ROUNDS, 1.6) - lean)
    lean = np.stack([enlarge(lean[..., k]) for k in range(2)], -1)
    gathers = cloth.near(lambda edge: abs(cloth.gathers(edge)) > 0.1, GATHERED)
    hung = np.isin(cloth.owner, [n for n, piece in enumerate(cloth.pieces) if piece['id'] in HUNG])
    lean *= np.where(hung, 1, ELSEWHERE + (1 - ELSEWHERE) * gathers)[..., None]
    lean *= (1 - HEMS * cloth.near(is_hem, 0.05))[..., None]
    open_ = 1 - SHADE * (1 - enlarge(open_))
    # Twice as coarse: dents are broad.
    half = cloth.owner[::2, ::2]
    pieces = [(piece['id'], half == number) for number, piece in enumerate(cloth.pieces)]
    against = calm_dents(
        name, EDGE // 2, cloth.pixel * 2, [own for own in pieces if own[0] not in STIFF + HUNG]
    )
    lean += np.stack([enlarge(against[..., k]) for k in range(2)], -1)
    creases = Creases(cloth, np.random.default_rng(SEED))
    strength = STRENGTH[name]
    free = creases.along_pulls(strength)
    sewn = creases.across_edges(strength)
    height = gaussian_filter(creases.height, 0.55)
    down, right = np.gradient(height, cloth.pixel)
    inside = np.clip(distance_transform_edt(cloth.owner >= 0) / 2, 0, 1)[..., None]
    leaning = lean - np.stack([right, down], -1) * inside
    # The bottom of a crease gets less light.
    hollow = gaussian_filter(height, 0.002 / cloth.pixel) - height
    open_ = open_ - np.clip(hollow / 0.0004, -0.15, 0.6) * 0.2 * inside[..., 0]
    size = np.hypot(*np.moveaxis(leaning[cloth.owner >= 0], 1, 0))
    print(
        '   %d folds, %d puckers; lean: mean %.3f, 99%% %.3f'
        % (free, sewn, size.mean(), np.percentile(size, 99))
    )
    png = cache('garments', f'{name}-creases.png')
    Image.fromarray(encode(leaning, open_)).save(png)
    result = MODELS / f'{name}-folds.webp'
    subprocess.run(
        ['cwebp', '-quiet', '-q', str(QUALITY), '-sharp_yuv', '-m', '6', png, '-o', result],
        check=True,
    )
    print(result.name, result.stat().st_size, 'bytes')


if __name__ == '__main__':
    main(sys.argv[1])
