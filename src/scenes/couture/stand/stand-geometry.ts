import {
	BufferAttribute,
	type BufferGeometry,
	Color,
	LatheGeometry,
	MathUtils,
	SplineCurve,
	Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { createArm } from './arm-geometry.ts';
import { createTorso, listSections, toSection } from './form-geometry.ts';

type Surface = readonly [colour: string, roughness: number];

const linen: Surface = ['#a8a49b', 0.95];
const wood: Surface = ['#46301f', 0.45];
const iron: Surface = ['#121316', 0.4];

/** Radius and height in metres, from below. */
type Profile = readonly (readonly [radius: number, height: number])[];

/** Metres. */
export const footRadius = 0.1145;
const foot: Profile = [
	[0.0001, 0],
	[0.1135, 0],
	[footRadius, 0.001],
	[footRadius, 0.0075],
	[0.1141, 0.0092],
	[0.113, 0.0102],
	[0.111, 0.0106],
	[0.06, 0.0125],
	[0.0001, 0.0125],
];
/** Turned on a lathe: a bell on the foot, a shaft, and rings and a plate under the torso. */
const shaftRadius = 0.016;
const bellHeight = 0.066;
const plateHeight = 0.056;
const bell: Profile = [
	[0.04, 0.013],
	[0.041, 0.02],
	[0.029, 0.03],
	[0.021, 0.042],
	[0.0245, 0.047],
	[0.0245, 0.051],
	[0.018, 0.056],
	[shaftRadius, bellHeight],
];
const plate: Profile = [
	[shaftRadius, -plateHeight],
	[0.0175, -0.046],
	[0.024, -0.042],
	[0.024, -0.037],
	[0.019, -0.032],
	[0.024, -0.02],
	[0.05, -0.014],
	[0.052, -0.002],
];
/** Closes the neck, and where arms would be without sleeves: a knob for a radius of 1, and how high it is. */
const cap: Profile = [
	[1.005, -0.1],
	[1.05, 0.02],
	[1.03, 0.12],
	[0.85, 0.17],
	[0.4, 0.2],
	[0.0001, 0.205],
];
/** Of the cap of an arm, for the half width of the shoulders: to the front, up, and below the shoulder. */
const arm = { depth: 0.2, height: 0.26, drop: 0.2 };

/** What the cloth takes of the light inside of the garment, and how far above the hem, in metres. */
const inside = { dark: 0.6, from: 0.015, to: 0.1 };
/** So far up a sleeve, in metres, hardly any light comes: through a gap of its seam only darkness is seen. */
const deep = { dark: 0.9, from: 0.03, to: 0.12 };

/** From the front, the torso is seen so far above the hem, and in a neckline without a collar so far below the shoulders; in metres. */
const seenFrom = { hem: 0.05, neckline: 0.2 };

interface Heights {
	/** Of the lowest cloth and of the ground, in metres above the middle of the garment. */
	hem: number;
	floor: number;
}

/**
 * A dress form on its foot as one geometry, in metres from the middle of the garment that hangs on it. The colour of a
 * corner holds its roughness as alpha, and is darker inside of the garment. The first `seen` corners are all that can be
 * seen from the front.
 */
export function createStand(key: GarmentKey, { hem, floor }: Heights) {
	const { right, shoulder, sections, arms } = listSections(key);
	const [low, high] = [sections[0], sections.at(-1)];
	if (!low || !high) throw new Error(`There is no form for ${key}.`);
	const neck = turn(cap).scale(high.width, high.width, high.front);
	neck.translate(right, high.height, high.middle);
	const half = toSection(sections, shoulder.height).width;
	const at = shoulder.height - arm.drop * half;
	const { width } = toSection(sections, at);
	const plugs = (arms.length > 0 ? [] : [1, -1]).map((side) => {
		const plug = turn(cap).scale(arm.height * half, 0.03, arm.depth * half);
		plug.rotateZ((-side * Math.PI) / 2);
		return plug.translate(right + side * (width - 0.001), at, shoulder.middle);
	});
	const end = low.height - 0.009;
	const [from, to] = [floor + bellHeight, end - plateHeight];
	const shaft: Profile = [
		[shaftRadius, Math.min(from, to)],
		[shaftRadius, Math.max(from, to)],
	];
	const pole = [
		turn(toProfile(bell, floor)),
		new LatheGeometry(toLine(shaft), 32),
		turn(toProfile(plate, end)),
	];
	const isOpen = key === 'womenDress';
	// Without sleeves and a collar, the light comes to the shoulders.
	const open = isOpen ? shoulder.height - 0.05 : 9;
	const toLight = (y: number) => {
		const under = MathUtils.smoothstep(y, hem + inside.from, hem + inside.to);
		return 1 - inside.dark * under * (1 - MathUtils.smoothstep(y, open - 0.1, open));
	};
	const paintUpright = (part: BufferGeometry, surface: Surface) => {
		const { array } = part.getAttribute('position');
		return paint(part, surface, (corner) => toLight(array[corner * 3 + 1] ?? 0));
	};
	const { torso, hidden } = createTorso(key, [
		hem + seenFrom.hem,
		shoulder.height - (isOpen ? seenFrom.neckline : 0),
	]);
	const parts = [
		...arms.map(({ points, seen }) => {
			const { geometry, shown } = createArm(points, seen);
			return paint(geometry, linen, (corner) => toSleeveLight(shown[corner] ?? 0));
		}),
		...[neck, ...plugs, ...pole].map((part) => paintUpright(part, wood)),
		paintUpright(new LatheGeometry(toLine(toProfile(foot, floor)), 64), iron),
		paintUpright(torso, linen),
	];
	const stand = mergeGeometries(parts);
	for (const part of parts) part.dispose();
	return { stand, seen: (stand.index?.count ?? 0) - hidden };
}

/** In the sleeve there is as little light as under the garment. `shown` is how far a corner is beyond the cuff, in metres. */
function toSleeveLight(shown: number): number {
	return (
		(1 - inside.dark * (1 - MathUtils.smoothstep(shown, -0.01, 0.035))) *
		(1 - deep.dark * MathUtils.smoothstep(-shown, deep.from, deep.to))
	);
}

function toProfile(profile: Profile, height: number): Profile {
	return profile.map(([radius, up]) => [radius, height + up]);
}

function turn(profile: Profile): LatheGeometry {
	const line = new SplineCurve(toLine(profile));
	return new LatheGeometry(line.getPoints(profile.length * 2), 32);
}

function toLine(profile: Profile): Vector2[] {
	return profile.map(([radius, height]) => new Vector2(radius, height));
}

/** @param toLight how much light there is at a corner, from 0 to 1 */
function paint(
	part: BufferGeometry,
	[colour, roughness]: Surface,
	toLight: (corner: number) => number,
) {
	const { r, g, b } = new Color(colour);
	const colours = new Float32Array(part.getAttribute('position').count * 4);
	for (let at = 0; at < colours.length; at += 4) {
		const light = toLight(at / 4);
		colours[at] = r * light;
		colours[at + 1] = g * light;
		colours[at + 2] = b * light;
		colours[at + 3] = roughness;
	}
	return part.setAttribute('color', new BufferAttribute(colours, 4));
}
