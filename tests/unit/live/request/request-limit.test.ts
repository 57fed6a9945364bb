import { createRequestLimit, readRetryAfter } from '#live/request/request-limit.ts';

test('it grants its number of requests in any sixty seconds', () => {
	const { take } = createRequestLimit();
	const times = [0, 30_000, 59_999, 60_000, 60_001].map((now) => take(2, now));
	const granted = { granted: true };
	expect(times).toEqual([
		granted,
		granted,
		{ granted: false, retryAt: 60_000 },
		granted,
		{ granted: false, retryAt: 90_000 },
	]);
});

test('a clock that is set back blocks nothing, and a pause ends after an hour at most', () => {
	const allowance = createRequestLimit();
	allowance.take(1, 1e12);
	allowance.pause(1e12 + 60_000, 1e12);
	expect(allowance.take(1, 1e12 - 86_400_000)).toEqual({ granted: true });
	const other = createRequestLimit();
	other.pause(1e12, 0);
	expect(other.take(1, 3_599_999)).toEqual({ granted: false, retryAt: 3_600_000 });
	expect(other.take(1, 3_600_000)).toEqual({ granted: true });
});

test.each([
	['120', 121_000],
	[' 0 ', 1000],
	['Thu, 01 Jan 1970 00:02:00 GMT', 120_000],
	['soon', undefined],
	['', undefined],
	[null, undefined],
])('the header %s is read as %s', (header, expected) => {
	expect(readRetryAfter(header, 1000)).toBe(expected);
});
