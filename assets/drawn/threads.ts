import { distance, type Oklab, toOklab, toRgb } from './oklab.ts';

export interface Thread {
	/** Family and step, as on a shade card: `cobalt 3`. */
	name: string;
	lab: Oklab;
}

/** The hues of the shade card, in degrees. */
const hues = {
	plum: 340,
	rose: 10,
	coral: 30,
	terracotta: 45,
	apricot: 62,
	wheat: 80,
	honey: 88,
	straw: 96,
	linden: 108,
	moss: 130,
	fir: 158,
	lagoon: 195,
	dusk: 235,
	sky: 252,
	cobalt: 263,
	ink: 273,
	iris: 285,
	lilac: 310,
} as const;
/** How strong the colour is: share of what sRGB can show at that hue. */
const strengths = {
	grey: 0.008,
	misty: 0.02,
	faded: 0.034,
	dusty: 0.055,
	soft: 0.085,
	calm: 0.115,
	full: 0.15,
	bright: 0.19,
	vivid: 0.24,
} as const;
const [darkest, lightest, steps] = [0.14, 0.97, 20];

/** The shade card: every thread on sale, close to two thousand. */
export const shadeCard: readonly Thread[] = Object.entries(hues).flatMap(([hue, degrees]) =>
	Object.entries(strengths).flatMap(([strength, chroma]) =>
		Array.from({ length: steps }, (_, step): Thread => {
			const lightness = darkest + ((lightest - darkest) * step) / (steps - 1);
			const angle = (degrees * Math.PI) / 180;
			const lab: Oklab = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
			return { name: `${strength} ${hue} ${step + 1}`, lab };
		}).filter(canBeShown),
	),
);

/**
 * The threads that suit a picture best: its main colours, each matched with the shade card. A colour counts by less
 * than its area, so that a small bright thing is not lost beside a large ground.
 */
export function chooseThreads(colours: readonly Oklab[], count: number): Thread[] {
	const areas = toAreas(colours);
	let centres = farthestFirst(areas, count);
	for (let round = 0; round < 40; round++) centres = moveCentres(areas, centres);
	// Two centres may share a thread; a picture of few colours needs fewer threads.
	const chosen = [...new Set(centres.map((centre) => nearest(shadeCard, centre)))];
	const used = new Set(colours.map((colour) => nearest(chosen, colour)));
	return chosen.filter((thread) => used.has(thread));
}

export function nearest(threads: readonly Thread[], colour: Oklab): Thread {
	return threads.reduce((best, thread) =>
		gap(thread.lab, colour) < gap(best.lab, colour) ? thread : best,
	);
}

/** Like `distance`, but a wrong hue is worse than a wrong lightness. */
function gap(one: Oklab, other: Oklab): number {
	const hue = 2.2;
	return Math.hypot(one[0] - other[0], hue * (one[1] - other[1]), hue * (one[2] - other[2]));
}

/** The colours in bins of a just visible difference, each with its weight. */
function toAreas(colours: readonly Oklab[]): Area[] {
	const bins = new Map<string, Oklab[]>();
	for (const colour of colours) {
		const key = colour.map((value) => Math.round(value / 0.02)).join(' ');
		const bin = bins.get(key);
		if (bin) bin.push(colour);
		else bins.set(key, [colour]);
	}
	return [...bins.values()].map((bin) => ({
		colour: mean(bin.map((colour) => ({ colour, weight: 1 }))),
		weight: bin.length ** 0.54,
	}));
}

/** Whether sRGB has the colour: beyond it, the way there and back does not return. */
function canBeShown({ lab }: Thread): boolean {
	return distance(toOklab(toRgb(lab)), lab) < 0.004;
}

/** Starting points without chance: the mean colour, then always the largest of the colours far from those there are. */
function farthestFirst(areas: readonly Area[], count: number): Oklab[] {
	const centres = [mean(areas)];
	while (centres.length < Math.min(count, areas.length)) {
		const scores = areas.map(({ colour, weight }) => {
			const gaps = centres.map((centre) => gap(centre, colour));
			return weight * Math.min(...gaps);
		});
		const next = areas[scores.indexOf(Math.max(...scores))];
		if (next) centres.push(next.colour);
	}
	return centres;
}

function moveCentres(areas: readonly Area[], centres: readonly Oklab[]): Oklab[] {
	const groups: Area[][] = centres.map(() => []);
	for (const area of areas) {
		const gaps = centres.map((centre) => gap(centre, area.colour));
		groups[gaps.indexOf(Math.min(...gaps))]?.push(area);
	}
	return groups.map((group, index) => (group.length ? mean(group) : (centres[index] ?? [0, 0, 0])));
}

function mean(areas: readonly Area[]): Oklab {
	const total = areas.reduce((sum, { weight }) => sum + weight, 0);
	const part = (axis: 0 | 1 | 2) =>
		areas.reduce((sum, { colour, weight }) => sum + weight * colour[axis], 0) / total;
	return [part(0), part(1), part(2)];
}

interface Area {
	colour: Oklab;
	weight: number;
}
