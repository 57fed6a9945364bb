"""Finds the fine folds of a draped garment: creases, puckered seams, rippled hems.

The drape has points a centimetre apart, which leaves cloth pressed together where a fold would be
narrower than that. Here its mesh is divided to a quarter, and the cloth looks for the state of
least energy near the drape: strain of warp and weft, shear, bending, seams pulled short. Pressed
cloth then buckles into folds as wide as its bending stiffness wants them; nothing is drawn.

The solver alternates between the best length and direction of every triangle and one linear
system with all of them (projective dynamics), sped up by momentum. Units are metres and newtons.
"""

import time

import numpy as np
import scipy.sparse as sp
from cloth import hemscale
from finish import CT
from numba import njit
from scipy.sparse.linalg import splu

# How strongly a point is held at its place in the drape, newtons a cubic metre. With the bending
# stiffness of a shirt, free folds get (kb / HOLD) ** 0.25 * 2 pi = 21 mm wide.
HOLD = 1.6e4
# Stiffness of a seam's threads along it, newtons.
THREAD = 12.0
# Before the first round, so that flat pressed cloth can buckle to one of its sides (metres).
NUDGE = 0.00003
# The mesh is divided once, and cloth settles for so many rounds.
ROUNDS = (60,)


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
    return dict(
        g,
        P=np.concatenate([points, points[edges].mean(1)]),
        T=finer,
        G=np.concatenate([sewn, middle + sewn.max() + 1]),
        tp=np.tile(g['tp'], 4),
        pid=np.concatenate([g['pid'], g['pid'][edges[:, 0]]]),
        seams=divide_seams(g['seams'], edges, len(points)),
    )


def divide_seams(seams, edges, first):
    """Pulled edges (two points, share of the length) as twice as many."""
    where = {(a, b): first + n for n, (a, b) in enumerate(map(tuple, edges))}
    finer = []
    for a, b, share in seams:
        middle = where.get((min(a, b), max(a, b)))
        if middle is not None:
            finer += [(a, middle, share), (middle, b, share)]
    return finer


def pulled_edges(g, pull, more):
    """Edges along seams and the listed free edges, as (point, point, share of their length)."""
    found = [(a, b, pull) for one, _ in g['seampairs'] for a, b in zip(one[:-1], one[1:])]
    for name, edge, share in more:
        panel = g['panels'][name]
        ids = [panel.off + i for i in panel.bidx[edge]]
        found += [(a, b, share) for a, b in zip(ids[:-1], ids[1:])]
    return found


def spread(coarse, x, fine):
    """The drape on the finer mesh: a smooth map from each panel to space."""
    total = np.zeros((fine['G'].max() + 1, 3))
    count = np.zeros(len(total))
    for panel in range(len(fine['names'])):
        known = np.flatnonzero(coarse['pid'] == panel)
        wanted = np.flatnonzero(fine['pid'] == panel)
        places = x[coarse['G'][known]]
        found = CT(coarse['P'][known], places)(fine['P'][wanted])
        lost = np.isnan(found).any(1)
        if lost.any():
            from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator

            straight = LinearNDInterpolator(coarse['P'][known], places)(fine['P'][wanted[lost]])
            near = NearestNDInterpolator(coarse['P'][known], places)(fine['P'][wanted[lost]])
            found[lost] = np.where(np.isnan(straight), near, straight)
        np.add.at(total, fine['G'][wanted], found)
        np.add.at(count, fine['G'][wanted], 1)
    x2 = total / count[:, None]
    # Points of the drape stay where they are.
    x2[: len(x)] = x
    return x2


def unevenness(g, size):
    """The same uneven shrinkage of the cloth as in the drape, see cloth.prepare."""
    middle = g['P'][g['T']].mean(1) + g['tp'][:, None] * np.array([3.1, 1.7])
    dice = np.random.default_rng(11)
    waves = np.zeros((2, len(middle)))
    for axis in range(2):
        for _ in range(24):
            length = dice.uniform(0.05, 0.16)
            angle = dice.uniform(0, 2 * np.pi)
            way = 2 * np.pi / length * np.array([np.cos(angle), np.sin(angle)])
            waves[axis] += np.sin(middle @ way + dice.uniform(0, 6.28)) * length / 0.10
        waves[axis] /= np.sqrt(12)
    return 1 + size * (0.4 + waves)


def rest_shapes(g, mats, stitches):
    """The two sides of every triangle as they lie flat, relaxed; pulled short along stitches."""
    k = lambda name, none: np.array([m.get(name, none) for m in mats], float)[g['tp']]
    sides = g['P'][g['T'][:, 1:]] - g['P'][g['T'][:, :1]]
    flat = np.swapaxes(sides, 1, 2) * np.stack([k('su', 1), k('sv', 1)], 1)[:, :, None]
    flat *= unevenness(g, k('noise', 0)).T[:, :, None]
    middle = g['P'][g['T']].mean(1)
    for name, line, reach, share in stitches:
        panel = g['names'].index(name)
        for a, b in zip(line[:-1], line[1:]):
            along = (b - a) / np.linalg.norm(b - a)
            t = (middle - a) @ along
            away = np.abs((middle - a) @ np.array([-along[1], along[0]]))
            near = (g['tp'] == panel) & (t >= 0) & (t <= np.linalg.norm(b - a)) & (away < reach)
            pull = np.eye(2) + (share - 1) * np.outer(along, along)
            flat[near] = pull @ flat[near]
    return flat


def hinges(g, area, kb, loose):
    """Pairs of neighbouring triangles: their four points, weights and stiffness."""
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
    panels = np.sort(np.c_[g['tp'][owner[one]], g['tp'][owner[two]]], 1)
    keep = (tip[one] != tip[two]) & ~np.isin(panels @ [len(g['names']), 1], loose)
    one, two, panels = one[keep], two[keep], panels[keep]
    turned = start[one] != start[two]
    a0, b0 = at_start[one], at_end[one]
    a1 = np.where(turned, at_end[two], at_start[two])
    b1 = np.where(turned, at_start[two], at_end[two])
    points = np.stack([start[one], end[one], tip[one], tip[two]], 1)
    weights = np.stack([b0 + b1, a0 + a1, -a0 - b0, -a1 - b1], 1)
    stiff = 0.5 * (kb[owner[one]] + kb[owner[two]])
    stiff *= np.where(panels[:, 0] != panels[:, 1], 2.0, 1.0)
    return points, weights, 3 * stiff / (area[owner[one]] + area[owner[two]])


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
    """The linear system of one mesh."""

    def __init__(self, g, mat, loose, stitches):
        mats = [mat(name) for name in g['names']]
        k = lambda name: np.array([m[name] for m in mats], float)[g['tp']]
        self.faces = g['G'][g['T']].astype(np.int64)
        flat = rest_shapes(g, mats, stitches)
        area = 0.5 * np.abs(np.linalg.det(flat))
        self.inverse = np.linalg.inv(flat)
        self.stretch = np.stack([k('ku'), k('kv')], 1) * area[:, None]
        self.shear = k('ks') * area
        count = g['G'].max() + 1
        rows = np.arange(len(self.faces))
        grads = []
        for axis in (0, 1):
            two = self.inverse[:, :, axis]
            values = np.c_[-two.sum(1), two]
            grads.append(
                sp.csr_matrix(
                    (values.ravel(), (np.repeat(rows, 3), self.faces.ravel())), (len(rows), count)
                )
            )
        self.grad = sp.vstack(grads).tocsr()
        weight = np.concatenate([self.stretch[:, 0] + self.shear, self.stretch[:, 1] + self.shear])
        system = self.grad.T @ sp.diags(weight) @ self.grad
        kb = k('kb') * hemscale(g, g['T'], g['P'], g['tp'])
        points, values, stiff = hinges(g, area, kb, loose)
        rows = np.repeat(np.arange(len(points)), 4)
        bends = sp.csr_matrix((values.ravel(), (rows, points.ravel())), (len(points), count))
        system = system + bends.T @ sp.diags(stiff) @ bends
        self.hold = np.zeros(count)
        np.add.at(self.hold, self.faces.ravel(), np.repeat(area / 3 * HOLD, 3))
        system = system + sp.diags(self.hold)
        a, b, share = (np.array(c) for c in zip(*g['seams']))
        length = np.linalg.norm(g['P'][a] - g['P'][b], axis=1) * share
        self.ends, self.length = np.c_[g['G'][a], g['G'][b]], length
        rows = np.repeat(np.arange(len(a)), 2)
        values = np.tile([-1.0, 1.0], len(a))
        self.pull = sp.csr_matrix((values, (rows, self.ends.ravel())), (len(a), count))
        self.tight = THREAD / length
        system = system + self.pull.T @ sp.diags(self.tight) @ self.pull
        self.solver = splu(
            system.tocsc(),
            permc_spec='MMD_AT_PLUS_A',
            diag_pivot_thresh=0.0,
            options=dict(SymmetricMode=True),
        )

    def settle(self, x, home, rounds):
        """Move towards the least energy for some rounds."""
        shapes = np.empty((len(self.faces), 2, 3))
        before, momentum, age = x, x, 0
        for number in range(rounds):
            best_shapes(momentum, self.faces, self.inverse, self.stretch, self.shear, shapes)
            wanted = self.grad.T @ np.concatenate([shapes[:, 0], shapes[:, 1]])
            wanted += self.hold[:, None] * home
            way = self.pull @ momentum
            way *= (self.length / np.maximum(np.linalg.norm(way, axis=1), 1e-9))[:, None]
            wanted += self.pull.T @ (self.tight[:, None] * way)
            x = self.solver.solve(wanted)
            # Momentum that points away from where the cloth goes is dropped.
            age = 0 if ((momentum - x) * (x - before)).sum() > 0 else age + 1
            momentum = x + (x - before) * age / (age + 3)
            if number % 20 == 19:
                move = np.linalg.norm(x - before, axis=1)
                print('   round %d moves %.4f mm' % (number + 1, move.mean() * 1e3), flush=True)
            before = x
        return x


def refine(g, x, stitches=(), rounds=ROUNDS):
    """Divides the mesh of a draped garment again and again; gives each mesh with its points.

    `rounds` tells for every division how long the cloth settles. `stitches` lists lines that are
    sewn inside panels: panel, points, reach (metres), share of the length.
    """
    mat, nohinge = g['cloth']
    pull, more = g.get('pucker', (1.0, ()))
    number = {name: i for i, name in enumerate(g['names'])}
    pairs = [sorted(number[name] for name in pair) for pair in nohinge]
    loose = [a * len(number) + b for a, b in pairs]
    fine = dict(g, seams=pulled_edges(g, pull, more))
    for turns in rounds:
        start = time.time()
        finer = divide(fine)
        home = spread(fine, x, finer)
        cloth = Cloth(finer, mat, loose, stitches)
        print('   %d points, %.1f s' % (len(home), time.time() - start), flush=True)
        nudge = np.random.default_rng(1).normal(0, NUDGE, home.shape)
        x = cloth.settle(home + nudge, home, turns)
        fine = finer
        print('   settled, %.1f s' % (time.time() - start), flush=True)
        yield fine, x
