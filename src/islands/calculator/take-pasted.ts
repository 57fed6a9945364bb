import { groupsWithSpace, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { mostDigits } from '#i18n/read-number.ts';
import { type Item, readPasted } from '#i18n/read-pasted.ts';
import { listEnds } from '#lib/list-ends.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import type { Standard } from '#tools/calculator/standard/state.ts';
import { compute } from '#tools/calculator/standard/sum.ts';

/*
 * What only visitors who paste or write in fields need: it loads then, and the page is ready sooner.
 */
export { findOther, isValueUnfinished, parseValue } from '#tools/calculator/finance/parse-value.ts';
export { explainBlank, readBlank } from './finance/blank.ts';

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
	/** Takes several numbers, which are added up otherwise. @returns why it did not */
	onItems?: (items: readonly Item[]) => string | undefined;
	/** What equals then does with several numbers; without it they are refused. */
	question?: string;
	/** Receives what the next key does with several numbers. */
	onOffer: (answer: Answer) => void;
	/** Shows and says a notice, or what the display has. */
	tell: (words: string | undefined) => void;
}

/** Takes a key after an offer. @returns whether the key is used up */
export type Answer = (key: string) => boolean;

/** Takes what a text means, or offers it. @returns why it did not, or what it offers */
export function takePasted(taker: Taker, text: string): string | undefined {
	const { locale, t } = taker;
	const pasted = readPasted(locale, text);
	switch (pasted.state) {
		case 'number': {
			const { number, other, percent } = pasted;
			const refusal = taker.onNumber(number, percent ? 'percent' : 'number');
			const second = other === undefined ? toRow(locale, text) : writeFigures(locale, other);
			if (refusal !== undefined || second === undefined) return refusal;
			return fill(t.paste.readAs, { value: writeFigures(locale, number), other: second });
		}
		case 'sum':
			return takeSum(taker, pasted.parts, pasted.unclear);
		case 'list': {
			const refusal = taker.refuseItems?.(pasted.items);
			if (refusal) return refusal;
			if (taker.question) taker.onOffer((key) => answer(taker, pasted.items, key));
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
		case 'mixed':
			return fill(t.paste.mixed, { currencies: pasted.currencies.join(', ') });
		case 'line':
			return fill(t.paste.line, { text: pasted.shown });
		case 'other':
			return refuseText(taker, pasted.shown);
		case 'long':
			return fill(t.paste.long, { number: pasted.shown, count: mostDigits });
		case 'empty':
			return t.paste.empty;
	}
}

/**
 * `100 200 300` is one number by the rules of print, but may be a row of three. Not where thousands are usually parted by
 * spaces: there nobody doubts it.
 */
function toRow(locale: Locale, text: string): string | undefined {
	const row = text.trim();
	if (groupsWithSpace(locale) || !/^\d+( \d+)+$/.test(row)) return undefined;
	return row.replaceAll(' ', '; ');
}

/** `12 k`, `12 CR` and `12 apples` look alike: what stands behind a number is no label of it. */
function refuseText({ locale, t }: Taker, text: string): string {
	const [, number, words] = /^(\S*\d\S*) (\D+)$/.exec(text) ?? [];
	const label = `${words} ${number}`;
	return readPasted(locale, label).state === 'list'
		? fill(t.paste.wordBehind, { label })
		: fill(t.paste.other, { text });
}

/**
 * Equals takes the numbers that are offered, and so does plus, with which a sum goes on; the key that clears takes the offer
 * back and nothing else. Any other key leaves them.
 */
function answer(taker: Taker, items: readonly Item[], key: string): boolean {
	if (key !== 'equals' && key !== '+') {
		if (key === 'clear') taker.tell(undefined);
		return key === 'clear';
	}
	taker.tell(taker.onItems ? taker.onItems(items) : addUp(taker, items));
	return key === 'equals' || taker.onItems !== undefined;
}

/** Adds several numbers up. @returns why it did not */
function addUp(taker: Taker, items: readonly Item[]): string | undefined {
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
	return listEnds(
		items.map(({ label, number }) => `${label} ${writeFigures(locale, number)}`.trim()),
	);
}
