"""Draws the creases of worn cloth into the picture of a garment's fine folds.

python3 assets/garments/creases.py NAME   after fold_map.py, whose picture has folds 2 cm wide:
cloth that was pressed, sat in and bent at the elbow also has creases of 1 to 3 mm, which a drape
cannot find. They run along the folds, fan out from armhole, elbow and waist, and cross seams that
thread has shortened; each is a ridge that is steep on one side. Folds themselves get the flat
sides and narrow ridges of cloth. Writes public/models/NAME-folds.webp, twice as fine as before.
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
QUALITY = 64
SEED = 11

# A hem that is turned up twice is stiff: its folds are so much flatter.
HEMS = 0.65
# Folds as broad as this are dents (metres): so much of them stays, and of the shade in all folds.
BROAD, DENTS, SHADE = 0.005, 0.1, 0.6
# How much sharper folds get: rounds of the filter, and its share of the result.
ROUNDS, SHARP = 6, 0.7

# Creases to a square decimetre of calm cloth, and of cloth at the middle of a fan.
CALM, FAN = 5.0, 60.0
# Long creases in a fan, of which half fall beside the piece.
DRAGS = 36
# The middle of a fan lies so far beyond the seam (metres): its creases do not meet in a point.
BEYOND = 0.03
# Stiff pieces have an interlining: they crease along their edges alone.
STIFF = ('collar', 'collar-stand', 'cuff-left', 'cuff-right', 'placket')
# Hung in folds: they have no dents to calm.
HUNG = ('skirt-front', 'skirt-back')
# How strongly each garment creases: shirting, knitted cloth, a blouse, a dress.
STRENGTH = {'mens-shirt-1': 0.8, 'mens-shirt-2': 0.55, 'womens-shirt': 0.8, 'womens-dress': 0.7}


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

    def follow(self, lean):
        """Finds across the folds: the main axis of their slopes."""
        wide = 0.007 / self.pixel
        xx, xy, yy = (
            gaussian_filter(lean[..., a] * lean[..., b], wide) for a, b in ((0, 0), (0, 1), (1, 1))
        )
        self.way = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
        self.energy = np.sqrt(np.maximum(xx + yy, 0))
        self.clear = np.hypot(xx - yy, 2 * xy) / (xx + yy + 1e-6)

    def at(self, piece, points):
        """Points of a piece (millimetres) in pixels."""
        origin = np.array(self.layout['panels'][piece['id']]['origin'])
        return (origin + np.array(points) / 1000 / self.layout['uvMetres']) * EDGE

    def near_hems(self):
        """1 at hems, 0 five centimetres above them."""
        canvas = Image.new('1', (EDGE, EDGE), 1)
        for piece in self.pieces:
            for edge in piece['edges']:
                if edge['seam'] == 0 and edge['allowance'] >= 20:
                    ImageDraw.Draw(canvas).line(
                        [tuple(p) for p in self.at(piece, edge['points'])], 0
                    )
        far = distance_transform_edt(np.asarray(canvas)) * self.pixel
        return np.clip(1.5 - far / 0.05, 0, 1)

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

    def draw(self, line, high, wide):
        """One crease along a line (pixels): a ridge, or a groove if negative, that tapers off."""
        pixel = self.cloth.pixel
        reach = wide * 7 / pixel
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
        width = np.where((side > 0) == steep, wide, wide * 2.6) / pixel
        taper = np.sin(np.pi * np.clip(along, 0, 1)) ** 0.8
        profile = np.exp(-np.sqrt((nearest / width) ** 2 + 0.06) + 0.245)
        owner = self.cloth.owner[
            int(line[len(line) // 2][1]) % EDGE, int(line[len(line) // 2][0]) % EDGE
        ]
        own = self.cloth.owner[top:bottom, left:right] == owner
        self.height[top:bottom, left:right] += high * taper * profile * own

    def trace(self, at, way, long, bend):
        """A line from the middle outwards that breaks every centimetre, `long` metres."""
        cloth, random = self.cloth, self.random
        step = 0.0015 / cloth.pixel
        halves = []
        for sign in (-1, 1):
            point, heading = np.array(at, float), way(at) + (np.pi if sign < 0 else 0)
            turn, until = bend * (random.random() - 0.5), 0.0
            points = [point]
            share = 0.3 + 0.4 * random.random()
            for count in range(int(long * share / 0.0015)):
                if count * 0.0015 > until:
                    turn = bend * (random.random() * 2 - 1)
                    until = count * 0.0015 + 0.008 + 0.018 * random.random()
                wanted = way(point)
                if np.cos(wanted - heading) < 0:
                    wanted += np.pi
                heading = wanted + turn
                point = point + step * np.array([np.cos(heading), np.sin(heading)])
                x, y = point.astype(int)
                if not (0 <= x < EDGE and 0 <= y < EDGE) or cloth.owner[y, x] < 0:
                    break
                points.append(point)
            halves.append(points)
        return np.array(halves[0][:0:-1] + halves[1])

    def along_folds(self, fans, strength):
        """Creases everywhere, along the folds and away from the middles of fans."""
        cloth, random = self.cloth, self.random
        soft = np.isin(
            cloth.owner,
            [n for n, piece in enumerate(cloth.pieces) if piece['id'] not in STIFF],
        ) & (cloth.owner >= 0)
        density = np.where(soft, CALM * (0.35 + 6 * np.minimum(cloth.energy, 0.3)), 0)
        pull = np.zeros((EDGE, EDGE))
        y, x = np.mgrid[0:EDGE, 0:EDGE]
        outwards = np.zeros((EDGE, EDGE, 2))
        for number, middle, reach, share, flat in fans:
            far = np.hypot(x - middle[0], (y - middle[1]) * flat) * cloth.pixel
            near = share * np.exp(-((far / reach) ** 2)) * (cloth.owner == number)
            density += FAN * near * soft
            pull += near
            double = 2 * np.arctan2(y - middle[1], x - middle[0])
            outwards += near[..., None] * np.stack([np.cos(double), np.sin(double)], -1)
        fold = (cloth.clear * np.minimum(cloth.energy * 12, 1))[..., None]
        both = (
            1.2 * fold * np.stack([np.cos(2 * cloth.way), np.sin(2 * cloth.way)], -1)
            + 1.8 * outwards
        )
        both = gaussian_filter(both, (0.006 / cloth.pixel, 0.006 / cloth.pixel, 0))
        field = 0.5 * np.arctan2(both[..., 1], both[..., 0])

        def way(point):
            px, py = np.clip(np.array(point).astype(int), 0, EDGE - 1)
            return field[py, px]

        chance = density * (cloth.pixel * 10) ** 2
        seeds = np.argwhere(random.random((EDGE, EDGE)) < chance)
        for py, px in seeds:
            lively = min(1.0, pull[py, px] + 2.5 * cloth.energy[py, px])
            size = random.random()
            long = (0.012 + 0.045 * size**2) * (0.7 + 0.9 * lively)
            line = self.trace((px, py), way, long, 0.6)
            if len(line) < 4:
                continue
            high = (0.00012 + 0.00040 * size) * (0.35 + 1.0 * lively) * strength
            wide = 0.0008 + 0.0011 * random.random()
            self.draw(line, high * (1 if random.random() < 0.62 else -1), wide)
        # Cloth that is pulled from the middle of a fan lies in a few long ones.
        for number, middle, reach, share, flat in fans:
            for _ in range(round(DRAGS * share)):
                angle, far = 2 * np.pi * random.random(), reach * (0.15 + 0.75 * random.random())
                point = np.array(middle) + far / cloth.pixel * np.array(
                    [np.cos(angle), np.sin(angle) / flat]
                )
                px, py = np.clip(point.astype(int), 0, EDGE - 1)
                if cloth.owner[py, px] != number:
                    continue
                line = self.trace(point, way, reach * (0.5 + 0.6 * random.random()), 0.35)
                if len(line) > 8:
                    high = (0.0007 + 0.0011 * random.random()) * strength
                    self.draw(line, high, 0.0022 + 0.0018 * random.random())
        return len(seeds)

    def across_edges(self, strength):
        """Puckers: short creases from seams and hems, long ones where cloth is gathered."""
        cloth, random = self.cloth, self.random
        count = 0
        for number, piece in enumerate(cloth.pieces):
            for edge in piece['edges']:
                if edge['dart']:
                    continue
                partner = cloth.partner(edge['seam'], edge) if edge['seam'] else None
                own = length(np.array(edge['points']))
                extra = own / length(np.array(partner['points'])) - 1 if partner else 0
                hem = not partner and edge['allowance'] >= 20
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


def find_fans(cloth):
    """Where cloth is pressed: piece, middle (pixels), reach (metres), share, width to height."""
    fans = []
    for number, piece in enumerate(cloth.pieces):
        outline = cloth.outline(piece)
        left, right = outline[:, 0].min(), outline[:, 0].max()
        beyond = np.array([BEYOND / cloth.pixel, 0])
        top, bottom = outline[:, 1].min(), outline[:, 1].max()
        if piece['id'].startswith('sleeve'):
            # At the armhole, and in the bend of a long sleeve, at both sides of its seam.
            long = (bottom - top) * cloth.pixel > 0.4
            for x, sign in ((left, -1), (right, 1)):
                corner = outline[np.argmin(abs(outline[:, 0] - x))]
                fans.append((number, corner + beyond * sign / 2, 0.085, 0.8, 1))
                if long:
                    y = top + 0.58 * (bottom - top)
                    edge = outline[np.argmin(abs(outline[:, 1] - y) + 4 * abs(outline[:, 0] - x))]
                    fans.append((number, edge + beyond * sign, 0.11, 1.0, 1))
            if long:
                fans.append(
                    (number, ((left + right) / 2, top + 0.6 * (bottom - top)), 0.07, 0.5, 1)
                )
        if piece['id'] in ('front', 'back'):
            armhole = max(
                (
                    edge
                    for edge in piece['edges']
                    if edge['points'][0][0] * edge['points'][-1][0] > 0
                ),
                key=lambda edge: max(abs(p[0]) for p in edge['points']),
            )
            reach = max(abs(p[0]) for p in armhole['points'])
            y = next(p[1] for p in armhole['points'] if abs(p[0]) > reach - 1)
            for sign in (-1, 1):
                corner = cloth.at(piece, [[sign * reach, y]])[0]
                fans.append((number, corner + beyond * sign / 2, 0.10, 0.8, 1))
                waist = corner[1] + 0.17 / cloth.pixel
                rim = outline[
                    np.argmin(abs(outline[:, 1] - waist) + 2 * abs(outline[:, 0] - corner[0]))
                ]
                fans.append((number, rim + beyond * sign * 3, 0.21, 1.1, 2.6))
    return fans


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
    lean *= (1 - HEMS * cloth.near_hems())[..., None]
    cloth.follow(lean)
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
    free = creases.along_folds(find_fans(cloth), strength)
    sewn = creases.across_edges(strength)
    height = gaussian_filter(creases.height, 0.55)
    down, right = np.gradient(height, cloth.pixel)
    inside = np.clip(distance_transform_edt(cloth.owner >= 0) / 2, 0, 1)[..., None]
    leaning = lean - np.stack([right, down], -1) * inside
    # The bottom of a crease gets less light.
    hollow = gaussian_filter(height, 0.002 / cloth.pixel) - height
    open_ = open_ - np.clip(hollow / 0.0001, -0.25, 1) * 0.3 * inside[..., 0]
    size = np.hypot(*np.moveaxis(leaning[cloth.owner >= 0], 1, 0))
    print(
        '   %d creases, %d puckers; lean: mean %.3f, 99%% %.3f'
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
