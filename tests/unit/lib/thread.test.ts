import { toRuns } from '#lib/thread.ts';

const quarters = { firstYear: 2020, lastYear: 2022, months: 3 };

test('spans that meet or overlap are one run, and bare cloth parts two', () => {
	const spans = [
		{ start: '2022-10', end: '2022-12' },
		{ start: '2020-01', end: '2020-05' },
		{ start: '2020-04', end: '2020-08' },
		{ start: '2020-10', end: '2020-10' },
	];
	expect(toRuns(spans, quarters)).toEqual([
		{ from: 0, length: 4 },
		{ from: 11, length: 1 },
	]);
});

test('what lies beyond the cloth is left out', () => {
	const spans = [
		{ start: '2018-01', end: '2020-02' },
		{ start: '2022-12', end: '2024-06' },
		{ start: '2017-01', end: '2018-01' },
	];
	expect(toRuns(spans, quarters)).toEqual([
		{ from: 0, length: 1 },
		{ from: 11, length: 1 },
	]);
});
