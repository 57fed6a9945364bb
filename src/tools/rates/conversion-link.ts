import { readHandedNumber } from '#lib/hand-over.ts';
import { formatExact } from './format.ts';

/** A conversion as an address holds it: `?amount=100&from=USD&to=UAH`. */
export interface Conversion {
	amount: number;
	from: string;
	to: string;
}

/** The conversion in an address; a part that makes no sense is left out. The amount has a point before its decimals. */
export function readConversion(search: string, codes: readonly string[]): Partial<Conversion> {
	const query = new URLSearchParams(search);
	const amount = readHandedNumber('rates', search);
	const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '');
	return {
		...(amount !== undefined && { amount: Number(amount) }),
		...(from && codes.includes(from) && { from }),
		...(to && codes.includes(to) && { to }),
	};
}

/** The address of a page with a conversion in its query. */
export function toConversionLink(page: string, { amount, from, to }: Conversion): string {
	const url = new URL(page);
	url.searchParams.set('amount', formatExact('en', amount));
	url.searchParams.set('from', from);
	url.searchParams.set('to', to);
	return url.href;
}
