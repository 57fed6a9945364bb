import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
	path.endsWith('.astro'),
);

test('the styles of every Astro file are global: a scope would raise the specificity of some rules', () => {
	const scoped = files.filter((path) =>
		/<style(?![^>]*\bis:global\b)[^>]*>/.test(readFileSync(`src/${path}`, 'utf8')),
	);
	expect(files.length).toBeGreaterThan(50);
	expect(scoped).toEqual([]);
});
