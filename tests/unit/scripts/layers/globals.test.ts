import { describe, expect, test } from 'vitest';
import { findLayerFaults } from '../../../../scripts/layers/check.ts';
import { portableFolders } from '../../../../scripts/layers/rules.ts';

describe('code that runs anywhere', () => {
	const uses = [
		...['document.title', 'window.name', 'navigator.onLine', 'location.href', 'history.back()'],
		...['localStorage.a', 'sessionStorage.a', 'indexedDB.open("a")', 'matchMedia("print")'],
		...['addEventListener("load", a)', 'new Worker("a.js")', 'process.env.A', 'Buffer.from("a")'],
		...['typeof document', '{ document }', 'a(window)', 'globalThis.localStorage'],
	];

	for (const use of uses) {
		test(`is faulted for ${use}`, () => {
			const text = `export function f() {\n\treturn ${use};\n}`;
			for (const folder of portableFolders)
				expect(findLayerFaults(`${folder}/a.ts`, text), folder).toHaveLength(1);
			expect(findLayerFaults('browser/a.ts', text)).toEqual([]);
		});
	}

	test('may have such names of its own, in members and in types', () => {
		for (const text of [
			'export function undo(history: string[]) { return history.at(-1); }',
			'const { past: window } = a; b(window);',
			'a.document; const b = { location: 1 };',
			'interface A { screen: number; worker: Worker }',
			"const a = 'document'; // document",
		]) {
			expect(findLayerFaults('lib/a.ts', text), text).toEqual([]);
		}
	});

	test('is named with file, line and name', () => {
		expect(findLayerFaults('lib/a.ts', '\ndocument.title;')[0]).toMatch(
			/^src\/lib\/a\.ts:2 uses "document"\. src\/lib runs anywhere/,
		);
	});
});

test('a script of a component is checked like its frontmatter', () => {
	const text =
		'---\nconst a = 1;\n---\n<p>document</p>\n<script>\n\tlocalStorage.clear();\n</script>\n';
	expect(findLayerFaults('lib/A.astro', text)[0]).toMatch(
		/^src\/lib\/A\.astro:6 uses "localStorage"/,
	);
});
