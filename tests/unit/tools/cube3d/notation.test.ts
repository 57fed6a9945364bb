import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solvedCube, turnLayer } from '#tools/cube3d/cube.ts';
import { toMode, toTurn } from '#tools/cube3d/keys.ts';
import { letters, parseMove, parseMoves, printMove, seenFrom } from '#tools/cube3d/notation.ts';

describe('a letter turns its layer clockwise, seen from its side', () => {
	/** Where the small cube at a position goes. */
	function follow(moves: string, from: readonly number[]) {
		const cube = (parseMoves(moves) ?? []).reduce(turnLayer, solvedCube);
		return cube.find(({ home }) => home.join() === from.join())?.position;
	}

	test.each([
		['U', [0, 1, 1], [-1, 1, 0]],
		['D', [0, -1, 1], [1, -1, 0]],
		['R', [1, 0, 1], [1, 1, 0]],
		['L', [-1, 0, 1], [-1, -1, 0]],
		['F', [0, 1, 1], [1, 0, 1]],
		['B', [0, 1, -1], [-1, 0, -1]],
		['M', [0, 0, 1], [0, -1, 0]],
		['E', [0, 0, 1], [1, 0, 0]],
		['S', [0, 1, 0], [1, 0, 0]],
	])('%s', (move, from, to) => {
		expect(follow(move, from)).toEqual(to);
	});
});

describe('the notation', () => {
	test('a prime is the other way round, 2 a half turn', () => {
		expect(parseMove("U'")).toEqual({ axis: 1, layer: 1, quarters: 1 });
		expect(parseMove('U’')).toEqual(parseMove("U'"));
		expect(parseMove('U2')).toEqual({ axis: 1, layer: 1, quarters: 2 });
	});

	test('a w or a small letter turns two layers; x, y and z turn the whole cube', () => {
		expect(parseMove('Rw')).toEqual({ axis: 0, layer: 'upper', quarters: -1 });
		expect(parseMove('r')).toEqual(parseMove('Rw'));
		expect(parseMove("l'")).toEqual({ axis: 0, layer: 'lower', quarters: -1 });
		expect(parseMove('y2')).toEqual({ axis: 1, layer: 'all', quarters: 2 });
		expect(parseMove("U2'")).toEqual(parseMove('U2'));
	});

	test.each([
		['Rw', 'x L'],
		['Uw', 'y D'],
		['Fw', 'z B'],
		['Lw', "x' R"],
		['Dw', "y' U"],
		['Bw', "z' F"],
		['x', "R M' L'"],
		['y', "U E' D'"],
		['z', "F S B'"],
		["x y x'", 'z'],
	])('%s is as %s', (one, other) => {
		const play = (moves: string) => (parseMoves(moves) ?? []).reduce(turnLayer, solvedCube);
		expect(parseMoves(one)).toBeDefined();
		expect(play(one)).toEqual(play(other));
	});

	test.each(['', 'X', 'W', 'UU', "U''", 'U3', 'Mw', 'uw'])('"%s" is no move', (text) => {
		expect(parseMove(text)).toBeUndefined();
	});

	test('what is printed is read as the same', () => {
		for (const letter of [...letters, 'Rw', 'Bw', 'x', 'z']) {
			for (const suffix of ['', '′', '2']) {
				const turn = parseMove(letter + suffix);
				expect(turn && printMove(turn)).toBe(letter + suffix);
			}
		}
	});

	test('one word that is no move spoils the line', () => {
		expect(parseMoves('R U boom')).toBeUndefined();
	});
});

describe('turns seen from another side', () => {
	test.each([
		['F', 1, 'R'],
		['R', 1, 'B'],
		['L', 1, 'F'],
		['F', 2, 'B'],
		['F', -1, 'L'],
		['U', 3, 'U'],
		['F2', 1, 'R2'],
		['E', 2, 'E'],
	])('%s seen %i quarters from the right is %s', (move, facing, same) => {
		const turn = parseMove(move);
		expect(turn && printMove(seenFrom(turn, facing))).toBe(same);
	});

	test('M and S change places, and keep to their sides', () => {
		const m = parseMove('M');
		const s = parseMove('S');
		// M goes like L; seen from the right, the front is on the left: it goes like F, as S does.
		expect(m && printMove(seenFrom(m, 1))).toBe('S');
		expect(s && printMove(seenFrom(s, 1))).toBe('M′');
	});

	test('once around is the same', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...letters),
				fc.integer({ min: -3, max: 3 }),
				(letter, rounds) => {
					const turn = parseMove(letter);
					expect(turn && seenFrom(turn, 4 * rounds)).toEqual(turn);
				},
			),
		);
	});
});

describe('keys', () => {
	test('Shift turns the other way round', () => {
		const plain = toTurn({ key: 'u', code: 'KeyU', shiftKey: false }, 0);
		const shifted = toTurn({ key: 'U', code: 'KeyU', shiftKey: true }, 0);
		expect(plain && printMove(plain)).toBe('U');
		expect(shifted && printMove(shifted)).toBe('U′');
	});

	test('on Ukrainian keys their places count', () => {
		const turn = toTurn({ key: 'а', code: 'KeyF', shiftKey: false }, 0);
		expect(turn && printMove(turn)).toBe('F');
	});

	test('X, Y and Z turn the whole cube', () => {
		const turn = toTurn({ key: 'Y', code: 'KeyY', shiftKey: true }, 0);
		expect(turn && printMove(turn)).toBe('y′');
	});

	test('2 before a letter makes a half turn, W one of two layers', () => {
		const r = { key: 'r', code: 'KeyR', shiftKey: false };
		const print = (mode: 'half' | 'wide') => {
			const turn = toTurn(r, 0, mode);
			return turn && printMove(turn);
		};
		expect(print('half')).toBe('R2');
		expect(print('wide')).toBe('Rw');
		const two = { key: '2', code: 'Digit2', shiftKey: false };
		expect(toMode(two, undefined)).toBe('half');
		expect(toMode(two, 'half')).toBeUndefined();
		expect(toMode({ key: 'ц', code: 'KeyW', shiftKey: false }, 'half')).toBe('wide');
		expect(toMode(r, 'half')).toBe('other');
	});

	test.each(['ArrowUp', 'Tab', 'w', '1', ' '])('%s turns nothing', (key) => {
		expect(toTurn({ key, code: 'KeyU', shiftKey: false }, 0)).toBeUndefined();
	});
});
