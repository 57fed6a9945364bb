import { findLayerFaults } from '../../../../scripts/layers/check.ts';
import imports from './imports.json' with { type: 'json' };

test.each(imports)('every kind of import is seen: $name', ({ file, text }) => {
	expect(findLayerFaults(`lib/${file}`, text)).toHaveLength(1);
});

test('every kind of import is seen: code that only looks like an import is ignored', () => {
	expect(
		findLayerFaults('lib/a.ts', "// import '#pages/a.ts'\nconst a = 'import \"#pages/a\"';"),
	).toEqual([]);
	expect(findLayerFaults('lib/A.astro', "---\n---\n<code>import '#pages/a.ts'</code>")).toEqual([]);
});

test('styles of an island are for islands: a page, a layout or a component may not import them', () => {
	const text = "import '#islands/couture/choices.css';";
	for (const layer of ['pages', 'layouts', 'components']) {
		expect(findLayerFaults(`${layer}/X.astro`, `---\n${text}\n---`).at(-1)).toContain(
			'Import the styles of an island in its root component',
		);
	}
	expect(findLayerFaults('islands/couture/Couture.tsx', "import './choices.css';")).toEqual([]);
	expect(findLayerFaults('layouts/X.astro', "---\nimport '#styles/a.css';\n---")).toEqual([]);
});
