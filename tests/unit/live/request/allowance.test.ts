import { describe, expect, test } from 'vitest';
import { createAllowance, readRetryAfter } from '#live/request/allowance.ts';

describe('createAllowance', () => {
	test('grants its number of requests in any sixty seconds', () => {
		const allowance = createAllowance();
		expect(allowance.take(2, 0)).toEqual({ granted: true });
		expect(allowance.take(2, 30_000)).toEqual({ granted: true });
		expect(allowance.take(2, 59_999)).toEqual({ granted: false, retryAt: 60_000 });
		expect(allowance.take(2, 60_000)).toEqual({ granted: true });
		expect(allowance.take(2, 60_001)).toEqual({ granted: false, retryAt: 90_000 });
	});

	test('a clock that is set back blocks nothing', () => {
		const allowance = createAllowance();
		allowance.take(1, 1e12);
		allowance.rest(1e12 + 60_000, 1e12);
		expect(allowance.take(1, 1e12 - 86_400_000)).toEqual({ granted: true });
	});

	test('pauses as long as requested, but for an hour at most', () => {
		const allowance = createAllowance();
		allowance.rest(1e12, 0);
		expect(allowance.take(1, 3_599_999)).toEqual({ granted: false, retryAt: 3_600_000 });
		expect(allowance.take(1, 3_600_000)).toEqual({ granted: true });
	});
});

describe('readRetryAfter', () => {
	test.each([
		['120', 121_000],
		[' 0 ', 1000],
		['Thu, 01 Jan 1970 00:02:00 GMT', 120_000],
		['soon', undefined],
		['', undefined],
		[null, undefined],
	])('reads %s', (header, expected) => {
		expect(readRetryAfter(header, 1000)).toBe(expected);
	});
});
