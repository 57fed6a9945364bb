/**
 * A number that one tool hands to another is in the address of the other: `/extra/calculator?number=44.1`. So the link works
 * without the code of the other tool, in another tab, and kept as a bookmark.
 */
const receivers = {
	calculator: { name: 'number', pattern: /^-?\d{1,40}(\.\d{1,40})?$/ },
	rates: { name: 'amount', pattern: /^\d{1,40}(\.\d{1,40})?$/ },
} as const;

type Receiver = keyof typeof receivers;

/** The number in the query of an address, as a decimal text with a point; undefined if there is none that the tool takes. */
export function readHandedNumber(to: Receiver, search: string): string | undefined {
	const { name, pattern } = receivers[to];
	const number = new URLSearchParams(search).get(name) ?? '';
	return pattern.test(number) ? number : undefined;
}

/**
 * The query that hands a decimal text over, rounded to what the tool takes; undefined for a number that it does not take.
 * @example toHandedQuery('rates', '44.10') // '?amount=44.1'
 */
export function toHandedQuery(to: Receiver, number: string): string | undefined {
	const { name, pattern } = receivers[to];
	const taken = pattern.test(number) ? number : toShort(number);
	return pattern.test(taken) ? `?${name}=${taken}` : undefined;
}

/** With the fifteen digits that are exact in scripts, and no more than twelve decimals. */
function toShort(number: string): string {
	return Number(Number(number).toPrecision(15))
		.toFixed(12)
		.replace(/\.?0+$/, '');
}
