import { BufferAttribute, BufferGeometry, Float32BufferAttribute } from 'three';
import { toRingNormals } from '#scenes/couture/numbers.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import forms from './forms.json' with { type: 'json' };

/** A horizontal section of a form, in metres; a superellipse. */
export interface Section {
	height: number;
	/** To each side. */
	width: number;
	front: number;
	back: number;
	/** Its middle, to the front of the middle of the garment. */
	middle: number;
	power: number;
}

/** Corners around. */
const around = 56;
/** Metres between two rings at most. */
const apart = 0.022;
/** The lower end is rounded in these steps: how much smaller, and how many metres lower. */
const rounding = [
	[0.9, 0.009],
	[0.965, 0.0065],
	[0.99, 0.003],
] as const;

/**
 * Sections of the torso inside of a garment, from below; how far to the right its middle is; height and middle of its
 * shoulders; its arms, of a garment with sleeves.
 */
export function listSections(key: GarmentKey) {
	const { right, shoulder, sections, arms } = forms[key];
	const [height = 0, middle = 0] = shoulder;
	return {
		right: right / 1000,
		arms,
		shoulder: { height: height / 1000, middle: middle / 1000 },
		sections: sections.map((section) => {
			const [height = 0, width = 0, front = 0, back = 0, middle = 0] = section.map(
				(value) => value / 1000,
			);
			return { height, width, front, back, middle, power: (section[5] ?? 0) / 100 };
		}),
	};
}

/** The section at a height, between its neighbours. */
export function toSection(sections: readonly Section[], height: number): Section {
	const next = Math.max(
		1,
		sections.findIndex((section) => section.height >= height),
	);
	const four = [-2, -1, 0, 1].map(
		(step) => sections[Math.min(sections.length - 1, Math.max(0, next + step))],
	);
	const [, from, to] = four;
	if (!from || !to) throw new Error(`There is no section at ${height} m.`);
	const share = (height - from.height) / (to.height - from.height);
	const value = (name: keyof Section) =>
		smooth(
			four.map((section) => [section?.height ?? 0, section?.[name] ?? 0]),
			share,
		);
	return {
		height,
		width: value('width'),
		front: value('front'),
		back: value('back'),
		middle: value('middle'),
		power: value('power'),
	};
}

/**
 * The linen torso. `uv` is the angle from the front to the back on either side, and the height. Rings between two heights
 * are hidden: as many corners of the geometry, its last.
 */
export function createTorso(key: GarmentKey, [from, to]: readonly [from: number, to: number]) {
	const { right, sections } = listSections(key);
	const lines: Section[] = [];
	sections.forEach(({ height, width }, at) => {
		const next = sections[at + 1];
		const far = next ? Math.hypot(next.height - height, next.width - width) : 0;
		const count = Math.max(1, Math.ceil(far / apart));
		for (let ring = 0; ring < count; ring += 1)
			lines.push(
				toSection(sections, height + ((next?.height ?? height) - height) * (ring / count)),
			);
	});
	const [low] = lines;
	if (low)
		lines.unshift(
			...[[0, 0.009] as const, ...rounding].map(([share, down]) => ({
				...low,
				height: low.height - down,
				width: low.width * share,
				front: low.front * share,
				back: low.back * share,
			})),
		);
	const position: number[] = [];
	const uv: number[] = [];
	const seen: number[] = [];
	const hidden: number[] = [];
	lines.forEach((section, line) => {
		const before = lines[line - 1]?.height ?? section.height;
		const index = before > from && section.height < to ? hidden : seen;
		for (let corner = 0; corner < around; corner += 1) {
			const angle = (2 * Math.PI * corner) / around;
			const [x, z] = toOutline(section, angle);
			position.push(right + x, section.height, z);
			uv.push(Math.PI - Math.abs(Math.PI - angle), section.height);
			if (line === 0) continue;
			const next = (corner + 1) % around;
			const [a, b] = [(line - 1) * around, line * around];
			index.push(a + corner, a + next, b + corner, b + corner, a + next, b + next);
		}
	});
	const torso = new BufferGeometry();
	torso.setAttribute('position', new Float32BufferAttribute(position, 3));
	torso.setAttribute('uv', new Float32BufferAttribute(uv, 2));
	torso.setAttribute('normal', new BufferAttribute(toRingNormals(position, around, 1), 3));
	torso.setIndex([...seen, ...hidden]);
	return { torso, hidden: hidden.length };
}

/** To the right and to the front, at an angle from the front. */
function toOutline({ width, front, back, middle, power }: Section, angle: number) {
	const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
	const depth = cosine < 0 ? back : front;
	// Corners are as far apart on a wide section as on a narrow one.
	const round = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
	return [width * round(sine), middle + depth * round(cosine)] as const;
}

/** A cubic line through the second and the third of four points, at a share of the way; it goes no further than they do. */
function smooth(points: readonly (readonly number[])[], share: number): number {
	const [before = [], from = [], to = [], after = []] = points;
	const slope = (one: readonly number[], other: readonly number[]) =>
		(other[0] ?? 0) === (one[0] ?? 0)
			? undefined
			: ((other[1] ?? 0) - (one[1] ?? 0)) / ((other[0] ?? 0) - (one[0] ?? 0));
	const own = slope(from, to) ?? 0;
	const length = (to[0] ?? 0) - (from[0] ?? 0);
	// As flat as the flatter of both neighbours, and level at a turn: the line never overshoots.
	const [start, end] = [slope(before, from) ?? own, slope(to, after) ?? own].map((other) =>
		other * own <= 0 ? 0 : (2 * other * own) / (other + own),
	);
	const [t, s] = [share, 1 - share];
	return (
		s * s * (1 + 2 * t) * (from[1] ?? 0) +
		t * t * (1 + 2 * s) * (to[1] ?? 0) +
		s * s * t * length * (start ?? 0) -
		t * t * s * length * (end ?? 0)
	);
}
