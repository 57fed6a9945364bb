import { groupsWithSpace, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { readAmount } from '#i18n/read-amount.ts';
import { readValue } from '#tools/calculator/read-value.ts';
import type { TypedFlows } from './flows-store.ts';

/** Periods that are calculated with. */
export const mostFlows = 1200;

/**
 * The flows as decimal texts; or the first line, from 1, with a text that is no flow, or that is one amount or several; or
 * more periods than are calculated with.
 */
export type FlowList =
	| { state: 'read'; flows: readonly string[] }
	| { state: 'wrong' | 'ambiguous'; line: number; text: string }
	| { state: 'long' };

/** An amount, which may be written as a sum, and how many periods it comes in. */
interface Flow {
	amount: string;
	times: number;
}

/** ×, * or the letter x, Latin or Cyrillic, with the spaces around it. */
const multiplication = /[ \u00a0]*[x\u0445×*][ \u00a0]*(?=\d)/gi;
const shape = /^([^×]*)(?:×(\d{1,4}))?$/;
const betweenCells = /[;\t]+/;

/**
 * A list of flows as the language writes numbers, with line ends, tabs, semicolons or spaces between them. `1000 × 12` is the
 * same flow twelve times. `100 200` is two flows, and one in a language that groups thousands with a space: there it is
 * not read at all. A space that does not break, as this site writes it, always groups.
 * @example readFlows('en', '-1,000\n400 x 3') // { state: 'read', flows: ['-1000', '400', '400', '400'] }
 */
export function readFlows(locale: Locale, text: string): FlowList {
	const flows: string[] = [];
	for (const [index, line] of text.split('\n').entries()) {
		for (const cell of line.split(betweenCells)) {
			if (cell.trim() === '') continue;
			const read = readCell(locale, cell);
			if (typeof read === 'string') return { state: read, line: index + 1, text: cell.trim() };
			for (const { amount, times } of read) {
				if (flows.length + times > mostFlows) return { state: 'long' };
				flows.push(...Array<string>(times).fill(amount));
			}
		}
	}
	return { state: 'read', flows };
}

/** The same flows and the same rate with the numbers of another language. A text that is not a number stays as it was typed. */
export function translateFlows(typed: TypedFlows, locale: Locale): TypedFlows {
	if (typed.locale === locale) return typed;
	const translate = ({ amount, times }: Flow) =>
		writeFigures(locale, amount) + (times === 1 ? '' : ` × ${times}`);
	const flows = typed.flows.replaceAll(/[^\n;\t]+/g, (cell) => {
		const read = readCell(typed.locale, cell);
		return typeof read === 'string' ? cell : read.map(translate).join('; ');
	});
	const rate = readAmount(typed.locale, typed.rate)?.number;
	return { flows, rate: rate === undefined ? typed.rate : writeFigures(locale, rate), locale };
}

/** The flows of a cell: one amount, or several with spaces between them. */
function readCell(locale: Locale, cell: string): readonly Flow[] | 'wrong' | 'ambiguous' {
	const whole = cell.trim().replaceAll(multiplication, '×');
	const one = readFlow(locale, whole);
	const parts = whole.split(/ +/);
	const several = parts.flatMap((part) => (isAmount(part) && readFlow(locale, part)) || []);
	const isList = parts.length > 1 && several.length === parts.length;
	if (!one) return isList ? several : 'wrong';
	if (!isList) return [one];
	return groupsWithSpace(locale) ? 'ambiguous' : several;
}

function readFlow(locale: Locale, text: string): Flow | undefined {
	const [, written = '', times = '1'] = shape.exec(text) ?? [];
	const value = readValue(locale, written);
	if (value?.label !== '' || value.percent) return undefined;
	return { amount: value.number, times: Number(times) };
}

/** `000` is no amount, but the thousands of `10 000`. */
function isAmount(part: string): boolean {
	return !/^[+\-−–(]?0\d/.test(part);
}
