import { expect, test } from 'vitest';
import { rateCodes } from '#live/rate-codes.ts';
import { coinSnapshot, rateSnapshot, weatherSnapshot } from '#live/snapshots.ts';
import { readAnswer } from '../../stand-in/recorded.ts';

test('every snapshot is an answer of a service, with its date', () => {
	for (const snapshot of [rateSnapshot, coinSnapshot, weatherSnapshot]) {
		if (!snapshot) continue;
		expect(snapshot.from).not.toMatch(/sample|invented|stand-in/);
		expect(Date.parse(snapshot.asOf)).toBeLessThan(Date.now());
	}
});

test('no figure of a test is built in', () => {
	const { bitcoin } = readAnswer<Record<string, { usd: number }>>('coingecko-sample');
	expect(coinSnapshot?.data.find(({ id }) => id === 'bitcoin')?.price).not.toBe(bitcoin?.usd);
	expect(weatherSnapshot?.data.windFrom).not.toBe(48);
});

test.skipIf(!rateSnapshot)('the built-in rates have one for each line of the list', () => {
	const listed = rateSnapshot?.data.rates.map(({ code }) => code);
	expect(listed).toEqual(expect.arrayContaining([...rateCodes]));
});
