"""Where worn cloth is longer than the space that it hangs in, and the folds that this makes."""

import numpy as np

# Where the drape pressed cloth together, it keeps its length, up to such a share; in gathers more.
PRESSED, GATHERED = 0.05, 0.15
# Cloth is pulled tight along a fold by so much of its slack across.
TIGHT = 0.7
# The slack of a piece is uneven: the length of its waves (metres), and their strength.
UNEVEN, WAVES = 0.13, 0.7

# Folds of a trunk: x and y from the corner under the arm or the waist at the side (metres, x to
# the middle), the way of the folds (degrees; 0 to the middle, 90 up), their length and the
# width of their bundle as standard deviations (metres), slack.
ARMPIT = [(0.08, -0.06, -50, 0.12, 0.028, 0.035), (0.05, 0.06, -68, 0.08, 0.02, 0.03)]
WAIST = [(0.06, 0.05, -16, 0.12, 0.035, 0.04), (0.08, -0.05, 14, 0.13, 0.035, 0.035)]
SEAT = [(0.09, -0.15, -34, 0.13, 0.035, 0.02)]
# Folds of a sleeve: x as a share of half its width (positive is the back), y as a share of its
# length (0 at the armpit); the way: 90 up, 0 to the back.
CAP = [(0.62, -0.05, 54, 0.12, 0.026, 0.05), (0.45, -0.20, 38, 0.11, 0.026, 0.04)]
CAP += [(-x, y, -way, *more) for x, y, way, *more in CAP]
ELBOW = [
    (-0.45, -0.50, -26, 0.10, 0.035, 0.07),
    (-0.75, -0.62, 18, 0.09, 0.03, 0.06),
    (0.50, -0.42, 30, 0.10, 0.035, 0.055),
    (0.0, -0.72, -34, 0.11, 0.03, 0.05),
]
WRIST = [(x, -0.86, 60 * x, 0.09, 0.035, 0.085) for x in (-0.28, 0.28)]
# No two folds are alike: by how much they may be elsewhere (metres), turned (degrees) and weaker.
MOVED, TURNED, LEAST = 0.025, 16, 0.35


def waves(seed, length, at):
    """A smooth random value at each point of a plane, about 1 in size."""
    dice = np.random.default_rng(seed)
    total = np.zeros(len(at))
    for _ in range(24):
        angle, size = dice.uniform(0, 2 * np.pi), dice.uniform(0.6, 1.5) / length
        way = 2 * np.pi * size * np.array([np.cos(angle), np.sin(angle)])
        total += np.sin(at @ way + dice.uniform(0, 2 * np.pi))
    return total / np.sqrt(12)


def find_pulls(panel):
    """Bundles of folds of a piece, on the pattern: middle, way, length, width, slack."""
    rim = np.concatenate([np.asarray(panel.edges[edge]) for edge in panel.order])
    (left, low), (right, _) = rim.min(0), rim.max(0)
    if panel.name in ('front', 'back'):
        for sign in (1, -1):
            side = np.asarray(panel.edges['sideR' if sign > 0 else 'sideL'])
            arm, end = side[np.argmax(side[:, 1])], side[np.argmin(side[:, 1])]
            waist = side[np.argmin(abs(side[:, 0]))]
            # A bodice ends at the waist, a shirt at the seat.
            if abs(waist[0]) > abs(arm[0]) - 0.004:
                waist = end
            seat = SEAT if waist[1] - end[1] > 0.1 else []
            for corner, kinds in ((arm, ARMPIT), (waist, WAIST + seat)):
                for x, y, way, *more in kinds:
                    yield corner + [-sign * x, y], -sign * way, *more
    elif panel.name.startswith('slv'):
        back = 1 if panel.name == 'slvR' else -1
        for x, y, way, *more in CAP + (ELBOW + WRIST if low < -0.3 else []):
            yield np.array([back * x * right, -y * low]), back * way, *more


def to_slack(g, home, garment):
    """By how much each triangle of the pattern is stretched when it is relaxed, as a matrix."""
    faces, flat = g['G'][g['T']], np.swapaxes(g['P'][g['T'][:, 1:]] - g['P'][g['T'][:, :1]], 1, 2)
    laid = np.swapaxes(home[faces[:, 1:]] - home[faces[:, :1]], 1, 2) @ np.linalg.inv(flat)
    size, ways = np.linalg.eigh(np.swapaxes(laid, 1, 2) @ laid)
    size = np.sqrt(size)
    hung = np.isin(g['tp'], [g['names'].index(name) for name in garment.HUNG])
    size *= np.clip(1 / size, 1, 1 + np.where(hung, GATHERED, PRESSED)[:, None])
    as_laid = (ways * size[:, None]) @ np.swapaxes(ways, 1, 2)
    middle = g['P'][g['T']].mean(1)
    longer = np.tile(np.eye(2), (len(faces), 1, 1))
    for number, panel in enumerate(g['panels'].values()):
        dice = np.random.default_rng(100 + number)
        uneven = np.clip(1 + WAVES * waves(300 + number, UNEVEN, middle), 0, 2.2)
        uneven *= garment.SLACK * (g['tp'] == number)
        for at, way, long, wide, slack in find_pulls(panel):
            angle = np.radians(way + dice.uniform(-TURNED, TURNED))
            along = np.array([np.cos(angle), np.sin(angle)])
            across = np.array([-along[1], along[0]])
            away = middle - at - dice.uniform(-MOVED, MOVED, 2)
            near = np.exp(-0.5 * ((away @ along / long) ** 2 + (away @ across / wide) ** 2))
            pull = np.outer(across, across) - TIGHT * np.outer(along, along)
            near *= slack * dice.uniform(LEAST, 1.2)
            longer += (near * uneven)[:, None, None] * pull
    return longer @ as_laid
