import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDangling } from '../../../../scripts/lock/dangling.ts';

test('the lock of this project is complete and belongs to its package.json', () => {
	const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
	const own = read('package-lock.json');
	expect(findDangling(own)).toEqual([]);
	const { dependencies, devDependencies, optionalDependencies } = read('package.json');
	expect(own.packages['']).toMatchObject({ dependencies, devDependencies, optionalDependencies });
});

test('every dependency is pinned to one version', () => {
	const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
		readFileSync('package.json', 'utf8'),
	);
	for (const [name, version] of Object.entries({
		...dependencies,
		...devDependencies,
		...optionalDependencies,
	})) {
		expect([name, version]).toEqual([
			name,
			expect.stringMatching(/^(npm:[a-z]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/),
		]);
	}
});
