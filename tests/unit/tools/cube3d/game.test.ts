import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solvedCube, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
import {
	begin,
	countMoves,
	giveUp,
	isRunning,
	isWon,
	newGame,
	passTime,
	play,
	redo,
	toCube,
	undo,
} from '#tools/cube3d/game.ts';
import { autoRotateSpeed, paths, radiansPerSecond, toFace } from '#tools/cube3d/layout.ts';
import { invert, parseMove, parseMoves, printMoves } from '#tools/cube3d/notation.ts';
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

const scramble = parseMoves("R U2 F' L D B R' U F2 D' L2 B'") ?? [];

describe('the history', () => {
	test('leaves out what takes itself back, and makes one turn of two', () => {
		const past = (moves: string) =>
			printMoves((parseMoves(moves) ?? []).reduce(play, newGame).past);
		expect(past("R U U' R")).toBe('R2');
		expect(past("R R'")).toBe('');
		expect(past('R L R R')).toBe('R′ L');
		expect(past("Rw Rw' x x")).toBe('x2');
		expect(past('R x R')).toBe('R2 x');
	});

	test('leads to the same cube as all turns that were made', () => {
		fc.assert(
			fc.property(anyTurns, (turns) => {
				const game = turns.reduce(play, newGame);
				expect(toCube(game)).toEqual(turns.reduce(turnLayer, solvedCube));
				expect(game.past.length).toBeLessThanOrEqual(turns.length);
			}),
		);
	});

	test('never changes the scramble', () => {
		const game = begin(scramble);
		const last = scramble.at(-1) as Turn;
		expect(play(game, invert(last)).past).toEqual([...scramble, invert(last)]);
	});

	test('contains the solution after giving up, and no game any more', () => {
		const game = giveUp(play(begin(scramble), r), [
			invert(r),
			...scramble.toReversed().map(invert),
		]);
		expect(game).toEqual(newGame);
	});

	test('after giving up counts the turns of the visitor alone, and all can be taken back', () => {
		const given = giveUp(newGame, [r, u]);
		expect(countMoves(given)).toBe(0);
		expect(countMoves(play(given, invert(u)))).toBe(1);
		const back = undo(undo(given));
		expect(back.past).toEqual([]);
		expect(countMoves(play(back, u))).toBe(1);
		expect(countMoves(redo(redo(back)))).toBe(0);
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
		const game = begin(scramble);
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
		const game = begin(scramble);
		expect(countMoves(game)).toBe(0);
		expect(countMoves(play(game, r))).toBe(1);
		expect(countMoves(play(game, parseMove('x') as Turn))).toBe(0);
	});

	test('time runs from the first turn to the last', () => {
		const game = begin(scramble);
		expect(isRunning(game)).toBe(false);
		expect(isRunning(play(game, r))).toBe(true);
		expect(passTime(game, 100)).toBe(game);
		const started = passTime(play(game, r), 100);
		expect(started.ms).toBe(100);
		expect(isRunning(play(started, invert(r)))).toBe(true);
		expect(isRunning(play(game, parseMove('y') as Turn))).toBe(false);
		const solved = scramble.toReversed().map(invert).reduce(play, game);
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
		const game = play(begin(scramble), r);
		expect(passTime(game, -5000)).toBe(game);
	});
});

describe('what is kept', () => {
	test('any game is read as it was written', () => {
		fc.assert(
			fc.property(anyTurns, anyTurns, fc.nat({ max: 86_400_000 }), (past, future, ms) => {
				const scramble = Math.floor(past.length / 2);
				const given = Math.max(scramble, past.length - 1);
				const game = { past, future, scramble, given, ms };
				expect(toCube(parseGame(printGame(game)) ?? newGame)).toEqual(toCube(game));
				expect(parseGame(printGame(game))).toMatchObject({ scramble, given });
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
		'R|R||5|1',
		'R|R||5|x',
		'R|R||5|2|3',
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
