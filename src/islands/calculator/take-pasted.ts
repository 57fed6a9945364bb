import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { mostDigits } from '#i18n/read-number.ts';
import { type Item, readPasted } from '#i18n/read-pasted.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import type { Standard } from '#tools/calculator/standard/state.ts';
import { compute } from '#tools/calculator/standard/sum.ts';

/*
 * What only visitors who paste or write in fields need: it loads then, and the page is ready sooner.
 */
export { findOther, isValueUnfinished, parseValue } from '#tools/calculator/finance/parse-value.ts';

/** What a calculator does with what is pasted. */
export interface Taker {
	locale: Locale;
	t: Pick<CalculatorMessages, 'paste' | 'faults'>;
	/** Takes a number. @returns why it was not taken */
	onNumber: (number: string, from: 'number' | 'percent' | 'sum') => string | undefined;
	/** Takes a calculation with its history. @returns whether it did; its result is a number otherwise */
	onCalculation?: (finished: Standard) => boolean;
	/** Why several numbers cannot be taken now. */
	refuseItems?: (items: readonly Item[]) => string | undefined;
	/** What equals then does with several numbers; without it they are refused. */
	question?: string;
	/** Receives several numbers, when equals is pressed. */
	onOffer: (items: readonly Item[]) => void;
}

/** Numbers that are shown of a list. */
const longestList = 6;

/** Takes what a text means, or offers it. @returns why it did not, or what it offers */
export function takePasted(taker: Taker, text: string): string | undefined {
	const { locale, t } = taker;
	const pasted = readPasted(locale, text);
	switch (pasted.state) {
		case 'number': {
			const { number, other, percent } = pasted;
			const refusal = taker.onNumber(number, percent ? 'percent' : 'number');
			if (refusal !== undefined || other === undefined) return refusal;
			return fill(t.paste.readAs, {
				value: writeFigures(locale, number),
				other: writeFigures(locale, other),
			});
		}
		case 'sum':
			return takeSum(taker, pasted.parts, pasted.unclear);
		case 'list': {
			const refusal = taker.refuseItems?.(pasted.items);
			if (refusal) return refusal;
			if (taker.question) taker.onOffer(pasted.items);
			const { left, totals } = pasted;
			const count = (number: number) => ({ count: writeFigures(locale, `${number}`) });
			const words = [
				plural(locale, t.paste.found, pasted.items.length, {
					numbers: toList(locale, pasted.items),
				}),
				left > 0 && fill(t.paste.left, count(left)),
				totals > 0 && fill(t.paste.totals, count(totals)),
				taker.question ?? t.paste.several,
			];
			return words.filter(Boolean).join(' ');
		}
		case 'other':
			return refuseText(taker, pasted.shown);
		case 'long':
			return fill(t.paste.long, { number: pasted.shown, count: mostDigits });
		case 'empty':
			return t.paste.empty;
	}
}

/** `12 k`, `12 CR` and `12 apples` look alike: what stands behind a number is no label of it. */
function refuseText({ locale, t }: Taker, text: string): string {
	const [, number, words] = /^(\S*\d\S*) (\D+)$/.exec(text) ?? [];
	const label = `${words} ${number}`;
	return readPasted(locale, label).state === 'list'
		? fill(t.paste.wordBehind, { label })
		: fill(t.paste.other, { text });
}

/** Adds several numbers up. @returns why it did not */
export function addUp(taker: Taker, items: readonly Item[]): string | undefined {
	const parts = items.flatMap(({ number }) => ['+', number]).slice(1);
	return takeSum(taker, parts, false);
}

function takeSum(
	{ t, onNumber, onCalculation }: Taker,
	parts: readonly string[],
	unclear: boolean,
): string | undefined {
	const finished = compute(parts);
	if (finished.fault) return t.faults[finished.fault];
	if (onCalculation?.(finished)) return undefined;
	return unclear ? t.paste.unclear : onNumber(toExactText(finished.entry), 'sum');
}

function toList(locale: Locale, items: readonly Item[]): string {
	const numbers = items.map(({ label, number }) =>
		`${label} ${writeFigures(locale, number)}`.trim(),
	);
	if (items.length > longestList) numbers.splice(longestList - 1, items.length - longestList, '…');
	return numbers.join('; ');
}
