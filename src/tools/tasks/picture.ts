import type { Step } from './run/step.ts';

/** A list of the run as a row of cells, with the variables that point into it. */
export interface PictureRow {
	name: string;
	cells: Cell[];
}

interface Cell {
	text: string;
	/** Variables whose value is the place of this cell. */
	pointers: string[];
	/** `now`: pointed at; `done`: looked at before; `wrong`: where the answer became no. */
	tone: 'now' | 'done' | 'wrong' | 'plain';
	/** A mark that stays: Fizz or Buzz, a vowel that was counted. */
	mark: 'fizz' | 'buzz' | 'fizzbuzz' | 'vowel' | undefined;
}

/**
 * The lists of a run at one of its steps, drawn only from its steps and its code: a variable
 * points into a list if the code contains `list[variable]`.
 */
export function draw(code: string, steps: readonly Step[], at: number): PictureRow[] {
	const step = steps[at];
	if (!step) return [];
	const before = steps.slice(0, at).filter(({ name }) => name === step.name);
	const rows = step.variables.flatMap(({ name, row }) => {
		if (!row) return [];
		const indexes = findIndexes(code, name);
		const places = toPlaces(step, indexes);
		const seen = new Set(before.flatMap((earlier) => [...toPlaces(earlier, indexes).keys()]));
		const refused = step.result === 'false';
		const cells = row.map((text, place): Cell => {
			const pointers = places.get(place) ?? [];
			const now = pointers.length > 0;
			const tone = now ? (refused ? 'wrong' : 'now') : seen.has(place) ? 'done' : 'plain';
			return {
				text,
				pointers,
				tone,
				mark: tone === 'plain' && indexes.length > 0 ? undefined : toMark(code, text),
			};
		});
		return [{ name, cells }];
	});
	return rows.length > 0 ? rows : drawSequence(steps.slice(0, at + 1));
}

/** Numbers that follow one another in a variable `current` while `step` counts them. */
function drawSequence(steps: readonly Step[]): PictureRow[] {
	const numbers: string[] = [];
	for (const { variables } of steps) {
		const place = variables.find(({ name }) => name === 'step')?.number;
		if (place === undefined) continue;
		for (const [distance, name] of ['current', 'next'].entries()) {
			const value = variables.find((variable) => variable.name === name);
			if (value) numbers[place + distance] = value.text.replace(/n$/, '');
		}
	}
	if (numbers.length === 0) return [];
	const last = numbers.length - 1;
	// Of a long sequence its end is shown.
	const first = Math.max(0, last - 11);
	const cells = numbers.slice(first).map((text, index): Cell => {
		const place = first + index;
		const pointers = place === last - 1 ? ['current'] : place === last ? ['next'] : [];
		const tone = pointers.length > 0 ? 'now' : 'done';
		return { text, pointers, tone, mark: undefined };
	});
	return [{ name: 'F', cells }];
}

function findIndexes(code: string, list: string): string[] {
	const uses = code.matchAll(
		new RegExp(`(?<![\\w$])${list.replaceAll('$', '\\$')}\\[(\\w+)\\]`, 'g'),
	);
	return [...new Set([...uses].flatMap(([, name]) => name ?? []))];
}

function toPlaces({ variables }: Step, indexes: readonly string[]): Map<number, string[]> {
	const places = new Map<number, string[]>();
	for (const { name, number } of variables) {
		if (number === undefined || !indexes.includes(name)) continue;
		places.set(number, [...(places.get(number) ?? []), name]);
	}
	return places;
}

function toMark(code: string, text: string): Cell['mark'] {
	if (text === 'fizz' || text === 'buzz' || text === 'fizzbuzz') return text;
	return code.includes('aeiou') && /^[aeiou]$/i.test(text) ? 'vowel' : undefined;
}
