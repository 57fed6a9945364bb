import { isSolved, type Turn } from '#tools/cube3d/cube.ts';
import { openWith } from '../../open-with.ts';
import { turns } from './turn-cube.ts';

async function load(inspects = false) {
	await openWith({});
	const cube = {
		...(await import('#tools/cube3d/store.ts')),
		...(await import('#tools/cube3d/saved-times.ts')),
		...(await import('#tools/cube3d/game.ts')),
	};
	cube.$inspects.set(inspects);
	return { ...cube, now: () => cube.toCube(cube.$game.get()) };
}

/** The moment at which the code under test is, in milliseconds. */
function at(ms: number) {
	vi.spyOn(performance, 'now').mockReturnValue(ms);
}

test.each([
	['within 15 seconds', true, 16_000, {}],
	['2 seconds late', true, 17_999, { penalty: 'plus2' }],
	['later than that', true, 18_001, { penalty: 'dnf' }],
	['without inspection', false, 90_000, {}],
])('the first turn %s', async (_when, inspects, first, penalty) => {
	const cube = await load(inspects);
	at(1000);
	cube.scrambleCube(turns('R U'));
	expect(cube.$inspectionEnd.get()).toBe(inspects ? 16_000 : undefined);
	at(first);
	const [begin, ...rest] = turns("U' R2 R");
	cube.playTurn(begin as Turn);
	expect(cube.$inspectionEnd.get()).toBeUndefined();
	at(first + 7654);
	for (const turn of rest) cube.playTurn(turn);
	expect(cube.$solves.get()).toEqual([{ ms: 7654, ...penalty }]);
});

test.each([
	['was hidden', false],
	['was reloaded', true],
])('a solve during which the page %s is marked, and all its time counts', async (_, reloaded) => {
	const cube = await load();
	at(1000);
	cube.scrambleCube(turns('R U'));
	cube.playTurn(turns("U'")[0] as Turn);
	at(4000);
	cube.countTime();
	if (reloaded) {
		cube.stopClock();
		cube.startClock();
	} else cube.markAway();
	at(9000);
	cube.playTurn(turns("R'")[0] as Turn);
	cube.scrambleCube(turns('R'));
	cube.playTurn(turns("R'")[0] as Turn);
	expect(cube.$solves.get()[0]).toEqual({ ms: 8000, away: true });
	expect(cube.$solves.get()[1]?.away).toBeUndefined();
});

test('a scrambled cube has plain colours until the visitor chooses', async () => {
	const cube = await load();
	expect(cube.$isPlain.get()).toBe(false);
	cube.scrambleCube(turns('R U'));
	expect(cube.$isPlain.get()).toBe(true);
	cube.$plain.set('false');
	expect(cube.$isPlain.get()).toBe(false);
});

test.each([false, true])(
	'a solution that is entered as a whole, with inspection %s, ends the game and is no solve',
	async (inspects) => {
		const cube = await load(inspects);
		cube.scrambleCube(turns('R U'));
		cube.playTurns(turns("U' R'"));
		expect([cube.$solves.get(), cube.$inspectionEnd.get()]).toEqual([[], undefined]);
		const game = cube.$game.get();
		expect([cube.isWon(game), cube.isRunning(game), isSolved(cube.now())]).toEqual([
			false,
			false,
			true,
		]);
	},
);

test.each(['solved for the visitor', 'a lesson'])(
	'an inspection ends with the game: %s',
	async (end) => {
		const cube = await load(true);
		cube.scrambleCube(turns('R U'));
		if (end === 'a lesson') cube.endGame();
		else cube.solveCube(turns("U' R'"), cube.now());
		expect(cube.$inspectionEnd.get()).toBeUndefined();
		at(60_000);
		cube.playTurns(turns('F'));
		expect(cube.$solves.get()).toEqual([]);
	},
);

test('turns that were made for the visitor do not count', async () => {
	const cube = await load();
	const count = () => cube.countMoves(cube.$game.get());
	cube.scrambleCube(turns('R U'));
	cube.playTurn(turns('F')[0] as Turn);
	expect(count()).toBe(1);
	cube.solveCube(turns("F' U' R'"), cube.now());
	expect(count()).toBe(0);
	cube.playTurn(turns('L')[0] as Turn);
	expect(count()).toBe(1);
	cube.endGame();
	cube.showTurns(turns("L'"));
	expect(count()).toBe(0);
});
