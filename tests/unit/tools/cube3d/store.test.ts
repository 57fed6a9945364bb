import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Turn } from '#tools/cube3d/cube.ts';
import { isSolved } from '#tools/cube3d/cube.ts';
import { parseMoves } from '#tools/cube3d/notation.ts';

const turns = (moves: string): readonly Turn[] => {
	const read = parseMoves(moves);
	if (!read) throw new Error(`Not turns: ${moves}`);
	return read;
};

beforeEach(() => {
	vi.resetModules();
});
afterEach(() => {
	vi.restoreAllMocks();
});

async function load() {
	const { useStorage: keepIn } = await import('#browser/saved.ts');
	keepIn({});
	return {
		...(await import('#tools/cube3d/store.ts')),
		...(await import('#tools/cube3d/saved-times.ts')),
		...(await import('#tools/cube3d/game.ts')),
	};
}

/** The moment at which the code under test is, in milliseconds. */
function at(ms: number) {
	vi.spyOn(performance, 'now').mockReturnValue(ms);
}

test.each([
	['within 15 seconds', 16_000, {}],
	['2 seconds late', 17_999, { penalty: 'plus2' }],
	['later than that', 18_001, { penalty: 'dnf' }],
])('the first turn %s of the inspection', async (_when, first, penalty) => {
	const cube = await load();
	cube.$inspects.set(true);
	at(1000);
	cube.scrambleCube(turns('R U'));
	expect(cube.$inspectionEnd.get()).toBe(16_000);
	at(first);
	for (const turn of turns("U' R2 R")) cube.playTurn(turn);
	expect(cube.$inspectionEnd.get()).toBeUndefined();
	// The last turn came in the same millisecond: the time is that of the turns alone.
	expect(cube.$solves.get()).toEqual([{ ms: 0, ...penalty }]);
});

test('without inspection nothing is late', async () => {
	const cube = await load();
	at(1000);
	cube.scrambleCube(turns('R'));
	expect(cube.$inspectionEnd.get()).toBeUndefined();
	at(90_000);
	for (const turn of turns("U U' R'")) cube.playTurn(turn);
	expect(cube.$solves.get()).toEqual([{ ms: 0 }]);
});

test('a solution that is entered as a whole ends the game, with or without an inspection, and is no solve', async () => {
	const cube = await load();
	for (const inspects of [false, true]) {
		cube.$inspects.set(inspects);
		at(1000);
		cube.scrambleCube(turns('R U'));
		at(30_000);
		cube.playTurns(turns("U' R'"));
		expect(cube.$solves.get()).toEqual([]);
		expect(cube.$inspectionEnd.get()).toBeUndefined();
		expect([cube.isWon(cube.$game.get()), cube.isRunning(cube.$game.get())]).toEqual([
			false,
			false,
		]);
		expect(isSolved(cube.toCube(cube.$game.get()))).toBe(true);
	}
});

test('an inspection ends with the game: solved for the visitor, or a lesson', async () => {
	const cube = await load();
	cube.$inspects.set(true);
	for (const end of [
		() => cube.solveCube(turns("U' R'"), cube.toCube(cube.$game.get())),
		cube.endGame,
	]) {
		at(1000);
		cube.scrambleCube(turns('R U'));
		end();
		expect(cube.$inspectionEnd.get()).toBeUndefined();
		at(60_000);
		cube.playTurns(turns('F'));
		expect(cube.$solves.get()).toEqual([]);
	}
});

test('a solution for another cube than the present one is not shown', async () => {
	const cube = await load();
	cube.scrambleCube(turns('R U'));
	const before = cube.toCube(cube.$game.get());
	cube.playTurn(turns('F')[0] as Turn);
	cube.solveCube(turns("U' R'"), before);
	expect(cube.$solution.get()).toBeUndefined();
});

test('turns that were made for the visitor do not count', async () => {
	const cube = await load();
	const count = () => cube.countMoves(cube.$game.get());
	cube.scrambleCube(turns('R U'));
	cube.playTurn(turns('F')[0] as Turn);
	expect(count()).toBe(1);
	cube.solveCube(turns("F' U' R'"), cube.toCube(cube.$game.get()));
	expect(count()).toBe(0);
	cube.playTurn(turns('L')[0] as Turn);
	expect(count()).toBe(1);
	cube.endGame();
	expect(count()).toBe(0);
	cube.showTurns(turns("L'"));
	expect(count()).toBe(0);
});
