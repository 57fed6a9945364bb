/** Numbers for parts of a state: each counts the ways the part can be, from 0 for the solved cube. */

export const twistStates = 3 ** 7;
export const flipStates = 2 ** 11;
/** Which four of the twelve places hold the edges of the middle layer: 12 over 4. */
export const sliceStates = 495;
/** Orders of eight pieces. */
export const orderStates = 40_320;
/** Orders of the four edges of the middle layer. */
export const sliceOrders = 24;

/** The twists of the first seven corners; that of the last follows from them. */
export function toTwistNumber(twists: readonly number[]): number {
	return twists.slice(0, 7).reduce((sum, twist) => sum * 3 + twist, 0);
}

export function fromTwistNumber(number: number): number[] {
	return fromDigits(number, 7, 3);
}

export function toFlipNumber(flips: readonly number[]): number {
	return flips.slice(0, 11).reduce((sum, flip) => sum * 2 + flip, 0);
}

export function fromFlipNumber(number: number): number[] {
	return fromDigits(number, 11, 2);
}

/** Where the last four edges are, in whatever order; 0 if they are in the last four places. */
export function toSliceNumber(edges: readonly number[]): number {
	let number = 0;
	let found = 0;
	for (let at = edges.length - 1; at >= 0; at -= 1) {
		if ((edges[at] ?? 0) >= 8) found += 1;
		else if (found < 4) number += over(at, 3 - found);
	}
	return number;
}

/** Edges with this number: 8 to 11 in order in their places, the others in order in the rest. */
export function fromSliceNumber(number: number): number[] {
	const edges: number[] = [];
	let rest = number;
	let found = 0;
	let other = 7;
	for (let at = 11; at >= 0; at -= 1) {
		const ways = found < 4 ? over(at, 3 - found) : 0;
		if (found < 4 && (rest < ways || at < 4 - found)) {
			edges[at] = 11 - found;
			found += 1;
		} else {
			rest -= ways;
			edges[at] = other;
			other -= 1;
		}
	}
	return edges;
}

/** The place of an order of 0, 1, 2 … among all of them. */
export function toOrderNumber(order: readonly number[]): number {
	let number = 0;
	for (const [at, piece] of order.entries()) {
		let smaller = 0;
		for (let later = at + 1; later < order.length; later += 1) {
			if ((order[later] ?? 0) < piece) smaller += 1;
		}
		number = number * (order.length - at) + smaller;
	}
	return number;
}

export function fromOrderNumber(number: number, length: number): number[] {
	const places: number[] = [];
	let rest = number;
	for (let base = 1; base <= length; base += 1) {
		places.unshift(rest % base);
		rest = Math.floor(rest / base);
	}
	const left = Array.from({ length }, (_, piece) => piece);
	return places.map((place) => left.splice(place, 1)[0] ?? 0);
}

/** The digits, and one more that makes their sum a multiple of the base. */
function fromDigits(number: number, count: number, base: number): number[] {
	const digits: number[] = [];
	let rest = number;
	for (let at = 0; at < count; at += 1) {
		digits.unshift(rest % base);
		rest = Math.floor(rest / base);
	}
	const sum = digits.reduce((total, digit) => total + digit, 0);
	return [...digits, (base - (sum % base)) % base];
}

/** In how many ways some of a number of things can be chosen. */
function over(things: number, chosen: number): number {
	let ways = 1;
	for (let at = 0; at < chosen; at += 1) ways = (ways * (things - at)) / (at + 1);
	return ways;
}
