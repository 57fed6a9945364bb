import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { listImports } from '../../scripts/layers/imports.ts';

const reached = new Set<string>();
for (const file of globSync('tests/unit/**/*.test.{ts,tsx}')) reach(file);

test.each(['scenes', 'islands'])('unit tests reach at least two thirds of src/%s', (folder) => {
	const files = globSync(`src/${folder}/**/*.{ts,tsx}`);
	const missed = files.filter((file) => !reached.has(file)).sort();
	expect(files.length).toBeGreaterThan(50);
	expect(missed.length / files.length, missed.join('\n')).toBeLessThan(1 / 3);
});

test.each(['browser', 'early', 'lib', 'stores'])(
	'unit tests reach every file of src/%s',
	(folder) => {
		expect(globSync(`src/${folder}/**/*.ts`).filter((file) => !reached.has(file))).toEqual([]);
	},
);

/** Follows what a file imports when it runs, also on demand. */
function reach(file: string) {
	if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
	reached.add(file);
	for (const { from, typeOnly } of listImports(file, readFileSync(file, 'utf8'))) {
		if (typeOnly) continue;
		if (from.startsWith('#')) reach(`src/${from.slice(1)}`);
		else if (from.startsWith('.')) reach(posix.join(dirname(file), from));
	}
}
