import { formatDuration } from '#lib/duration.ts';

test.each([
	[0, '0:00'],
	[999, '0:00'],
	[61_900, '1:01'],
	[83_400, '1:23'],
	[3_599_999, '59:59'],
	[3_600_000, '1:00:00'],
	[45_296_000, '12:34:56'],
	[-5, '0:00'],
])('%i ms are shown as %s', (ms, shown) => {
	expect(formatDuration(ms)).toBe(shown);
});
