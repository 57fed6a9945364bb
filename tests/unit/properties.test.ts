import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const withProperties = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
	/from 'fast-check'[\s\S]*\bproperty\(/.test(readFileSync(file, 'utf8')),
);

test('every test with a property runs where properties have one seed', () => {
	expect(withProperties.length).toBeGreaterThan(10);
	expect(
		withProperties.filter((file) => !/^tests\/(?:unit|sample)\/.*\.test\.ts$/.test(file)),
	).toEqual([]);
});

test('a property that is false for one value in a thousand is found', () => {
	const values = fc.integer({ min: 0, max: 999 });
	for (const wrong of [17, 437, 998]) {
		const isRight = fc.property(values, (value) => value !== wrong);
		expect(fc.check(isRight).failed, String(wrong)).toBe(true);
	}
});
