import type { Cubies } from './cubies.ts';

/** A whole number from 0 up to, not including, the given one; each equally likely. */
export type PickBelow = (limit: number) => number;

/** Any of the 43,252,003,274,489,856,000 states that turning can reach, each as likely as any other. */
export function createRandomCubies(pick: PickBelow): Cubies {
	const corners = shuffle(8, pick);
	const edges = shuffle(12, pick);
	// Each turn swaps as many pairs of corners as of edges: one odd and the other even cannot be.
	if (isOdd(corners) !== isOdd(edges)) edges.push(...edges.splice(-2).reverse());
	return {
		corners,
		twists: close(
			Array.from({ length: 7 }, () => pick(3)),
			3,
		),
		edges,
		flips: close(
			Array.from({ length: 11 }, () => pick(2)),
			2,
		),
	};
}

/** Whether an order is made by an odd number of swaps. */
export function isOdd(order: readonly number[]): boolean {
	const pairs = order.flatMap((piece, at) => order.slice(at + 1).filter((later) => later < piece));
	return pairs.length % 2 === 1;
}

/** Numbers from the generator of the browser, without favouring small ones. */
export const pickSecretly: PickBelow = (limit) => {
	const fair = 2 ** 32 - (2 ** 32 % limit);
	let number = fair;
	while (number >= fair) [number = fair] = crypto.getRandomValues(new Uint32Array(1));
	return number % limit;
};

function shuffle(count: number, pick: PickBelow): number[] {
	const left = Array.from({ length: count }, (_, piece) => piece);
	return Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0] ?? 0);
}

/** One more number, so that the sum is a multiple of the base. */
function close(digits: readonly number[], base: number): number[] {
	const sum = digits.reduce((total, digit) => total + digit, 0);
	return [...digits, (base - (sum % base)) % base];
}
