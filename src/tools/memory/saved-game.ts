import { type Fruit, fruits, type Game, getCards } from './game.ts';
import type { Result } from './result.ts';

/** Parses a stored game; undefined if it could not have been played. */
export function parseGame(text: string): Game | undefined {
	const { seed, up, found, moves, ms } = readObject(text);
	if (!isCount(seed) || seed >= 2 ** 32 || !isCount(moves) || !isTime(ms)) return undefined;
	if (!Array.isArray(up) || !Array.isArray(found)) return undefined;
	const places = up.filter((place) => isCount(place) && place < 2 * fruits.length);
	const pairs = found.filter(isFruit);
	if (!isSet(up, places) || !isSet(found, pairs) || up.length > 2) return undefined;
	const game = { seed, up: places, found: pairs, moves, ms };
	return isPossible(game) ? game : undefined;
}

/** Reads the best result; `null` stands for none yet. */
export function parseResult(text: string): Result | null | undefined {
	if (text === 'null') return null;
	const { moves, ms } = readObject(text);
	return isCount(moves) && moves >= fruits.length && isTime(ms) ? { moves, ms } : undefined;
}

/** Cards are face up for one reason only, and every pair took a move. */
function isPossible(game: Game): boolean {
	if (game.seed === 0) return game.moves + game.ms + game.up.length + game.found.length === 0;
	const cards = getCards(game);
	const open = game.up.map((place) => cards[place]);
	if (open.some((card) => card?.matched) || game.moves < game.found.length) return false;
	return open.length < 2 || open[0]?.fruit !== open[1]?.fruit;
}

function readObject(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}

function isSet(all: readonly unknown[], good: readonly unknown[]): boolean {
	return new Set(good).size === all.length;
}

function isFruit(value: unknown): value is Fruit {
	return fruits.some((fruit) => fruit === value);
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTime(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
