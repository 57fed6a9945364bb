import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { readConversion, toConversionLink } from '#tools/rates/conversion-link.ts';
import { hryvnia } from '#tools/rates/convert.ts';
import { formatExact } from '#tools/rates/format.ts';
import type { Amount } from '#tools/rates/read-amount.ts';
import type { Typing } from './use-typing.ts';

/** What is converted, as a visitor has written it or an address names it. */
export interface Conversion {
	text: string;
	/** `waiting` until the code that reads it is there. */
	amount: Amount | { state: 'waiting' };
	from: string;
	to: string;
	/** Whether the visitor has changed something. */
	touched: boolean;
	write: (text: string) => void;
	pickFrom: (code: string) => void;
	pickTo: (code: string) => void;
	swap: () => void;
	/** The address of this conversion; undefined without an amount. */
	toLink: () => string | undefined;
}

/** Safari refuses more than a hundred changes of the address in half a minute. */
const addressDelayMs = 400;

/** The state of the converter. It begins with the conversion of the address, and keeps the address up to date. */
export function useConversion(
	locale: Locale,
	codes: readonly string[],
	typing: Typing | undefined,
): Conversion {
	const [text, setText] = useState('100');
	// An amount that was not typed is known without reading its text.
	const [given, setGiven] = useState<number | undefined>(100);
	const [from, setFrom] = useState('USD');
	const [to, setTo] = useState(hryvnia);
	const [touched, setTouched] = useState(false);
	const known = useRef(codes);
	known.current = codes;
	const amount = readText();
	const value = amount.state === 'read' ? amount.value : undefined;
	const named = amount.state === 'read' ? amount.code : undefined;

	function readText(): Conversion['amount'] {
		if (given !== undefined) return { state: 'read', value: given, number: text };
		return typing ? typing.readAmount(locale, text, codes, from) : { state: 'waiting' };
	}

	useEffect(() => {
		const asked = readConversion(location.search, known.current);
		if (asked.amount !== undefined) {
			setGiven(asked.amount);
			setText(formatExact(locale, asked.amount));
		}
		if (asked.from !== undefined) setFrom(asked.from);
		if (asked.to !== undefined) setTo(asked.to);
	}, [locale]);

	// A currency beside the amount is the one that is converted from.
	useEffect(() => {
		if (named !== undefined) setFrom(named);
	}, [named]);

	useEffect(() => {
		if (!touched || value === undefined) return;
		const timer = setTimeout(() => {
			const link = toConversionLink(location.href, { amount: value, from, to });
			history.replaceState(history.state, '', link);
		}, addressDelayMs);
		return () => clearTimeout(timer);
	}, [touched, value, from, to]);

	function write(next: string) {
		setTouched(true);
		setText(next);
		setGiven(undefined);
	}

	function pickFrom(code: string) {
		setTouched(true);
		setFrom(code);
		// A currency written beside the amount would contradict the one that is picked.
		if (amount.state === 'read' && amount.code !== undefined) setText(amount.number);
	}

	function pickTo(code: string) {
		setTouched(true);
		setTo(code);
	}

	function swap() {
		pickFrom(to);
		setTo(from);
	}

	function toLink() {
		return value === undefined
			? undefined
			: toConversionLink(location.href, { amount: value, from, to });
	}

	return { text, amount, from, to, touched, write, pickFrom, pickTo, swap, toLink };
}
