import { useEffect, useState } from 'react';
import { writeDecimal } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Later } from '#islands/shared/use-later.ts';
import { readConversion, toConversionLink } from '#tools/rates/conversion-link.ts';
import { hryvnia } from '#tools/rates/convert.ts';
import type { Amount } from '#tools/rates/read-amount.ts';
import type { Typing } from './use-typing.ts';

/** What is converted, as a visitor has written it or an address names it. */
export interface Conversion {
	text: string;
	/** `waiting` until the code that reads it has loaded, `failed` if it could not be loaded. */
	amount: Amount | { state: 'waiting' | 'failed' };
	from: string;
	to: string;
	/** The visitor has changed it. */
	byVisitor: boolean;
	write: (text: string) => void;
	pickFrom: (code: string) => void;
	pickTo: (code: string) => void;
	swap: () => void;
	/** The address of this conversion; undefined without an amount. */
	toLink: () => string | undefined;
	/** The day whose rates count, YYYY-MM-DD; undefined for those that are valid now. */
	date: string | undefined;
	pickDate: (date: string | undefined) => void;
}

interface Entry {
	text: string;
	/** The amount, if it was not typed, as scripts write numbers: it is known without reading its text. */
	given: string | undefined;
	from: string;
	to: string;
	/** A conversion of the page, or of its address, is neither announced nor written into the address. */
	byVisitor: boolean;
}

const atFirst: Entry = {
	text: '100',
	given: '100',
	from: 'USD',
	to: hryvnia,
	byVisitor: false,
};

/** Safari refuses more than a hundred changes of the address in half a minute. */
const addressDelayMs = 400;

/**
 * The state of the converter. It begins with the conversion of the address, and keeps the address up to date. The day is
 * kept elsewhere, because the codes depend on it.
 */
export function useConversion(
	locale: Locale,
	codes: readonly string[],
	typing: Later<Typing>,
	date: string | undefined,
	setDate: (date: string | undefined) => void,
): Conversion {
	const [entry, setEntry] = useState(atFirst);
	const { text, given, from, to, byVisitor } = entry;
	const amount = readText();
	const decimal = amount.state === 'read' ? amount.decimal : undefined;
	const named = amount.state === 'read' ? amount.code : undefined;

	function readText(): Conversion['amount'] {
		if (given !== undefined) return { state: 'read', decimal: given, number: text };
		if (typing.state === 'ready') return typing.value.readAmount(locale, text, codes, from);
		return { state: typing.state === 'failed' ? 'failed' : 'waiting' };
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when the page opens, with the currencies of that moment.
	useEffect(() => {
		const query = readConversion(location.search, codes);
		const { amount: given, date: day, ...currencies } = query;
		const written = given !== undefined && { given, text: writeDecimal(locale, given) };
		setEntry((before) => ({ ...before, ...currencies, ...written }));
		setDate(day);
	}, []);

	// A currency beside the amount is the one that is converted from.
	useEffect(() => {
		if (named !== undefined) setEntry((before) => ({ ...before, from: named }));
	}, [named]);

	useEffect(() => {
		if (!byVisitor || decimal === undefined) return;
		const timer = setTimeout(() => {
			const link = toConversionLink(location.href, { amount: decimal, from, to, date });
			history.replaceState(history.state, '', link);
		}, addressDelayMs);
		return () => clearTimeout(timer);
	}, [byVisitor, decimal, from, to, date]);

	function change(next: Partial<Entry>) {
		setEntry((before) => ({ ...before, ...next, byVisitor: true }));
	}

	// A currency written beside the amount would contradict the one that is picked.
	const withoutCode =
		amount.state === 'read' && amount.code !== undefined ? { text: amount.number } : {};

	return {
		text,
		amount,
		from,
		to,
		byVisitor,
		write: (next) => change({ text: next, given: undefined }),
		pickFrom: (code) => change({ ...withoutCode, from: code }),
		pickTo: (code) => change({ to: code }),
		swap: () => change({ ...withoutCode, from: to, to: from }),
		toLink: () =>
			decimal === undefined
				? undefined
				: toConversionLink(location.href, { amount: decimal, from, to, date }),
		date,
		pickDate: (day) => {
			setDate(day);
			change({});
		},
	};
}
