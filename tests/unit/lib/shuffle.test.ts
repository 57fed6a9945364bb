import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { shuffle } from '#lib/shuffle.ts';

test('the same seed gives the same order, another seed another', () => {
	const items = Array.from({ length: 12 }, (_, index) => index);
	expect(shuffle(items, createRandom(7))).toEqual(shuffle(items, createRandom(7)));
	expect(shuffle(items, createRandom(7))).not.toEqual(shuffle(items, createRandom(8)));
});

test('nothing is lost, nothing is added, and the items given stay as they were', () => {
	assert(
		property(array(integer()), integer(), (items, seed) => {
			const before = [...items];
			const after = shuffle(items, createRandom(seed));
			expect(items).toEqual(before);
			expect([...after].sort()).toEqual([...before].sort());
		}),
	);
});

test('random numbers are never below 0 and never reach 1', () => {
	const random = createRandom(1);
	for (let count = 0; count < 10_000; count += 1) {
		const number = random();
		expect(number).toBeGreaterThanOrEqual(0);
		expect(number).toBeLessThan(1);
	}
});

test('every order of four comes equally often', () => {
	const rounds = 24_000;
	const counts = new Map<string, number>();
	for (let seed = 1; seed <= rounds; seed += 1) {
		const order = shuffle(['a', 'b', 'c', 'd'], createRandom(seed)).join('');
		counts.set(order, (counts.get(order) ?? 0) + 1);
	}
	expect(counts.size).toBe(24);
	const expected = rounds / 24;
	const chiSquare = [...counts.values()].reduce(
		(sum, count) => sum + (count - expected) ** 2 / expected,
		0,
	);
	// 23 degrees of freedom: a fair shuffle goes beyond 49.7 once in a thousand times.
	expect(chiSquare).toBeLessThan(49.7);
});
