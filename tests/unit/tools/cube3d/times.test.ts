import {
	dnf,
	printResult,
	type Solve,
	toAverage,
	toBest,
	toBestAverage,
	toResult,
} from '#tools/cube3d/times.ts';
import { openWith } from '../../open-with.ts';

/** Times in seconds; `+` for two seconds more, `x` for a solve that does not count. */
function solves(text: string): Solve[] {
	return text.split(' ').map((word) => {
		const ms = Math.round(Number.parseFloat(word) * 1000);
		if (word.endsWith('+')) return { ms, penalty: 'plus2' };
		return word.endsWith('x') ? { ms, penalty: 'dnf' } : { ms };
	});
}

test.each([
	['12.349', 12_340, '12.34'],
	['9.87', 9870, '9.87'],
	['599.999', 599_990, '9:59.99'],
	['600.4', 600_000, '10:00'],
	['600.5', 601_000, '10:01'],
	['12.345+', 14_340, '14.34'],
	['12.345x', dnf, 'DNF'],
])('%s is the result %s, shown as %s', (time, result, shown) => {
	expect(solves(time).map(toResult)).toEqual([result]);
	expect(printResult(result)).toBe(shown);
});

const eleven = '11.00 12.00 13.00 14.00 15.00 16.00 17.00 18.00 19.00 20.00';

test.each([
	// The best and the worst are left out, one DNF is the worst: (10.50 + 11.20 + 10.80) / 3.
	[5, '10.50 9.00 11.20 10.80 20.00', 10_830],
	[5, '10.50 9.00 11.20 10.80 20.00x', 10_830],
	[5, '10.50 9.00x 11.20 10.80 20.00x', dnf],
	// (10.00 + 10.00 + 10.01) / 3 is 10.0033, (10.00 + 10.01 + 10.01) / 3 is 10.0067.
	[5, '9.00 10.00 10.00 10.01 11.00', 10_000],
	[5, '9.00 10.00 10.01 10.01 11.00', 10_010],
	[12, `10.00 ${eleven} 99.00x`, 15_500],
	// It needs its number of solves, and takes the last ones.
	[5, '1 2 3 4', undefined],
	[5, '99 1 2 3 4 5', 3000],
] as const)('the average of %i, %s', (size, times, average) => {
	expect(toAverage(solves(times), size)).toBe(average);
});

test('the best of no solves is unknown', () => {
	expect(toBest([])).toBeUndefined();
	expect(toBest(solves('9x 8 7.5+'))).toBe(8000);
	expect(toBestAverage(solves('1 2 3 4 5 9 9 9'), 5)).toBe(3000);
	expect(toBestAverage(solves('1 2 3 4'), 5)).toBeUndefined();
});

async function load(storage: Record<string, string>) {
	await openWith(storage);
	return import('#tools/cube3d/saved-times.ts');
}

test('a broken entry costs itself alone, and is set aside', async () => {
	const stored = '12340 oops 9870+ 0 15000x -5';
	const storage: Record<string, string> = { cube3dTimes: stored };
	const { $solves } = await load(storage);
	expect($solves.get()).toEqual(solves('12.34 9.87+ 15x'));
	expect(storage['cube3dTimes.broken']).toBe(stored);
});

test('solves are written as they are read, and the last one can be changed', async () => {
	const storage: Record<string, string> = {};
	const { $solves, addSolve, changeLast } = await load(storage);
	addSolve({ ms: 12_340 });
	addSolve({ ms: 9870 });
	changeLast({ ms: 9870, penalty: 'plus2', away: true });
	expect(storage.cube3dTimes).toBe('12340 9870+~');
	expect((await load({ ...storage })).$solves.get()).toEqual($solves.get());
	changeLast(undefined);
	expect($solves.get()).toEqual(solves('12.34'));
});
