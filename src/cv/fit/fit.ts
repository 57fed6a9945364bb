import type { Cv } from '#cv/cv.ts';
import { withLeftOut } from './left-out.ts';
import { type Item, listItems, pruneCv } from './prune.ts';
import { sortByWorth, toSection } from './worth.ts';

/** How a typeset CV came out. */
export interface Measure {
	pages: number;
	/** How much of the last page is filled, from 0 to 1. */
	filled: number;
}

type MeasureCv = (cv: Cv, density: number) => Measure;

/** A CV that fits, and how closely it is set: 1 is the usual spacing, less is closer. */
export interface FittedCv {
	cv: Cv;
	density: number;
}

const [usual, closer, closest] = [1, 0.95, 0.9] as const;

/** A last page with less than this looks like a mistake of the typesetter. */
const leastFilled = 0.15;

/** How many lines a page has, about: the first guess of how many items have to go. */
const linesPerPage = 62;

/**
 * A CV of at most so many pages. First the spacing shrinks a little; then the items that are missed least are left out,
 * and what still fits is put back. Without a limit, all is kept.
 */
export function fitCv(cv: Cv, most: number | undefined, measure: MeasureCv): FittedCv {
	const first = most === undefined ? undefined : measure(cv, usual);
	if (most === undefined || first === undefined) return { cv, density: usual };
	if (first.pages > most) return fitTo(cv, most, toLength(first), measure);
	if (first.pages === 1 || first.filled >= leastFilled) return { cv, density: usual };
	// A few lines on a page of their own: the pages before have room for them, or the least important go.
	return fitTo(cv, first.pages - 1, toLength(first), measure);
}

function fitTo(cv: Cv, most: number, usualLength: number, measure: MeasureCv): FittedCv {
	const closestLength = toLength(measure(cv, closest));
	if (closestLength > most) {
		return { cv: leaveOut(cv, most, closestLength, measure), density: closest };
	}
	const isHalfEnough = (usualLength + closestLength) / 2 <= most;
	const density = isHalfEnough && measure(cv, closer).pages <= most ? closer : closest;
	return { cv, density };
}

function leaveOut(cv: Cv, most: number, wholeLength: number, measure: MeasureCv): Cv {
	const items = sortByWorth(listItems(cv));
	const toLengthWithout = (cuts: ReadonlySet<string>) => toLength(measure(cut(cv, cuts), closest));
	let count = 0;
	let length = wholeLength;
	while (length > most && count < items.length) {
		count = addLines(items, count, (length - most) * linesPerPage);
		length = toLengthWithout(toNames(items.slice(0, count)));
	}
	const gone = items.slice(0, count);
	// What goes back early on a page may push a whole entry over its end: then only later sections get something back.
	for (const first of cv.sections.keys()) {
		const sections = new Set(cv.sections.slice(first));
		const back = choose(
			gone,
			(item) => sections.has(toSection(item)),
			(most - length) * linesPerPage,
		);
		const cuts = toNames(gone.filter((item) => !back.has(item)));
		if (back.size > 0 && toLengthWithout(cuts) <= most) return cut(cv, cuts);
	}
	return cut(cv, toNames(gone));
}

/** How many items have to go, in their order, for so many lines more than the first `count` of them. */
function addLines(items: readonly Item[], count: number, lines: number): number {
	let [next, missing] = [count, lines];
	do {
		missing -= items[next]?.lines ?? 0;
		next++;
	} while (missing > 0 && next < items.length);
	return next;
}

/** The best of the items that have room in so many lines. A part goes back only into an entry that is there. */
function choose(
	gone: readonly Item[],
	isWanted: (item: Item) => boolean,
	lines: number,
): Set<Item> {
	const missing = toNames(gone);
	const back = new Set<Item>();
	let left = lines;
	for (const item of gone.toReversed()) {
		const { inside, entry } = item;
		const isLost = inside !== undefined && missing.has(toName({ kind: inside, entry, line: 0 }));
		if (isLost || item.lines > left || !isWanted(item)) continue;
		back.add(item);
		missing.delete(toName(item));
		left -= item.lines;
	}
	return back;
}

/** The CV without some items, and with the line that counts them. */
function cut(cv: Cv, cuts: ReadonlySet<string>): Cv {
	return withLeftOut(
		cv,
		pruneCv(cv, (item) => !cuts.has(toName(item))),
	);
}

/** Pages and the part of the last one. */
function toLength({ pages, filled }: Measure): number {
	return pages - 1 + filled;
}

function toNames(items: readonly Item[]): Set<string> {
	return new Set(items.map(toName));
}

function toName({ kind, entry, line }: Pick<Item, 'kind' | 'entry' | 'line'>): string {
	return `${kind} ${entry} ${line}`;
}
