import { toLine } from './cells.ts';
import { toMeantCurrencies } from './currency-words.ts';
import { groupsWithSpace } from './format-number.ts';
import type { Locale } from './locales.ts';
import { readAmount, readNumber } from './read-amount.ts';
import { isTooLong } from './read-number.ts';
import { readSum, type Sum } from './read-sum.ts';

/** A number of a list, as a decimal text, and the words beside it; empty where there are none. */
export interface Item {
	number: string;
	label: string;
	/** As it stands beside the number; missing where nothing does. */
	currency?: string;
}

/**
 * What a text is: a number, a sum, a column or a row of numbers, or something else, of which `shown` is the beginning, or
 * the line of a list that cannot be read. Of a list, lines without a digit are left out: `left` is their number; so are
 * `totals` of a printed tape. A `mixed` list has these currencies, and no sum. A `long` number has more digits than are kept.
 */
export type Pasted =
	| { state: 'number'; number: string; other?: string; percent: boolean }
	| ({ state: 'sum' } & Sum)
	| { state: 'list'; items: readonly Item[]; left: number; totals: number }
	| { state: 'mixed'; currencies: readonly string[] }
	| { state: 'other' | 'line' | 'long'; shown: string }
	| { state: 'empty' };

/** As the printing calculator marks what it adds or subtracts, and its totals. */
const added = /(?<=\d)\s+[+−]\s*$/;
const plus = /(?<=\d)\s+\+\s*$/;
const total = /\d\s+G?[*◇]\s*$/;

/** UTF-16 units. */
const longestRead = 500_000;

/**
 * Reads a text as the calculators take it. Cells of a spreadsheet come with tabs and line ends between them: two numbers are
 * never put together to one. No digit of the text is left out: if one cannot be read, none is.
 * @example readPasted('en', 'rent\t1,200\nfood 300') // { state: 'list', items: [{ number: '1200', label: 'rent' }, …], left: 0, totals: 0 }
 */
export function readPasted(locale: Locale, text: string): Pasted {
	const whole = text.trim();
	if (whole === '') return { state: 'empty' };
	const long = { state: 'long', shown: toLine(whole) } as const;
	const amount = readAmount(locale, whole.replace(/^=|=$/g, ''));
	if (amount) return isTooLong(amount.number) ? long : { state: 'number', ...amount };
	const sum = readSum(locale, whole);
	if (sum) return sum.parts.some(isTooLong) ? long : { state: 'sum', ...sum };
	const items: Item[] = [];
	let [left, totals, isTape] = [0, 0, false];
	const lines = whole.slice(0, longestRead).split(/[\r\n\v\f\u0085\u2028\u2029]+/);
	for (const line of lines) {
		isTape ||= lines.length > 1 && added.test(line);
		if (isTape && total.test(line)) {
			totals += 1;
			continue;
		}
		const read = readLine(locale, isTape ? line.replace(plus, '') : line);
		if (!read) return { state: lines.length > 1 ? 'line' : 'other', shown: toLine(line) };
		if (read.some(({ number }) => isTooLong(number))) return { ...long, shown: toLine(line) };
		if (read.length === 0 && line.trim() !== '') left += 1;
		items.push(...read);
	}
	const currencies = listCurrencies(items);
	if (currencies.length > 1) return { state: 'mixed', currencies };
	const isWhole = items.length > 0 && whole.length <= longestRead;
	return isWhole
		? { state: 'list', items, left, totals }
		: { state: 'other', shown: toLine(whole) };
}

/** The numbers of a row, each with the texts of the cells before it. Documents have several spaces between their columns. */
function readLine(locale: Locale, line: string): readonly Item[] | undefined {
	const cells = line.split(/[\t;]|[ \u00a0]{2,}/).map((cell) => cell.trim());
	const items: Item[] = [];
	let texts: string[] = [];
	for (const cell of cells.filter(Boolean)) {
		const item = readItem(locale, cell, texts.join(' '));
		if (!item) texts.push(cell);
		else {
			items.push(item);
			texts = [];
		}
	}
	const words = texts.join(' ');
	const last = items.pop();
	if (!last) return texts.length === 1 ? readWords(locale, words) : hasNoDigit(words);
	if (hasNoDigit(words) === undefined) return undefined;
	return [...items, { ...last, label: `${last.label} ${words}`.trim() }];
}

/** Several numbers with spaces between them, or one with a label before it. */
function readWords(locale: Locale, cell: string): readonly Item[] | undefined {
	const words = cell.split(' ');
	const numbers = words.flatMap((word) => readItem(locale, word, '') ?? []);
	if (numbers.length === words.length) return numbers;
	// Of `1 million 200 thousand` and of `rent 1,200, food 300` the second number is not all.
	if (readNumber(locale, words[0] ?? '') !== undefined || /\d, /.test(cell))
		return hasNoDigit(cell);
	for (const at of words.keys()) {
		const [label, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
		const item = readItem(locale, rest, label.replace(/ ?[:=]$/, ''));
		if (!item) continue;
		// The dash of `rent - 1200` may be a minus, and the 12 of `room 12 500` belong to the number.
		// Nor is `10% of` a label of the 50 in `10% of 50`: its number would be dropped.
		const isClear =
			/\p{L}/u.test(label) && !/(^| )[^\p{L} ]*\d/u.test(label) && !/^[+\-−–] /.test(rest);
		const isOne = groupsWithSpace(locale) || !/\d \d/.test(rest);
		return isClear && isOne ? [item] : undefined;
	}
	return hasNoDigit(cell);
}

function readItem(locale: Locale, text: string, label: string): Item | undefined {
	const amount = readAmount(locale, text);
	if (!amount || amount.percent) return undefined;
	const { number, before, after } = amount;
	const currency = before || after;
	return { number, label, ...(currency && { currency }) };
}

/** The currencies that are written beside the numbers, each once: `$` and `USD` are one. */
export function listCurrencies(items: readonly Pick<Item, 'currency'>[]): readonly string[] {
	const found = new Map<string, string>();
	for (const { currency } of items) {
		if (currency === undefined) continue;
		const word = currency.replace(/\.$/, '');
		const [code = word.toLowerCase()] = toMeantCurrencies(word);
		if (!found.has(code)) found.set(code, currency);
	}
	return [...found.values()];
}

function hasNoDigit(text: string): readonly Item[] | undefined {
	return /\p{Nd}/u.test(text) ? undefined : [];
}
