"""Fits the trunk of the mannequin into each garment, and arms into its sleeves: they lie inside of the cloth.

python3 assets/garments/form.py CLOTH.json   prints the forms; `form.ts` writes the file of the cloth.

A section is height, half width, depth to the front and to the back, middle from back to front (mm from the
middle of the garment), exponent * 100. An arm is a line of points with its radius there, from the shoulder (mm), and which of
them is in the cuff; beyond it the arm is seen.
"""

import json
import sys

import mannequin
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.optimize import minimize

# body, lower end, lower end of the neck, upper end of the neck, its radius
FORMS = dict(
    menShirt1=('male', 0.715, 1.480, 1.504, 0.050),
    womenShirt=('female', 0.815, 1.400, 1.424, 0.043),
    menShirt2=('male', 0.745, 1.482, 1.506, 0.050),
    womenDress=('female', 0.715, 1.402, 1.444, 0.046),
)
# How far an arm is seen below the cuff, and its radius at the shoulder and there.
ARMS = dict(
    menShirt1=(0.05, 0.046, 0.026), womenShirt=(0.075, 0.040, 0.032), menShirt2=(0.085, 0.048, 0.038)
)
# An arm lies so far below the cloth.
CLEAR = 0.007
# The skin of a form is so far below that of the mannequin, and below the cloth.
SKIN = 0.008
INSET = 0.012
ANGLES = np.radians(np.arange(0, 181, 5))
FRONT = np.cos(ANGLES) >= 0


def allowed(name, points, y, middle):
    """Radii around the upright axis at a height, from the front over the side to the back."""
    body = mannequin.BODIES[name]
    radii = np.linspace(0.01, 0.26, 501)
    t, r = np.meshgrid(ANGLES, radii, indexing='ij')
    x, z = np.sin(t) * r, middle + np.cos(t) * r
    field = mannequin.field(np.stack([x, -z, np.full_like(x, y)], -1), name, 26, False, False)
    # Flat where the arms would be.
    inside = np.maximum(field, np.abs(x) - (body['sh'][0] - 0.004)) < -SKIN
    own = radii[np.argmin(inside, 1) - 1]
    near = points[np.abs(points[:, 1] - y) < 0.012]
    angle = np.arctan2(np.abs(near[:, 0]), near[:, 2] - middle)
    away = np.hypot(near[:, 0], near[:, 2] - middle)
    for at, t in enumerate(ANGLES):
        here = np.abs(angle - t) * away < 0.014
        if here.any():
            own[at] = min(own[at], away[here].min() - INSET)
    return own


def radius(shape):
    """Of a superellipse at the angles."""
    width, front, back, power = shape
    depth = np.where(FRONT, front, back)
    x, z = np.sin(ANGLES) / width, np.abs(np.cos(ANGLES)) / depth
    return (x**power + z**power) ** (-1 / power)


def fit(own):
    """The largest superellipse within these radii."""

    def cost(shape):
        if shape[:3].min() < 0.01 or not 1.5 <= shape[3] <= 2.6:
            return 9
        off = radius(shape) - own
        return (np.where(off > 0, 60 * off**2 + 0.4 * off, off**2) * own).sum()

    starts = [np.array([own[18], own[0], own[-1], power]) for power in (1.6, 2, 2.4)]
    options = dict(maxiter=4000, xatol=1e-5, fatol=1e-9)
    found = [minimize(cost, start, method='Nelder-Mead', options=options) for start in starts]
    return min(found, key=lambda one: one.fun).x


def form(name, points, middle, low, neck, top, round_neck):
    """Sections from below, and the middle and radii of the caps of the arms."""
    body = mannequin.BODIES[name]
    chest = body['sh'][2] - 0.1
    heights = [*np.linspace(low, chest, 8)[:-1], *np.linspace(chest, neck - 0.014, 9)]
    spine = PchipInterpolator(body['tab'][:, 0], -body['tab'][:, 4])
    saved, body['bot'] = body['bot'], -1
    sections = []
    for y in heights:
        z = float(spine(y))
        sections.append([y, *fit(allowed(name, points, y, z)), z])
    body['bot'] = saved
    # A smooth line from section to section, never outside of a section.
    for column in (1, 2, 3):
        line = np.array([section[column] for section in sections])
        line[1:-1] = np.minimum(line[1:-1], (line[:-2] + 2 * line[1:-1] + line[2:]) / 4)
        for section, value in zip(sections, line):
            section[column] = value
    for y in (neck, (neck + top) / 2, top):
        sections.append([y, round_neck, round_neck, round_neck, 2, float(spine(y)) + 0.004])
    mm = [
        [
            *(round(1000 * value) for value in (y - middle[1], a, front, back, z - middle[2])),
            round(100 * power),
        ]
        for y, a, front, back, power, z in sections
    ]
    shoulder = [round(1000 * (value - at)) for value, at in ((body['sh'][2], middle[1]), (-body['sh'][1], middle[2]))]
    return dict(right=round(-1000 * middle[0]), shoulder=shoulder, sections=mm)


def arm(key, name, side, limbs, middle):
    """A line from the shoulder through the middles of the sleeve and of the cuff."""
    beyond, thick, thin = ARMS[key]
    body = mannequin.BODIES[name]
    sign = 1 if side == 'right' else -1
    x, y, z = body['sh']
    shoulder = np.array([sign * (x - 0.012), z - 0.012, -y])
    sleeve, cuff = (np.array(limbs[f'{part}-{side}']).reshape(-1, 3) for part in ('sleeve', 'cuff'))
    # Only what is below the armpit goes all around the arm.
    end = (cuff.min(0) + cuff.max(0)) / 2
    way = (end - shoulder) / np.linalg.norm(end - shoulder)
    share = (sleeve - shoulder) @ way / np.linalg.norm(end - shoulder)
    line = [shoulder]
    for at in (0.45, 0.72) if len(sleeve) and np.linalg.norm(end - shoulder) > 0.4 else ():
        near = sleeve[abs(share - at) < 0.05]
        line.append((near.min(0) + near.max(0)) / 2)
    line.append(end)
    last = line[-1] - line[-2]
    line.append(end + last / np.linalg.norm(last) * beyond)
    cloth = np.concatenate([sleeve, cuff])
    points, seen = [], 0
    for number, (one, other) in enumerate(zip(line, line[1:])):
        steps = max(1, round(np.linalg.norm(other - one) / 0.03))
        seen = len(points) if number == len(line) - 2 else seen
        points += [one + (other - one) * step / steps for step in range(steps)]
    points = np.array([*points, line[-1]])
    along = np.linspace(0, 1, len(points))
    radii = thick + (thin - thick) * along
    # Above the armpit the cloth of the sleeve is on one side only, and the trunk on the other.
    for at in range(2, len(points)):
        radii[at] = min(radii[at], np.linalg.norm(cloth - points[at], axis=1).min() - CLEAR)
    radii[1:-1] = np.minimum(radii[1:-1], (radii[:-2] + 2 * radii[1:-1] + radii[2:]) / 4)
    return dict(
        seen=seen,
        points=[[*(round(1000 * v) for v in point - middle), round(1000 * r)] for point, r in zip(points, radii)],
    )


def main():
    cloth = json.loads(open(sys.argv[1]).read())
    forms = {}
    for key, (name, *rest) in FORMS.items():
        corners = np.array(cloth[key]['corners']).reshape(-1, 3, 3)
        edges = (corners + np.roll(corners, 1, axis=1)) / 2
        points = np.concatenate([corners, edges, corners.mean(1, keepdims=True)], 1)
        middle = cloth[key]['middle']
        forms[key] = form(name, points.reshape(-1, 3), middle, *rest)
        sides = ('right', 'left') if key in ARMS else ()
        forms[key]['arms'] = [arm(key, name, side, cloth[key]['limbs'], middle) for side in sides]
    print(json.dumps(forms))


main()
