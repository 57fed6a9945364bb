import { globSync, readFileSync } from 'node:fs';

const withProperties = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
	/from 'fast-check'[\s\S]*\bproperty\(/.test(readFileSync(file, 'utf8')),
);

test('every test with a property runs where properties have one seed', () => {
	expect(withProperties.length).toBeGreaterThan(10);
	expect(
		withProperties.filter((file) => !/^tests\/(?:unit|sample)\/.*\.test\.ts$/.test(file)),
	).toEqual([]);
});
