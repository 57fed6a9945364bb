import { rateCodes } from '#live/rate-codes.ts';
import { coinSnapshot, rateSnapshot, weatherSnapshot } from '#live/snapshots.ts';

test('every snapshot is an answer of a service, with its date', () => {
	for (const snapshot of [rateSnapshot, coinSnapshot, weatherSnapshot]) {
		if (!snapshot) continue;
		expect(snapshot.from).not.toMatch(/sample|invented|stand-in/);
		expect(Date.parse(snapshot.asOf)).toBeLessThan(Date.now());
	}
});

test.skipIf(!rateSnapshot)('the built-in rates have one for each line of the list', () => {
	const listed = rateSnapshot?.data.rates.map(({ code }) => code);
	expect(listed).toEqual(expect.arrayContaining([...rateCodes]));
});
