import { toMode, toTurn } from '#tools/cube3d/keys.ts';
import { letters, parseMove, parseMoves, printMove, seenFrom } from '#tools/cube3d/notation.ts';
import { turnCube } from './turn-cube.ts';

const print = (turn: ReturnType<typeof parseMove>) => turn && printMove(turn);

test.each([
	['U', '0,1,1', '-1,1,0'],
	['D', '0,-1,1', '1,-1,0'],
	['R', '1,0,1', '1,1,0'],
	['L', '-1,0,1', '-1,-1,0'],
	['F', '0,1,1', '1,0,1'],
	['B', '0,1,-1', '-1,0,-1'],
	['M', '0,0,1', '0,-1,0'],
	['E', '0,0,1', '1,0,0'],
	['S', '0,1,0', '1,0,0'],
])('%s turns its layer clockwise, seen from its side: %s goes to %s', (move, from, to) => {
	const moved = turnCube(move).find(({ home }) => home.join() === from);
	expect(moved?.position.join()).toBe(to);
});

test.each(
	Object.entries({
		"U'": 'U U U',
		U2: 'U U',
		Rw: 'x L',
		Lw: "x' R",
		"l'": "x R'",
		x: "R M' L'",
		y: "U E' D'",
		z: "F S B'",
		"x y x'": 'z',
	}),
)('%s is as %s', (one, other) => {
	expect(turnCube(one)).toEqual(turnCube(other));
});

test.each(['', 'X', 'W', 'UU', "U''", 'U3', 'Mw', 'uw'])(
	'"%s" is no move, and spoils a line',
	(text) => {
		expect(parseMove(text)).toBeUndefined();
		expect(text && parseMoves(`R U ${text}`)).toBe(text && undefined);
	},
);

test.each([...letters, 'Rw', 'Bw', 'x', 'z'])(
	'%s is read as it is printed, and seen alike after a full turn',
	(letter) => {
		for (const suffix of ['', '′', '2']) {
			const turn = parseMove(letter + suffix);
			expect(print(turn)).toBe(letter + suffix);
			for (const quarters of [-12, 4]) expect(turn && seenFrom(turn, quarters)).toEqual(turn);
		}
	},
);

test.each([
	['F', 1, 'R'],
	['R', 1, 'B'],
	['L', 1, 'F'],
	['F', 2, 'B'],
	['F', -1, 'L'],
	// M goes like L; seen from the right, the front is on the left: it goes like F, as S does.
	['M', 1, 'S'],
	['S', 1, 'M′'],
])('%s seen %i quarters from the right is %s', (move, facing, same) => {
	const turn = parseMove(move);
	expect(turn && printMove(seenFrom(turn, facing))).toBe(same);
});

test.each([
	['u', 'KeyU', undefined, 'U'],
	// Shift turns the other way round.
	['U', 'KeyU', undefined, 'U′'],
	// On Ukrainian keys their places count.
	['а', 'KeyF', undefined, 'F'],
	['r', 'KeyR', 'half', 'R2'],
	['r', 'KeyR', 'wide', 'Rw'],
	['ArrowUp', 'KeyU', undefined, undefined],
	[' ', 'KeyU', undefined, undefined],
] as const)('the key %s at %s, after %s, turns %s', (key, code, mode, turn) => {
	expect(print(toTurn({ key, code, shiftKey: /[A-Z]$/.test(key) }, 0, mode))).toBe(turn);
});

test.each([
	['2', 'Digit2', undefined, 'half'],
	['2', 'Digit2', 'half', undefined],
	['ц', 'KeyW', 'half', 'wide'],
	['r', 'KeyR', 'half', 'other'],
] as const)('the key %s at %s, after %s, makes the next letter %s', (key, code, before, mode) => {
	expect(toMode({ key, code, shiftKey: false }, before)).toBe(mode);
});
