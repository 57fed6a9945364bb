import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { readAmount } from '#i18n/read-amount.ts';
import { listCurrencies } from '#i18n/read-pasted.ts';
import { type Flow, readCells } from './flow-cells.ts';
import type { TypedFlows } from './flows-store.ts';
import { findOther } from './parse-value.ts';

/** Periods that are calculated with. */
export const mostFlows = 1200;

/**
 * The flows as decimal texts, as they are listed, and how the first of them was read that may mean another; or the first
 * line, from 1, with a text that is no flow, or that is one amount or several; or several currencies, which have no sum; or
 * more periods than are calculated with.
 */
export type FlowList =
	| {
			state: 'read';
			flows: readonly string[];
			listed: readonly string[];
			other: ReturnType<typeof findOther>;
	  }
	| { state: 'wrong' | 'ambiguous'; line: number; text: string }
	| { state: 'mixed'; currencies: readonly string[] }
	| { state: 'long' };

/**
 * A list of flows as the language writes numbers, with line ends, tabs, semicolons or spaces between them. `1000 × 12` is the
 * same flow twelve times. `100 200` is two flows, and one in a language that groups thousands with a space: there it is
 * not read at all. A space that does not break, as this site writes it, always groups.
 * @example readFlows('en', 'Rent\t-1,000\n400 x 3') // { state: 'read', flows: ['-1000', '400', '400', '400'], … }
 */
export function readFlows(locale: Locale, text: string): FlowList {
	const flows: string[] = [];
	const listed: string[] = [];
	let other: ReturnType<typeof findOther>;
	const read: Flow[] = [];
	for (const [index, cells] of readCells(locale, text).entries()) {
		const labels: string[] = [];
		for (const cell of cells) {
			if (cell.state === 'label') labels.push(cell.text);
			else if (cell.state !== 'flows')
				return { state: cell.state, line: index + 1, text: cell.text };
			else {
				for (const flow of cell.flows) {
					if (flows.length + flow.times > mostFlows) return { state: 'long' };
					read.push(flow);
					flows.push(...Array<string>(flow.times).fill(flow.amount));
					listed.push([...labels.splice(0), write(locale, flow)].join(' '));
					other ??= findOther(locale, flow.written);
				}
			}
		}
	}
	const currencies = listCurrencies(read);
	if (currencies.length > 1) return { state: 'mixed', currencies };
	return { state: 'read', flows, listed, other };
}

/** The same flows and the same rate with the numbers of another language. A text that is not a number stays as it was typed. */
export function translateFlows(typed: TypedFlows, locale: Locale): TypedFlows {
	if (typed.locale === locale) return typed;
	const cells = readCells(typed.locale, typed.flows).flat();
	const flows = typed.flows.replaceAll(/[^\n;\t]+/g, (text) => {
		if (text.trim() === '') return text;
		const cell = cells.shift();
		if (cell?.state !== 'flows') return text;
		return cell.flows.map((flow) => write(locale, flow)).join('; ');
	});
	const rate = readAmount(typed.locale, typed.rate)?.number;
	return { flows, rate: rate === undefined ? typed.rate : writeFigures(locale, rate), locale };
}

function write(locale: Locale, { label, amount, times }: Flow): string {
	const factor = times === 1 ? '' : ` × ${times}`;
	return `${label} ${writeFigures(locale, amount)}${factor}`.trim();
}
