import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exactly, matches, ofLength } from '#live/text-checks.ts';

test('a text matches the pattern or is refused', () => {
	const schema = z.string().check(matches(/^[A-Z]{3}$/));
	expect(schema.safeParse('USD').data).toBe('USD');
	for (const other of ['usd', 'US', '', 3, null, undefined, ['USD']]) {
		expect(schema.safeParse(other).success, JSON.stringify(other)).toBe(false);
	}
});

test('texts and lists have a least and a largest length', () => {
	const text = z.string().check(ofLength(1, 3));
	const list = z.array(z.number()).check(ofLength(1));
	expect(['', 'a', 'abc', 'abcd', null].map((value) => text.safeParse(value).success)).toEqual([
		false,
		true,
		true,
		false,
		false,
	]);
	expect([[], [1], { length: 1 }].map((value) => list.safeParse(value).success)).toEqual([
		false,
		true,
		false,
	]);
});

test('only that value passes', () => {
	const schema = z.object({ v: exactly(1), quote: exactly('UAH') });
	expect(schema.safeParse({ v: 1, quote: 'UAH' }).success).toBe(true);
	expect(schema.safeParse({ v: '1', quote: 'UAH' }).success).toBe(false);
	expect(schema.safeParse({ v: 1 }).success).toBe(false);
});
