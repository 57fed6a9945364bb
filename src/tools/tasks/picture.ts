import type { Cell, PictureRow } from './picture-row.ts';
import { parseValue } from './run/parse-value.ts';
import type { Step, Variable } from './run/step.ts';
import { toStack } from './stack.ts';

/** Those of the innermost call come first. */
const mostRows = 6;

/** As many letters of a text are shown as items of a list. */
const mostLetters = 60;

/**
 * The data of a run at one of its steps, drawn only from its steps and its code: lists and objects of all calls, texts of
 * the innermost call. A variable points into a list if the code contains `list[variable]`.
 */
export function draw(code: string, steps: readonly Step[], at: number): PictureRow[] {
	const stack = toStack(steps, at);
	const [step] = stack;
	if (!step) return [];
	const before = steps.slice(0, at);
	const rows: PictureRow[] = [];
	for (const owner of stack) {
		for (const variable of owner.variables) {
			const { object, row, name } = variable;
			if (object === undefined || !row) continue;
			const known = rows.find((other) => other.object === object);
			if (!known) {
				const cells = drawCells(code, before, owner, variable);
				rows.push({ names: [name], object, cells, ...(owner !== step && { caller: owner.name }) });
			} else if (owner === step) known.names.push(name);
		}
	}
	const texts = step.variables.flatMap((variable) => {
		const letters = toLetters(variable);
		return letters ? { ...variable, row: letters } : [];
	});
	const pointed = texts.filter(({ name }) => findIndexes(code, name).length > 0);
	// A list that was made of a text shows the same letters.
	const shown = pointed.length > 0 || rows.length > 0 ? pointed : texts;
	for (const text of shown) {
		rows.push({ names: [text.name], cells: drawCells(code, before, step, text) });
	}
	return rows.slice(0, mostRows);
}

function drawCells(
	code: string,
	before: readonly Step[],
	step: Step,
	{ name, row = [], keys, objects }: Variable,
): Cell[] {
	const indexes = findIndexes(code, name);
	const places = toPlaces(step, indexes, keys);
	const earlier = keys ? [] : before.filter(({ call }) => call === step.call);
	const seen = new Set(earlier.flatMap((one) => [...toPlaces(one, indexes, keys).keys()]));
	const refused = step.result === 'false';
	return row.map((text, place): Cell => {
		const pointers = places.get(place) ?? [];
		const now = pointers.length > 0;
		const tone = now ? (refused ? 'wrong' : 'now') : seen.has(place) ? 'done' : 'plain';
		return {
			text,
			label: keys?.[place],
			object: objects?.[place] ?? undefined,
			pointers,
			tone,
		};
	});
}

function toLetters({ row, text }: Variable): string[] | undefined {
	if (row || !text.startsWith("'")) return undefined;
	const value = parseValue(text)?.value;
	return typeof value === 'string' && value !== '' ? [...value].slice(0, mostLetters) : undefined;
}

/** The variables with which code looks into a list or a map: `list[name]`, `list.at(name)`, `map.get(name)`. */
function findIndexes(code: string, list: string): string[] {
	const plain = list.replaceAll('$', '\\$');
	const uses = code.matchAll(
		new RegExp(`(?<![\\w$.])${plain}(?:\\[|\\.(?:at|charAt|get|has)\\()(\\w+)[\\])]`, 'g'),
	);
	return [...new Set([...uses].flatMap(([, name]) => name ?? []))];
}

function toPlaces(
	{ variables }: Step,
	indexes: readonly string[],
	keys: readonly string[] | undefined,
): Map<number, string[]> {
	const places = new Map<number, string[]>();
	for (const variable of variables) {
		if (!indexes.includes(variable.name)) continue;
		const place = keys ? keys.indexOf(toKey(variable)) : variable.number;
		if (place === undefined || place < 0) continue;
		places.set(place, [...(places.get(place) ?? []), variable.name]);
	}
	return places;
}

function toKey({ text }: Variable): string {
	const value = parseValue(text)?.value;
	return typeof value === 'string' ? value : text;
}
