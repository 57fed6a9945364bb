"""Fits the trunk of the mannequin into each garment: superellipses that lie inside of the cloth.

python3 assets/garments/form.py CLOTH.json   prints the forms; `form.ts` writes the file of the cloth.

A section is height, half width, depth to the front and to the back, middle from back to front (mm from the
middle of the garment), exponent * 100.
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


def main():
    cloth = json.loads(open(sys.argv[1]).read())
    forms = {}
    for key, (name, *rest) in FORMS.items():
        corners = np.array(cloth[key]['corners']).reshape(-1, 3, 3)
        edges = (corners + np.roll(corners, 1, axis=1)) / 2
        points = np.concatenate([corners, edges, corners.mean(1, keepdims=True)], 1)
        forms[key] = form(name, points.reshape(-1, 3), cloth[key]['middle'], *rest)
    print(json.dumps(forms))


main()
