import { groupsWithSpace } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { readAmount } from '#i18n/read-amount.ts';
import { readValue } from '#tools/calculator/read-value.ts';

/** An amount, which may be written as a sum, how many periods it comes in, and the words before it. */
export interface Flow {
	amount: string;
	times: number;
	label: string;
	/** The text of the amount: `1.000`. */
	written: string;
	/** As it stands beside the amount; missing where nothing does. */
	currency?: string;
}

/** A cell of a line: its flows, the words before those of the next cell, or why it has neither. */
export type Cell =
	| { state: 'flows'; text: string; flows: readonly Flow[] }
	| { state: 'label' | 'wrong' | 'ambiguous'; text: string };

/** ×, * or the letter x, Latin or Cyrillic, with the spaces around it. */
const multiplication = /[ \u00a0]*[x\u0445×*][ \u00a0]*(?=\d)/gi;
const shape = /^([^×]*)(?:×(\d{1,4}))?$/;
const betweenCells = /[;\t]+/;
const year = /^(?:19\d\d|20\d\d|2100)$/;

/**
 * The cells of each line, without the empty ones. What a label is, the calculators decide; in a list of flows it is
 * before all amounts of its line. Years that rise by one from line to line are labels too.
 */
export function readCells(locale: Locale, text: string): readonly (readonly Cell[])[] {
	const lines = text.split('\n').map((line) =>
		line
			.split(betweenCells)
			.map((cell) => cell.trim())
			.filter(Boolean),
	);
	const dated = hasYears(lines.filter((cells) => cells.length > 0));
	return lines.map(([start = '', ...others]) => {
		if (!dated) return readLine(locale, [start, ...others].filter(Boolean));
		return start ? [{ state: 'label', text: start }, ...readLine(locale, others)] : [];
	});
}

/** `Year 0` with an amount in the next cell is a label; alone, `Rent 500` is an amount with one. */
function readLine(locale: Locale, texts: readonly string[]): readonly Cell[] {
	const cells = texts.map((text) => readCell(locale, text));
	const first = cells.findIndex((cell) => cell.state === 'flows' && !hasWords(cell));
	return cells.map((cell, place) => {
		const { text } = cell;
		if (cell.state === 'ambiguous' || (cell.state === 'flows' && !hasWords(cell))) return cell;
		if (place < first && isLabel(locale, text)) return { state: 'label', text };
		return cells.length === 1 ? cell : { state: 'wrong', text };
	});
}

function hasWords(cell: Cell): boolean {
	return cell.state === 'flows' && cell.flows.some(({ label }) => label !== '');
}

function hasYears(lines: readonly (readonly string[])[]): boolean {
	const [first] = lines;
	return (
		lines.length > 1 &&
		year.test(first?.[0] ?? '') &&
		lines.every((cells, index) => cells.length > 1 && cells[0] === `${Number(first?.[0]) + index}`)
	);
}

function isLabel(locale: Locale, text: string): boolean {
	return /\p{L}/u.test(text) && Boolean(readValue(locale, `${text}\t1`)?.label);
}

/** One amount, or several with spaces between them. */
function readCell(locale: Locale, text: string): Cell {
	const whole = text.replaceAll(multiplication, '×');
	const one = readFlow(locale, whole);
	const parts = whole.split(/ +/);
	const several = parts.flatMap((part) => (isAmount(part) && readFlow(locale, part)) || []);
	const isList =
		parts.length > 1 && several.length === parts.length && several.every(({ label }) => !label);
	if (isList && one && groupsWithSpace(locale)) return { state: 'ambiguous', text };
	if (isList) return { state: 'flows', text, flows: several };
	return one ? { state: 'flows', text, flows: [one] } : { state: 'wrong', text };
}

function readFlow(locale: Locale, text: string): Flow | undefined {
	const [, written = '', times = '1'] = shape.exec(text) ?? [];
	const value = readValue(locale, written);
	if (!value || value.percent) return undefined;
	const { number: amount, label } = value;
	const last = label === '' ? written : (written.split(' ').at(-1) ?? '');
	const { before = '', after = '' } = readAmount(locale, last) ?? {};
	const currency = before || after;
	return { amount, times: Number(times), label, written: last, ...(currency && { currency }) };
}

/** `000` is no amount, but the thousands of `10 000`. */
function isAmount(part: string): boolean {
	return !/^[+\-−–(]?0\d/.test(part);
}
