import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
	dnf,
	printResult,
	type Solve,
	toAverage,
	toBest,
	toBestAverage,
	toResult,
} from '#tools/cube3d/times.ts';

/** Times in seconds; `+` for two seconds more, `x` for a solve that does not count. */
function solves(text: string): Solve[] {
	return text.split(' ').map((word) => {
		const ms = Math.round(Number.parseFloat(word) * 1000);
		if (word.endsWith('+')) return { ms, penalty: 'plus2' };
		return word.endsWith('x') ? { ms, penalty: 'dnf' } : { ms };
	});
}

describe('a result', () => {
	test.each([
		['12.345', 12_340],
		['12.349', 12_340],
		['0.009', 0],
		['599.999', 599_990],
		['600.4', 600_000],
		['600.5', 601_000],
		['12.345+', 14_340],
		['12.345x', dnf],
	])('%s', (time, result) => {
		expect(solves(time).map(toResult)).toEqual([result]);
	});

	test.each([
		[9_870, '9.87'],
		[59_990, '59.99'],
		[60_000, '1:00.00'],
		[83_450, '1:23.45'],
		[754_000, '12:34'],
		[dnf, 'DNF'],
	])('%d is shown as %s', (result, text) => {
		expect(printResult(result)).toBe(text);
	});
});

describe('an average', () => {
	test.each([
		// The best and the worst are left out: (10.50 + 11.20 + 10.80) / 3.
		['10.50 9.00 11.20 10.80 20.00', 10_830],
		// One DNF is the worst.
		['10.50 9.00 11.20 10.80 20.00x', 10_830],
		['10.50 9.00x 11.20 10.80 20.00x', dnf],
		// (10.00 + 10.00 + 10.01) / 3 is 10.0033, (10.00 + 10.01 + 10.01) / 3 is 10.0067.
		['9.00 10.00 10.00 10.01 11.00', 10_000],
		['9.00 10.00 10.01 10.01 11.00', 10_010],
		['10.00 10.00 10.00 10.00 8.50+', 10_000],
		['700.00 700.00 701.00 701.00 800.00', 701_000],
	])('of 5, %s', (times, average) => {
		expect(toAverage(solves(times), 5)).toBe(average);
	});

	test('of 12 leaves out one best and one worst', () => {
		const times = '10.00 11.00 12.00 13.00 14.00 15.00 16.00 17.00 18.00 19.00 20.00';
		expect(toAverage(solves(`${times} 99.00`), 12)).toBe(15_500);
		expect(toAverage(solves(`${times} 99.00x`), 12)).toBe(15_500);
		expect(toAverage(solves(`${times} 99.00x`.replace('10.00', '10.00x')), 12)).toBe(dnf);
	});

	test('needs its number of solves, and takes the last ones', () => {
		expect(toAverage(solves('1 2 3 4'), 5)).toBeUndefined();
		expect(toAverage(solves('99 1 2 3 4 5'), 5)).toBe(3000);
		expect(toBest([])).toBeUndefined();
		expect(toBest(solves('9x 8 7.5+'))).toBe(8000);
		expect(toBestAverage(solves('1 2 3 4 5 9 9 9'), 5)).toBe(3000);
		expect(toBestAverage(solves('1 2 3 4'), 5)).toBeUndefined();
	});
});

describe('what is kept', () => {
	beforeEach(() => {
		vi.resetModules();
	});

	async function load(storage: Record<string, string> = {}) {
		const { useStorage: keepIn } = await import('#browser/saved.ts');
		keepIn(storage);
		return import('#tools/cube3d/saved-times.ts');
	}

	test('a broken entry costs itself alone, and is set aside', async () => {
		const storage: Record<string, string> = { cube3dTimes: '12340 oops 9870+ 0 15000x -5' };
		const { $solves } = await load(storage);
		expect($solves.get()).toEqual([
			{ ms: 12_340 },
			{ ms: 9870, penalty: 'plus2' },
			{ ms: 15_000, penalty: 'dnf' },
		]);
		expect(storage['cube3dTimes.broken']).toBe('12340 oops 9870+ 0 15000x -5');
	});

	test('solves are written as they are read, and the last one can be changed', async () => {
		const storage: Record<string, string> = {};
		const { $solves, addSolve, changeLast } = await load(storage);
		addSolve({ ms: 12_340 });
		addSolve({ ms: 9870 });
		changeLast({ ms: 9870, penalty: 'plus2' });
		expect(storage.cube3dTimes).toBe('12340 9870+');
		changeLast(undefined);
		expect($solves.get()).toEqual([{ ms: 12_340 }]);
	});

	test('the first turn after the inspection costs two seconds, two seconds later all', async () => {
		const { toPenalty } = await load();
		expect(toPenalty(undefined, 5)).toBeUndefined();
		expect(toPenalty(15_000, 15_000)).toBeUndefined();
		expect(toPenalty(15_000, 17_000)).toBe('plus2');
		expect(toPenalty(15_000, 17_001)).toBe('dnf');
	});

	test('a game that is solved adds its time', async () => {
		const { $solves } = await load();
		const { playTurn, scrambleCube } = await import('#tools/cube3d/store.ts');
		const { parseMoves } = await import('#tools/cube3d/notation.ts');
		const [r, back] = parseMoves("R R'") ?? [];
		if (!r || !back) throw new Error('There is no turn.');
		vi.spyOn(performance, 'now').mockReturnValue(1000);
		scrambleCube([r, { ...r, axis: 1 }]);
		playTurn({ ...back, axis: 1 });
		expect($solves.get()).toEqual([]);
		vi.spyOn(performance, 'now').mockReturnValue(8654);
		playTurn(back);
		expect($solves.get()).toEqual([{ ms: 7654 }]);
		vi.restoreAllMocks();
	});
});
