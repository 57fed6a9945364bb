import fc from 'fast-check';
import { solvedCube, type Turn } from '#tools/cube3d/cube.ts';
import {
	begin,
	countMoves,
	type Game,
	giveUp,
	isRunning,
	isWon,
	newGame,
	passTime,
	play,
	redo,
	toCube,
	toLast,
	undo,
} from '#tools/cube3d/game.ts';
import { paths, radiansPerSecond, toFace } from '#tools/cube3d/layout.ts';
import { invert, parseMove, printMove, printMoves } from '#tools/cube3d/notation.ts';
import { parseGame, printGame } from '#tools/cube3d/saved-game.ts';
import { anyTurns, turns } from './turn-cube.ts';

const r = parseMove('R') as Turn;
const u = parseMove('U') as Turn;
const scramble = turns("R U2 F' L D B R' U F2 D' L2 B'");
const solution = scramble.toReversed().map(invert);
const scrambled = begin(scramble);

test.each(
	Object.entries({
		"R U U' R": 'R2',
		"R R'": '',
		'R L R R': 'R′ L',
		"Rw Rw' x x": 'x2',
		'R x R': 'R2 x',
	}),
)(
	'the history of %s leaves out what takes itself back, and makes one turn of two: %s',
	(moves, past) => {
		expect(printMoves(turns(moves).reduce(play, newGame).past)).toBe(past);
	},
);

const printLast = (game: Game) => {
	const last = toLast(game);
	return last ? printMove(last) : '-';
};

test.each([
	// The history makes Rw2 x2 L2 of it.
	["Rw x' L' r x' L'", 'Rw Rw L′ Rw Rw L′'],
	['R L R', 'R L R'],
	["U R R' U", 'U R R′ U'],
	['x R y', '- R R'],
	// One after the other, they are heard as one: the same words again would not be said.
	['U U U R', 'U U2 U′ R'],
	["R R'", 'R R′'],
	// Another layer of the cube is there now.
	['L y L', 'L L L'],
])('after each of %s the last turn is %s', (moves, lasts) => {
	let game = scrambled;
	const heard = turns(moves).map((turn) => {
		game = play(game, turn);
		return printLast(game);
	});
	expect(heard.join(' ')).toBe(lasts);
});

test('the last turn is one of the history after it was undone and after a reload, and none of the scramble', () => {
	const game = turns('R L R x').reduce(play, scrambled);
	const back = undo(undo(game));
	const reloaded = parseGame(printGame(game)) ?? newGame;
	const given = giveUp(newGame, [u, r]);
	const games = [scrambled, undo(game), back, redo(back), reloaded, given, giveUp(given, [])];
	expect(games.map(printLast).join(' ')).toBe('- R R2 L L R R');
});

test('the scramble is not changed, counted or taken back', () => {
	const last = invert(scramble.at(-1) as Turn);
	expect(play(scrambled, last).past).toEqual([...scramble, last]);
	expect(undo(scrambled)).toBe(scrambled);
	expect(undo(undo(play(scrambled, r)))).toEqual({ ...scrambled, future: [r] });
	const played = [scrambled, play(scrambled, r), play(scrambled, parseMove('x') as Turn)];
	expect(played.map(countMoves)).toEqual([0, 1, 0]);
});

test('giving up ends the game and counts the turns of the visitor alone, and all can be taken back', () => {
	const last = solution.at(-1);
	expect(giveUp(play(scrambled, r), [invert(r), ...solution])).toEqual({ ...newGame, last });
	const given = giveUp(newGame, [r, u]);
	const back = undo(undo(given));
	expect(back.past).toEqual([]);
	const games = [given, play(given, invert(u)), play(back, u), redo(redo(back))];
	expect(games.map(countMoves)).toEqual([0, 1, 1, 0]);
});

test('undo and redo take back and do again; a new turn forgets what was taken back', () => {
	const game = play(play(newGame, r), u);
	expect(undo(game).past).toEqual([r]);
	expect(redo(redo(undo(undo(game))))).toEqual(game);
	expect(play(undo(play(newGame, r)), u).future).toEqual([]);
	expect([undo(newGame), redo(newGame)]).toEqual([newGame, newGame]);
});

test('time runs from the first turn to the last, and never back', () => {
	expect([isRunning(scrambled), passTime(scrambled, 100)]).toEqual([false, scrambled]);
	expect(isRunning(play(scrambled, parseMove('y') as Turn))).toBe(false);
	const started = passTime(play(scrambled, r), 100);
	expect([isRunning(started), started.ms, passTime(started, -5000)]).toEqual([true, 100, started]);
	const solved = solution.reduce(play, scrambled);
	expect([isRunning(solved), isWon(solved), passTime(solved, 100)]).toEqual([false, true, solved]);
});

test('any game is read as it was written', () => {
	fc.assert(
		fc.property(anyTurns, anyTurns, fc.nat({ max: 86_400_000 }), (past, future, ms) => {
			const scramble = Math.floor(past.length / 2);
			const given = Math.max(scramble, past.length - 1);
			const game = { past, future, scramble, given, ms };
			const read = parseGame(printGame(game)) ?? newGame;
			expect(toCube(read)).toEqual(toCube(game));
			expect(read).toMatchObject({ scramble, given, ms });
		}),
	);
});

test.each(['', 'X|||0', '|||-1', 'R|R|R|5|6', 'R|R||5|2|3', `${'R '.repeat(5001)}|||0`])(
	'"%.20s" is set aside',
	(text) => {
		expect(parseGame(text)).toBeUndefined();
	},
);

test('it turns once around in thirty seconds; two cubes go around 27, each with a face of its own', () => {
	expect((2 * Math.PI) / radiansPerSecond).toBeCloseTo(30);
	expect(paths).toHaveLength(2);
	expect(new Set(solvedCube.map(({ home }) => toFace(home))).size).toBe(27);
});
