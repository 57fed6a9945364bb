import * as numbers from './coordinates.ts';
import type { Cubies } from './cubies.ts';

/** 12!, the orders of twelve edges. */
const edgeOrders = 479_001_600;

/** A whole number from 0 up to, not including, the given one; each equally likely. */
export type PickBelow = (limit: number) => number;

/** Any of the 43,252,003,274,489,856,000 states that turning can reach, each as likely as any other. */
export function createRandomCubies(pick: PickBelow): Cubies {
	const corners = numbers.fromOrderNumber(pick(numbers.orderStates), 8);
	const edges = numbers.fromOrderNumber(pick(edgeOrders), 12);
	// Each turn swaps as many pairs of corners as of edges: one odd and the other even cannot be.
	if (isOdd(corners) !== isOdd(edges)) edges.push(...edges.splice(-2).reverse());
	return {
		corners,
		twists: numbers.fromTwistNumber(pick(numbers.twistStates)),
		edges,
		flips: numbers.fromFlipNumber(pick(numbers.flipStates)),
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
