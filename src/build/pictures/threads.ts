import { type Oklab, toOklab, toRgb } from './oklab.ts';

/** The hues of the shade card, in degrees: plum, rose, coral, terracotta, apricot, wheat, honey, straw, linden, moss, fir, lagoon, dusk, sky, cobalt, ink, iris, lilac. */
const hues = [340, 10, 30, 45, 62, 80, 88, 96, 108, 130, 158, 195, 235, 252, 263, 273, 285, 310];
/** How strong a colour is, from grey to vivid: its chroma in OKLab. */
const strengths = [0, 0.008, 0.02, 0.034, 0.055, 0.085, 0.115, 0.15, 0.19, 0.24];
const [darkest, lightest, steps] = [0.14, 1, 21];

/** The shade card: the colour of every thread on sale, close to two thousand. */
export const shadeCard: readonly Oklab[] = hues.flatMap((degrees) =>
	strengths.flatMap((chroma) =>
		Array.from({ length: steps }, (_, step): Oklab => {
			const lightness = darkest + ((lightest - darkest) * step) / (steps - 1);
			const angle = (degrees * Math.PI) / 180;
			return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
		}).filter(canBeShown),
	),
);

/**
 * The threads that suit a picture best, at most `count`: its main colours, each matched with the shade card. A colour counts by
 * less than its area, so that a small bright thing is not lost beside a large ground.
 */
export function chooseThreads(colours: readonly Oklab[], count: number): Oklab[] {
	const areas = toAreas(colours);
	let centres = farthestFirst(areas, count);
	for (let round = 0; round < 12; round++) centres = moveCentres(areas, centres);
	// Two centres may share a thread.
	return [...new Set(centres.map((centre) => nearest(shadeCard, centre)))];
}

export function nearest(threads: readonly Oklab[], colour: Oklab): Oklab {
	return threads[nearestIndex(threads, colour)] ?? colour;
}

function nearestIndex(threads: readonly Oklab[], colour: Oklab): number {
	let [best, least] = [0, Number.POSITIVE_INFINITY];
	// It runs a million times for each picture: a list of entries would cost as much again.
	threads.forEach((thread, index) => {
		const distance = gap(thread, colour);
		if (distance >= least) return;
		best = index;
		least = distance;
	});
	return best;
}

/** Squared; a wrong hue is worse than a wrong lightness. */
function gap(one: Oklab, other: Oklab): number {
	const hue = 2.2 ** 2;
	return (one[0] - other[0]) ** 2 + hue * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);
}

/** Whether sRGB has the colour: beyond it, the way there and back does not return. */
function canBeShown(colour: Oklab): boolean {
	return gap(toOklab(toRgb(colour)), colour) < 0.004 ** 2;
}

interface Area {
	colour: Oklab;
	weight: number;
}

/** The colours in bins of a just visible difference, each with its weight. */
function toAreas(colours: readonly Oklab[]): Area[] {
	const bins = Map.groupBy(colours, (colour) =>
		colour.map((value) => Math.round(value / 0.02)).join(' '),
	);
	return [...bins.values()].map((bin) => ({
		colour: mean(bin.map((colour) => ({ colour, weight: 1 }))),
		weight: bin.length ** 0.54,
	}));
}

/** Starting points without chance: the mean colour, then always the largest of the colours far from those there are. */
function farthestFirst(areas: readonly Area[], count: number): Oklab[] {
	const centres = [mean(areas)];
	const gaps = areas.map(({ colour }) => gap(mean(areas), colour));
	while (centres.length < Math.min(count, areas.length)) {
		const scores = areas.map(({ weight }, index) => weight ** 2 * (gaps[index] ?? 0));
		const next = areas[scores.indexOf(Math.max(...scores))];
		if (!next) break;
		centres.push(next.colour);
		for (const [index, { colour }] of areas.entries())
			gaps[index] = Math.min(gaps[index] ?? 0, gap(next.colour, colour));
	}
	return centres;
}

function moveCentres(areas: readonly Area[], centres: readonly Oklab[]): Oklab[] {
	const groups = Map.groupBy(areas, ({ colour }) => nearestIndex(centres, colour));
	return centres.map((centre, index) => {
		const group = groups.get(index);
		return group ? mean(group) : centre;
	});
}

function mean(areas: readonly Area[]): Oklab {
	const sum = [0, 0, 0, 0] as [number, number, number, number];
	for (const { colour, weight } of areas) {
		for (const axis of [0, 1, 2] as const) sum[axis] += weight * colour[axis];
		sum[3] += weight;
	}
	return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]];
}
