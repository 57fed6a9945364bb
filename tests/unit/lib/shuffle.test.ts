import { createRandom } from '#lib/random.ts';
import { shuffle } from '#lib/shuffle.ts';

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
