"""Finds the folds of a worn garment: its cloth is longer than the space that it hangs in.

python3 assets/garments/folds.py NAME   after pack.ts; reads the model of the site, for fold_map.py.

The pattern is meshed finely and laid on the model, whose dents are smoothed away. There the cloth
gets slack (slack.py), and looks for the state of least energy: strain of warp and weft, shear,
bending, seams pulled short, weight. It buckles into folds as wide as its stiffness wants them,
which begin at seams, cross nobody and die out; nothing is drawn.

The solver alternates between the best length and direction of every triangle and one linear
system with all of them (projective dynamics), sped up by momentum. Units are metres and newtons.
"""

import importlib
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import numpy as np  # noqa: E402
import scipy.sparse as sp  # noqa: E402
from cloth import hemscale  # noqa: E402
from finish import CT, vnormals  # noqa: E402
from numba import njit  # noqa: E402
from parts import PARTS  # noqa: E402
from paths import MODELS, ROOT, cache  # noqa: E402
from pattern import build  # noqa: E402
from scipy.sparse.linalg import splu  # noqa: E402
from scipy.spatial import cKDTree  # noqa: E402
from slack import to_slack, waves  # noqa: E402

# Edge of the first mesh (metres), which is divided once. Cloth settles on each for so many rounds,
# with such a share of its bending stiffness: little on the second, for crisp ridges.
EDGE, ROUNDS = 0.005, ((200, 0.5), (100, 0.05))
# Pressed cotton shears less than the cloth of the drape.
SHEAR = 3
# Dents of the model are smoothed so far; cloth hung in folds is left as it is, but for its seams.
CALM, HUNG = 0.010, 0.003
# How strongly a point is held at its place, newtons a cubic metre: everywhere, and beyond so many
# metres below and above, where a body or the next fold would be.
HOLD, LIMIT, BELOW, ABOVE = 1e3, 1.5e4, 0.004, 0.007
# Edges that are held by other means, and pieces with an interlining.
HEM, STIFF = 2e4, 1e6
STIFF_PIECES = ('stand', 'fall', 'cuffR', 'cuffL', 'ribR', 'ribL')
# Thread shortens a seam to this share, so strongly (newtons).
PULL, THREAD = 0.975, 12.0
# Cloth is not quite flat before it buckles: its waves (metres), and their height.
WAVE, RIPPLE = 0.05, 0.0006


def read_shell(name):
    """The meshes of the packed model."""
    file = cache('garments', f'{name}-shell.json')
    script = ROOT / 'assets' / 'garments' / 'unpack.ts'
    subprocess.run(['node', script, MODELS / f'{name}.glb', file], check=True)
    return json.loads(file.read_text())


def solve(system):
    """Prepares a linear system."""
    return splu(
        system.tocsc(),
        permc_spec='MMD_AT_PLUS_A',
        diag_pivot_thresh=0.0,
        options=dict(SymmetricMode=True),
    ).solve


def divide(g):
    """The same pattern with every triangle in four; seams stay sewn."""
    points, faces, sewn = g['P'], g['T'], g['G']
    sides = np.sort(np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), 1)
    edges, at, uses = np.unique(sides, axis=0, return_inverse=True, return_counts=True)
    a, b, c = at.reshape(3, -1) + len(points)
    i, j, k = faces.T
    finer = np.concatenate([np.c_[i, a, c], np.c_[a, j, b], np.c_[c, b, k], np.c_[a, b, c]])
    # The middle of an edge at the rim belongs to all panels sewn together there.
    ends = np.sort(sewn[edges], 1)
    key = np.where(uses == 1, ends[:, 0] * len(sewn) + ends[:, 1], -1 - np.arange(len(edges)))
    _, middle = np.unique(key, return_inverse=True)
    where = {(a, b): len(points) + n for n, (a, b) in enumerate(map(tuple, edges))}
    middles = [(a, b, hem, where[min(a, b), max(a, b)]) for a, b, hem in g['sewn']]
    return dict(
        g,
        P=np.concatenate([points, points[edges].mean(1)]),
        T=finer,
        G=np.concatenate([sewn, middle + sewn.max() + 1]),
        tp=np.tile(g['tp'], 4),
        pid=np.concatenate([g['pid'], g['pid'][edges[:, 0]]]),
        sewn=[half for a, b, hem, m in middles for half in ((a, m, hem), (m, b, hem))],
    )


def sewn_edges(g):
    """Pairs of points along seams and hems, and whether it is a hem."""
    hems = [
        [panel.off + i for i in panel.bidx[edge]]
        for panel in g['panels'].values()
        for edge in panel.order
        if (panel.name, edge) not in g['seamedges'] and panel.name not in STIFF_PIECES
    ]
    lines = [(one, 0) for one, _ in g['seampairs']] + [(hem, 1) for hem in hems]
    return [(a, b, hem) for line, hem in lines for a, b in zip(line[:-1], line[1:])]


def average(g, values):
    """Values of points of the pattern for sewn points."""
    total = np.zeros((g['G'].max() + 1, values.shape[1]))
    np.add.at(total, g['G'], values)
    return total / np.bincount(g['G'])[:, None]


def interpolate(known, values, wanted):
    """A smooth map; the nearest value beyond its rim."""
    found = CT(known, values)(wanted)
    lost = np.isnan(found).any(1)
    found[lost] = values[cKDTree(known).query(wanted[lost])[1]]
    return found


def lay_on(g, shell, layout):
    """Places of the sewn points on the model."""
    places = np.zeros((len(g['P']), 3))
    for number, name in enumerate(g['names']):
        part = PARTS.get(name, name)
        flat = np.array(shell[part]['flat']) - layout['panels'][part]['origin']
        flat *= [layout['uvMetres'], -layout['uvMetres']]
        _, first = np.unique(np.round(flat, 4), axis=0, return_index=True)
        own = g['pid'] == number
        places[own] = interpolate(flat[first], np.array(shell[part]['places'])[first], g['P'][own])
    return average(g, places)


def spread(coarse, values, fine):
    """Values of the sewn points of a mesh for those of a finer one."""
    result = np.zeros((len(fine['P']), values.shape[1]))
    for panel in range(len(fine['names'])):
        known, wanted = coarse['pid'] == panel, fine['pid'] == panel
        result[wanted] = interpolate(
            coarse['P'][known], values[coarse['G'][known]], fine['P'][wanted]
        )
    return average(fine, result)


def hinges(g, area, kb):
    """Resistance to bending, as a matrix of points, from all pairs of neighbouring triangles."""
    faces = g['G'][g['T']]
    start = np.concatenate([faces[:, 0], faces[:, 1], faces[:, 2]])
    end = np.concatenate([faces[:, 1], faces[:, 2], faces[:, 0]])
    tip = np.concatenate([faces[:, 2], faces[:, 0], faces[:, 1]])
    owner = np.tile(np.arange(len(faces)), 3)
    flat = [g['P'][g['T'][:, c]] for c in (0, 1, 2)]
    corner = lambda c: np.concatenate([flat[c % 3], flat[(c + 1) % 3], flat[(c + 2) % 3]])
    p, q, r = corner(0), corner(1), corner(2)

    def cot(at, one, other):
        u, v = one - at, other - at
        return (u * v).sum(1) / np.maximum(np.abs(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]), 1e-12)

    at_start, at_end = cot(p, q, r), cot(q, p, r)
    low, high = np.minimum(start, end), np.maximum(start, end)
    order = np.lexsort((high, low))
    same = (low[order][:-1] == low[order][1:]) & (high[order][:-1] == high[order][1:])
    first = np.flatnonzero(same)
    one, two = order[first], order[first + 1]
    # The collar is folded where it is sewn to its stand.
    number = {name: i for i, name in enumerate(g['names'])}
    turned_down = sum(
        np.isin(g['tp'][owner[i]], [number.get('stand', -1), number.get('fall', -1)])
        for i in (one, two)
    ) * (g['tp'][owner[one]] != g['tp'][owner[two]])
    keep = (tip[one] != tip[two]) & (turned_down < 2)
    one, two = one[keep], two[keep]
    turned = start[one] != start[two]
    a0, b0 = at_start[one], at_end[one]
    a1 = np.where(turned, at_end[two], at_start[two])
    b1 = np.where(turned, at_start[two], at_end[two])
    points = np.stack([start[one], end[one], tip[one], tip[two]], 1)
    weights = np.stack([b0 + b1, a0 + a1, -a0 - b0, -a1 - b1], 1)
    stiff = 0.5 * (kb[owner[one]] + kb[owner[two]])
    stiff *= np.where(g['tp'][owner[one]] != g['tp'][owner[two]], 2.0, 1.0)
    rows = np.repeat(np.arange(len(points)), 4)
    shape = len(points), g['G'].max() + 1
    bends = sp.csr_matrix((weights.ravel(), (rows, points.ravel())), shape)
    return bends.T @ sp.diags(3 * stiff / (area[owner[one]] + area[owner[two]])) @ bends


def sides(g):
    """The two sides of every triangle on the pattern, as columns."""
    return np.swapaxes(g['P'][g['T'][:, 1:]] - g['P'][g['T'][:, :1]], 1, 2)


def share(faces, area, count):
    """The area of each point."""
    return np.bincount(faces.ravel(), np.repeat(area / 3, 3), count)


def calm(g, places, far):
    """The model without its dents; `far` tells for each panel how broad they are (metres)."""
    faces = g['G'][g['T']]
    area = 0.5 * np.abs(np.linalg.det(sides(g)))
    hold = share(faces, area, len(places))[:, None]
    return solve(sp.diags(hold[:, 0]) + hinges(g, area, far[g['tp']] ** 4))(hold * places)


@njit(cache=True)
def best_shapes(x, faces, inverse, stretch, shear, out):
    """For each triangle the nearest unstretched warp and weft, and the nearest unsheared ones."""
    for t in range(faces.shape[0]):
        i, j, k = faces[t]
        u = np.empty(3)
        v = np.empty(3)
        for c in range(3):
            a = x[j, c] - x[i, c]
            b = x[k, c] - x[i, c]
            u[c] = a * inverse[t, 0, 0] + b * inverse[t, 1, 0]
            v[c] = a * inverse[t, 0, 1] + b * inverse[t, 1, 1]
        lu = np.sqrt((u * u).sum()) + 1e-12
        lv = np.sqrt((v * v).sum()) + 1e-12
        # The nearest pair of right-angled unit vectors to two unit vectors lies around their sum.
        s = u / lu + v / lv
        d = u / lu - v / lv
        s /= np.sqrt((s * s).sum()) + 1e-12
        d /= np.sqrt((d * d).sum()) + 1e-12
        for c in range(3):
            out[t, 0, c] = stretch[t, 0] * u[c] / lu + shear[t] * (s[c] + d[c]) * 0.70710678
            out[t, 1, c] = stretch[t, 1] * v[c] / lv + shear[t] * (s[c] - d[c]) * 0.70710678


class Cloth:
    """The linear system of one mesh, with what each triangle is stretched by when it is relaxed."""

    def __init__(self, g, mats, home, longer, strip, bend):
        count = len(home)
        k = lambda name: np.array([m[name] for m in mats], float)[g['tp']]
        self.home, self.up = home, vnormals(home, g['G'][g['T']])
        self.faces = g['G'][g['T']].astype(np.int64)
        flat = longer @ sides(g)
        area = 0.5 * np.abs(np.linalg.det(flat))
        self.inverse = np.linalg.inv(flat)
        self.stretch = np.stack([k('ku'), k('kv')], 1) * area[:, None]
        self.shear = SHEAR * k('ks') * area
        rows = np.repeat(np.arange(len(self.faces)), 3)
        grads = []
        for axis in (0, 1):
            two = self.inverse[:, :, axis]
            values = np.c_[-two.sum(1), two].ravel()
            grads.append(sp.csr_matrix((values, (rows, self.faces.ravel())), (len(flat), count)))
        self.grad = sp.vstack(grads).tocsr()
        system = self.grad.T @ sp.diags((self.stretch + self.shear[:, None]).T.ravel()) @ self.grad
        stiff = k('kb') * hemscale(g, g['T'], g['P'], g['tp'], 0.012, 6)
        system = system + hinges(g, area, stiff * bend)
        own = share(self.faces, area, count)
        self.weight = 9.81 * share(self.faces, area * k('rho'), count)
        lined = np.isin(g['tp'], [i for i, n in enumerate(g['names']) if n in STIFF_PIECES])
        self.hold, self.limit = np.full(count, HOLD), np.full(count, LIMIT)
        *edges, hem = np.array(g['sewn']).T
        ends = g['G'][np.stack(edges, 1)]
        self.hold[ends[hem == 1]] = HEM
        self.hold[strip] = HEM
        self.hold[self.faces[lined]] = STIFF
        self.limit[self.faces[lined]] = 0
        self.hold, self.limit = self.hold * own, self.limit * own
        system = system + sp.diags(self.hold + self.limit)
        self.length = np.linalg.norm(home[ends[:, 0]] - home[ends[:, 1]], axis=1) * PULL
        rows = np.repeat(np.arange(len(ends)), 2)
        values = np.tile([-1.0, 1.0], len(ends))
        self.pull = sp.csr_matrix((values, (rows, ends.ravel())), (len(ends), count))
        self.tight = THREAD / np.maximum(self.length, 1e-4)
        self.solve = solve(system + self.pull.T @ sp.diags(self.tight) @ self.pull)

    def settle(self, x, rounds):
        """Move towards the least energy for some rounds."""
        shapes = np.empty((len(self.faces), 2, 3))
        before, momentum, age = x, x, 0
        for number in range(rounds):
            best_shapes(momentum, self.faces, self.inverse, self.stretch, self.shear, shapes)
            wanted = self.grad.T @ np.concatenate([shapes[:, 0], shapes[:, 1]])
            wanted += self.hold[:, None] * self.home
            high = ((momentum - self.home) * self.up).sum(1)
            over = high - np.clip(high, -BELOW, ABOVE)
            wanted += self.limit[:, None] * (momentum - over[:, None] * self.up)
            wanted[:, 1] -= self.weight
            way = self.pull @ momentum
            way *= (self.length / np.maximum(np.linalg.norm(way, axis=1), 1e-9))[:, None]
            wanted += self.pull.T @ (self.tight[:, None] * way)
            x = self.solve(wanted)
            # Momentum that points away from where the cloth goes is dropped.
            age = 0 if ((momentum - x) * (x - before)).sum() > 0 else age + 1
            momentum = x + (x - before) * age / (age + 3)
            if number % 20 == 19:
                move = np.linalg.norm(x - before, axis=1)
                print('   round %d moves %.4f mm' % (number + 1, move.mean() * 1e3), flush=True)
            before = x
        return x


def placket(g, shell, layout):
    """The points under the strip with the buttons, which has an interlining."""
    found = np.zeros(len(g['G']), bool)
    if 'placket' in shell:
        flat = np.array(shell['placket']['flat']) - layout['panels']['placket']['origin']
        flat *= [layout['uvMetres'], -layout['uvMetres']]
        (left, low), (right, high) = flat.min(0), flat.max(0)
        x, y = g['P'].T
        on = lambda piece: g['pid'] == g['names'].index(piece) if piece in g['names'] else False
        found = (left < x) & (x < right) & (on('front') & (low < y) & (y < high) | on('pepF'))
    return g['G'][found]


def main(name):
    """Fold one garment."""
    garment = importlib.import_module(name.replace('-', '_'))
    layout = json.loads((MODELS / f'{name}.json').read_text())
    shell = read_shell(name)
    g = build(garment.panels, garment.seams, EDGE)
    g['sewn'] = sewn_edges(g)
    mats = [garment.mat(panel) for panel in g['names']]
    far = [HUNG if n in garment.HUNG else 1e-4 if n in STIFF_PIECES else CALM for n in g['names']]
    home = calm(g, lay_on(g, shell, layout), np.array(far))
    longer = to_slack(g, home, garment)
    moved = RIPPLE * waves(7, WAVE, home @ [[1, 0], [0, 1], [0.8, -0.6]])
    moved = moved[:, None] * vnormals(home, g['G'][g['T']])
    for finer, (rounds, bend) in enumerate(ROUNDS):
        if finer:
            fine = divide(g)
            home, moved = np.split(spread(g, np.c_[home, moved], fine), 2, 1)
            g, longer = fine, np.tile(longer, (4, 1, 1))
        cloth = Cloth(g, mats, home, longer, placket(g, shell, layout), bend)
        print('  ', len(home), 'points', flush=True)
        moved = cloth.settle(home + moved, rounds) - home
    np.savez_compressed(
        cache('garments', f'{name}-fine.npz'),
        home=home.astype(np.float32),
        v=(home + moved).astype(np.float32),
        P=g['P'].astype(np.float32),
        T=g['T'].astype(np.int32),
        G=g['G'].astype(np.int32),
        pid=g['pid'].astype(np.int16),
        names=np.array(g['names']),
    )


if __name__ == '__main__':
    main(sys.argv[1])
