import { expect, test } from 'vitest';
import { findLostModules, scriptGroups, toPattern } from '#build/script-groups.ts';

test('everything that the groups name is there', () => {
	expect(() => scriptGroups()).not.toThrow();
});

test('a group whose module was renamed stops the build and names the module', () => {
	const group = {
		name: 'a',
		sources: ['i18n/locale.ts', 'lib/gone.ts'],
		packages: ['react', 'gone'],
	};
	expect(findLostModules([group], process.cwd())).toEqual(['src/lib/gone.ts', 'node_modules/gone']);
	expect(() => scriptGroups('/nowhere')).toThrow(
		/lists paths that do not exist: node_modules\/react,/,
	);
});

test('a group holds the files, folders and packages that it names, and no others', () => {
	const pattern = toPattern({ name: 'a', sources: ['a/b.ts', 'c/'], packages: ['@d/e'] });
	const isIn = (path: string) => pattern.test(`/home/site/${path}`);
	expect(['src/a/b.ts', 'src/c/d/e.ts', 'node_modules/@d/e/index.js'].every(isIn)).toBe(true);
	const others = [
		'src/a/b.tsx',
		'src/a/bxts',
		'src/x/a/b.ts',
		'src/c.ts',
		'node_modules/@d/ef/i.js',
	];
	expect(others.some(isIn)).toBe(false);
});
