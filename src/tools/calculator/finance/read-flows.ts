import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { readDecimal } from '#i18n/read-number.ts';
import type { TypedFlows } from './flows-store.ts';

/** Periods that are calculated with. */
export const mostFlows = 1200;

/** The flows as decimal texts; or the first line, from 1, that is no flow; or more periods than are calculated with. */
export type FlowList =
	| { state: 'read'; flows: readonly string[] }
	| { state: 'wrong'; line: number }
	| { state: 'long' };

/** An amount and, after ×, * or the letter x, Latin or Cyrillic, how many times it comes. */
const shape = /^(.*?)(?:\s*[x\u0445×*]\s*(\d{1,4}))?$/i;

/**
 * A list of flows, one a line, as the language writes numbers. `1 000 × 12` is the same flow twelve times.
 * @example readFlows('en', '-1,000\n400 x 3') // { state: 'read', flows: ['-1000', '400', '400', '400'] }
 */
export function readFlows(locale: Locale, text: string): FlowList {
	const flows: string[] = [];
	for (const [index, line] of text.split('\n').entries()) {
		for (const part of line.split(';').map((each) => each.trim())) {
			if (part === '') continue;
			const [, amount = '', times = '1'] = shape.exec(part) ?? [];
			const flow = readDecimal(locale, amount);
			if (flow === undefined) return { state: 'wrong', line: index + 1 };
			if (flows.length + Number(times) > mostFlows) return { state: 'long' };
			flows.push(...Array<string>(Number(times)).fill(flow));
		}
	}
	return { state: 'read', flows };
}

/** The same flows and the same rate with the numbers of another language. A text that is not a number stays as it was typed. */
export function translateFlows(typed: TypedFlows, locale: Locale): TypedFlows {
	if (typed.locale === locale) return typed;
	const translate = (text: string) => {
		const number = readDecimal(typed.locale, text.trim());
		return number === undefined ? text : writeFigures(locale, number);
	};
	const flows = typed.flows.replaceAll(/[^\n;]+/g, (part) => {
		const [, amount = '', times] = shape.exec(part.trim()) ?? [];
		return times === undefined ? translate(part) : `${translate(amount)} × ${times}`;
	});
	return { flows, rate: translate(typed.rate), locale };
}
