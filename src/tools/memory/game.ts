import { createRandom } from '#lib/random.ts';
import { shuffle } from '#lib/shuffle.ts';

/** Two cards have each of these. */
export const fruits = ['apple', 'banana', 'grape', 'lychee', 'pineapple', 'strawberry'] as const;
export type Fruit = (typeof fruits)[number];

/** Two cards that are no pair are turned back after this time; until then no card can be turned. */
export const flipBackMs = 500;

export interface Game {
	/** Determines the place of each card. 0: not dealt yet. */
	seed: number;
	/** Places of the cards that are turned up and not found yet: two at most. */
	up: readonly number[];
	/** Fruits whose pair is found, in the order of finding. */
	found: readonly Fruit[];
	/** How often two cards were turned up. */
	moves: number;
	/** Time played. It starts with the first card and ends with the last pair. */
	ms: number;
}

export interface Card {
	fruit: Fruit;
	flipped: boolean;
	matched: boolean;
}

export const undealt: Game = {
	seed: 0,
	up: [],
	found: [],
	moves: 0,
	ms: 0,
};

/** A new game. The seed is a whole number from 1 to 4294967295. */
export function deal(seed: number): Game {
	return { ...undealt, seed };
}

export function getCards({ seed, up, found }: Game): Card[] {
	return layOut(seed).map((fruit, place) => {
		const matched = found.includes(fruit);
		return { fruit, matched, flipped: matched || up.includes(place) };
	});
}

/** Turns a card up. Nothing happens while two cards wait to be turned back, or when the card is up already. */
export function flip(game: Game, place: number): Game {
	const cards = layOut(game.seed);
	const fruit = cards[place];
	if (game.seed === 0 || fruit === undefined || isBlocked(game)) return game;
	if (game.up.includes(place) || game.found.includes(fruit)) return game;
	const [first] = game.up;
	if (first === undefined) return { ...game, up: [place] };
	const moves = game.moves + 1;
	if (cards[first] !== fruit) return { ...game, moves, up: [first, place] };
	return { ...game, moves, up: [], found: [...game.found, fruit] };
}

/** Turns two cards back that are no pair. */
export function flipBack(game: Game): Game {
	return isBlocked(game) ? { ...game, up: [] } : game;
}

/** Lets time pass, if the game is running. */
export function passTime(game: Game, ms: number): Game {
	return isRunning(game) && ms > 0 ? { ...game, ms: game.ms + ms } : game;
}

export function isBlocked({ up }: Game): boolean {
	return up.length === 2;
}

export function isWon({ found }: Game): boolean {
	return found.length === fruits.length;
}

export function isRunning(game: Game): boolean {
	return !isWon(game) && (game.moves > 0 || game.up.length > 0);
}

let dealt: { seed: number; cards: Fruit[] } | undefined;

function layOut(seed: number): Fruit[] {
	if (dealt?.seed !== seed)
		dealt = { seed, cards: shuffle([...fruits, ...fruits], createRandom(seed)) };
	return dealt.cards;
}
