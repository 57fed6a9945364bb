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
	wheat: 82,
	linden: 105,
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
	grey: 0.01,
	faded: 0.03,
	dusty: 0.055,
	soft: 0.085,
	calm: 0.115,
	full: 0.15,
	bright: 0.19,
	vivid: 0.24,
} as const;
const [darkest, lightest, steps] = [0.14, 0.97, 20];

/** The shade card: every thread that can be had, close to two thousand. */
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

/** The threads that suit a picture best: its main colours, each matched with the shade card. */
export function chooseThreads(colours: readonly Oklab[], count: number): Thread[] {
	let centres = farthestFirst(colours, count);
	for (let round = 0; round < 24; round++) centres = moveCentres(colours, centres);
	const chosen: Thread[] = [];
	for (const centre of centres) {
		const free = shadeCard.filter((thread) => !chosen.includes(thread));
		chosen.push(nearest(free, centre));
	}
	const used = new Set(colours.map((colour) => nearest(chosen, colour)));
	return chosen.filter((thread) => used.has(thread));
}

export function nearest(threads: readonly Thread[], colour: Oklab): Thread {
	return threads.reduce((best, thread) =>
		distance(thread.lab, colour) < distance(best.lab, colour) ? thread : best,
	);
}

export function toHex({ lab }: Thread): string {
	return `#${toRgb(lab)
		.map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
		.join('')}`;
}

/** Whether sRGB has the colour: beyond it, the way there and back does not return. */
function canBeShown({ lab }: Thread): boolean {
	return distance(toOklab(toRgb(lab)), lab) < 0.004;
}

/** Starting points without chance: the mean colour, then always the colour farthest from those there are. */
function farthestFirst(colours: readonly Oklab[], count: number): Oklab[] {
	const centres = [mean(colours)];
	const gaps = colours.map((colour) => distance(colour, centres[0] ?? colour));
	while (centres.length < count) {
		const farthest = gaps.indexOf(Math.max(...gaps));
		const centre = colours[farthest];
		if (!centre || gaps[farthest] === 0) break;
		centres.push(centre);
		for (const [index, colour] of colours.entries()) {
			gaps[index] = Math.min(gaps[index] ?? 0, distance(colour, centre));
		}
	}
	return centres;
}

function moveCentres(colours: readonly Oklab[], centres: readonly Oklab[]): Oklab[] {
	const groups: Oklab[][] = centres.map(() => []);
	for (const colour of colours) {
		const gaps = centres.map((centre) => distance(centre, colour));
		groups[gaps.indexOf(Math.min(...gaps))]?.push(colour);
	}
	return groups.map((group, index) => (group.length ? mean(group) : (centres[index] ?? [0, 0, 0])));
}

function mean(colours: readonly Oklab[]): Oklab {
	const sum = colours.reduce<[number, number, number]>(
		(total, [l, a, b]) => [total[0] + l, total[1] + a, total[2] + b],
		[0, 0, 0],
	);
	return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
}
