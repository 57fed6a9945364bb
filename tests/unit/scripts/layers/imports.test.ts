import { describe, expect, test } from 'vitest';
import { findLayerFaults } from '../../../../scripts/layers/check.ts';

describe('every kind of import is seen', () => {
	const kinds: Record<string, [string, string]> = {
		'a default import': ['a.ts', "import x from '#pages/a.ts';"],
		'an import for its effect': ['a.ts', "import '#pages/a.ts';"],
		'a re-export': ['a.ts', "export * from '#pages/a.ts';"],
		'a dynamic import': ['a.ts', "const x = await import('#pages/a.ts');"],
		'a type': ['a.ts', "import type { X } from '#pages/a.ts';"],
		'an inline type': ['a.ts', "let x: import('#pages/a.ts').X;"],
		'a glob': ['a.ts', "import.meta.glob(['#pages/a.ts']);"],
		'a glob from the root': ['a.ts', "import.meta.glob('/src/pages/*.ts');"],
		JSX: ['a.tsx', "import X from '#pages/a.ts'; export const a = <X<string> b={1} />;"],
		'the frontmatter of an Astro file': [
			'A.astro',
			"---\nimport x from '#pages/a.ts';\n---\n<p>{1 < 2}",
		],
		'a script of an Astro file': [
			'A.astro',
			"<p>it's</p>\n<script>\nimport '#pages/a.ts';\n</script>",
		],
	};

	for (const [name, [file, text]] of Object.entries(kinds)) {
		test(name, () => {
			expect(findLayerFaults(`lib/${file}`, text)).toHaveLength(1);
		});
	}

	test('code that only looks like an import is ignored', () => {
		expect(
			findLayerFaults('lib/a.ts', "// import '#pages/a.ts'\nconst a = 'import \"#pages/a\"';"),
		).toEqual([]);
		expect(findLayerFaults('lib/A.astro', "---\n---\n<code>import '#pages/a.ts'</code>")).toEqual(
			[],
		);
	});
});

describe('styles', () => {
	test('of an island are for islands: a page, a layout or a component may not import them', () => {
		const text = "import '#islands/couture/choices.css';";
		for (const layer of ['pages', 'layouts', 'components']) {
			expect(findLayerFaults(`${layer}/X.astro`, `---\n${text}\n---`).at(-1)).toContain(
				'Import the styles of an island in its root component',
			);
		}
		expect(findLayerFaults('islands/couture/Couture.tsx', "import './choices.css';")).toEqual([]);
		expect(findLayerFaults('layouts/X.astro', "---\nimport '#styles/a.css';\n---")).toEqual([]);
	});
});
