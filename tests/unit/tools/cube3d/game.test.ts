import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { isSolved, solvedCube, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
import {
	countMoves,
	isRunning,
	isWon,
	newGame,
	passTime,
	play,
	redo,
	scramble,
	scrambleLength,
	solve,
	toCube,
	undo,
} from '#tools/cube3d/game.ts';
import { autoRotateSpeed, paths, radiansPerSecond, toFace } from '#tools/cube3d/layout.ts';
import { parseMove, parseMoves, printMoves } from '#tools/cube3d/notation.ts';
import { parseGame, printGame } from '#tools/cube3d/saved-game.ts';

const r = parseMove('R') as Turn;
const u = parseMove('U') as Turn;
const anyTurns = fc.array(
	fc.record({
		axis: fc.constantFrom(0 as const, 1 as const, 2 as const),
		layer: fc.constantFrom(-1, 0, 1),
		quarters: fc.constantFrom(1, 2, -1),
	}),
	{ maxLength: 50 },
);

describe('a scramble', () => {
	test('is as long as it should be, and leaves the cube unsolved', () => {
		for (let seed = 1; seed < 30; seed++) {
			const game = scramble(createRandom(seed));
			expect(game.past).toHaveLength(scrambleLength);
			expect(isSolved(toCube(game))).toBe(false);
		}
	});

	test('is the same for the same seed', () => {
		expect(scramble(createRandom(7))).toEqual(scramble(createRandom(7)));
		expect(scramble(createRandom(7))).not.toEqual(scramble(createRandom(8)));
	});

	test('never turns a layer twice running', () => {
		const { past } = scramble(createRandom(3));
		expect(solve({ ...newGame, past })).toHaveLength(scrambleLength);
	});
});

describe('solving', () => {
	test('goes the history backwards, from any cube', () => {
		fc.assert(
			fc.property(anyTurns, (past) => {
				const game = { ...newGame, past };
				expect(solve(game).reduce(turnLayer, toCube(game))).toEqual(solvedCube);
			}),
		);
	});

	test('leaves out what takes itself back', () => {
		const past = parseMoves("R U U' R L R' F") ?? [];
		expect(printMoves(solve({ ...newGame, past }))).toBe('F’ L’ R’');
	});

	test('makes one turn of three', () => {
		const past = parseMoves('R L R R') ?? [];
		expect(printMoves(solve({ ...newGame, past }))).toBe('R L’');
	});
});

describe('undo and redo', () => {
	test('take back and do again', () => {
		const game = play(play(newGame, r), u);
		expect(undo(game).past).toEqual([r]);
		expect(redo(undo(game))).toEqual(game);
		expect(redo(redo(undo(undo(game))))).toEqual(game);
	});

	test('a new turn forgets what was taken back', () => {
		expect(play(undo(play(newGame, r)), u).future).toEqual([]);
	});

	test('the scramble is not taken back', () => {
		const game = scramble(createRandom(1));
		expect(undo(game)).toBe(game);
		expect(undo(undo(play(game, r)))).toEqual({ ...game, future: [r] });
	});

	test('with nothing to take back or do again nothing happens', () => {
		expect(undo(newGame)).toBe(newGame);
		expect(redo(newGame)).toBe(newGame);
	});
});

describe('counter and clock', () => {
	test('the turns of the scramble are not counted', () => {
		const game = scramble(createRandom(1));
		expect(countMoves(game)).toBe(0);
		expect(countMoves(play(game, r))).toBe(1);
	});

	test('time runs from the first turn to the last', () => {
		const game = scramble(createRandom(1));
		expect(isRunning(game)).toBe(false);
		expect(isRunning(play(game, r))).toBe(true);
		expect(passTime(game, 100)).toBe(game);
		expect(passTime(play(game, r), 100).ms).toBe(100);
		const solved = solve(game).reduce(play, game);
		expect(isRunning(solved)).toBe(false);
		expect(isWon(solved)).toBe(true);
		expect(passTime(solved, 100)).toBe(solved);
	});

	test('turning a cube that was not scrambled wins nothing', () => {
		const game = undo(play(newGame, r));
		expect(isWon(game)).toBe(false);
		expect(isWon(play(play(newGame, r), parseMove('R’') as Turn))).toBe(false);
	});

	test('a clock that is set back does not reduce the time', () => {
		const game = play(scramble(createRandom(1)), r);
		expect(passTime(game, -5000)).toBe(game);
	});
});

describe('what is kept', () => {
	test('any game is read as it was written', () => {
		fc.assert(
			fc.property(anyTurns, anyTurns, fc.nat({ max: 86_400_000 }), (past, future, ms) => {
				const game = { past, future, scramble: Math.floor(past.length / 2), ms };
				expect(toCube(parseGame(printGame(game)) ?? newGame)).toEqual(toCube(game));
				expect(parseGame(printGame(game))?.scramble).toBe(game.scramble);
			}),
		);
	});

	test.each([
		'',
		'|||',
		'||0',
		'X|||0',
		'|||-1',
		'|||1e9',
		'R|R|R|5|6',
		`${'R '.repeat(5001)}|||0`,
	])('"%.20s" is set aside', (text) => {
		expect(parseGame(text)).toBeUndefined();
	});

	test('nothing that can be stored makes it throw', () => {
		fc.assert(fc.property(fc.string(), (text) => void parseGame(text)));
	});
});

describe('constants', () => {
	test('it turns by itself at speed 2: once around in thirty seconds', () => {
		expect(autoRotateSpeed).toBe(2);
		expect((2 * Math.PI) / radiansPerSecond).toBeCloseTo(30);
	});

	test('two cubes go around the twenty-seven, each of which has a face of its own', () => {
		expect(paths).toHaveLength(2);
		expect(new Set(solvedCube.map(({ home }) => toFace(home))).size).toBe(27);
	});
});
