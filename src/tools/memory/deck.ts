import { type Pairs, sizes } from './game.ts';

/** Where the cards lie: the same for all who play the same deck. */
export interface Deck {
	seed: number;
	pairs: Pairs;
}

/** The seed of the day, the same in the whole world: the date in UTC as a number. @example toDaySeed(new Date()) // 20261123 */
export function toDaySeed(date: Date): number {
	return Number(date.toISOString().slice(0, 10).replaceAll('-', ''));
}

/** @example toDeckHash({ seed: 20261123, pairs: 8 }) // '#deck=20261123-8' */
export function toDeckHash({ seed, pairs }: Deck): string {
	return `#deck=${seed}-${pairs}`;
}

/** The deck of an address; undefined if it names none. */
export function readDeckHash(hash: string): Deck | undefined {
	const [, digits, size] = /^#deck=(\d{1,10})-(\d{1,2})$/.exec(hash) ?? [];
	const seed = Number(digits);
	const pairs = sizes.find((one) => one === Number(size));
	return pairs && seed > 0 && seed < 2 ** 32 ? { seed, pairs } : undefined;
}
