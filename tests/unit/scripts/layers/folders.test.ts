import { describe, expect, test } from 'vitest';
import { findLayerFaults } from '../../../../scripts/layers/check.ts';
import { mayImport } from '../../../../scripts/layers/rules.ts';

/** One import per layer that goes against the arrows, as it would be written by mistake. */
const wrong: Record<string, string> = {
	lib: '#i18n/urls.ts',
	i18n: '#stores/view-mode.ts',
	schemas: '#queries/projects.ts',
	queries: '#components/picture/pictures.ts',
	early: '#browser/saved.ts',
	browser: '#stores/view-mode.ts',
	'earlier-site': '#browser/saved.ts',
	live: '#stores/view-mode.ts',
	stores: '#i18n/locales.ts',
	tools: '#islands/weather/Weather.tsx',
	scenes: '#islands/cube3d/Cube3d.tsx',
	islands: '#components/frame/Icon.astro',
	components: '#layouts/Page.astro',
	layouts: '#queries/projects.ts',
	cv: '#queries/projects.ts',
	papers: '#queries/projects.ts',
	offline: '#browser/saved.ts',
	pages: '#stores/view-mode.ts',
	build: '#queries/projects.ts',
	'content.config.ts': '#queries/projects.ts',
};

describe('folders', () => {
	for (const [layer, from] of Object.entries(wrong)) {
		const file = layer.includes('.') ? layer : `${layer}/some/file.ts`;

		test(`${layer} may not import ${from}`, () => {
			expect(findLayerFaults(file, `import { x } from '${from}';`)).toHaveLength(1);
		});
	}

	for (const [layer, others] of Object.entries(mayImport)) {
		const file = layer.includes('.') ? layer : `${layer}/some/file.ts`;

		test(`${layer} may import what its row of the table names`, () => {
			for (const other of others) {
				const from = other.endsWith('.ts') ? other : `${other}/file.ts`;
				expect(findLayerFaults(file, `import { x } from '#${from}';`)).toEqual([]);
			}
		});
	}

	test('the fault names file, line and what is allowed', () => {
		expect(findLayerFaults('earlier-site/a.ts', "\nimport { x } from '#stores/x.ts';")).toEqual([
			'src/earlier-site/a.ts:2 imports "#stores/x.ts". src/earlier-site may import only lib.',
		]);
	});
});

describe('queries', () => {
	test('are run by pages alone, but everyone may name their types', () => {
		const run = "import { getProjects } from '#queries/projects.ts';";
		const type = "import type { Project } from '#queries/projects.ts';";
		const inline = "import { type Project } from '#queries/projects.ts';";
		const mixed = "import { type Project, getProjects } from '#queries/projects.ts';";
		expect(findLayerFaults('pages/index.ts', run)).toEqual([]);
		expect(findLayerFaults('islands/x/A.tsx', run)).toHaveLength(1);
		expect(findLayerFaults('islands/x/A.tsx', type)).toEqual([]);
		expect(findLayerFaults('islands/x/A.tsx', inline)).toEqual([]);
		expect(findLayerFaults('islands/x/A.tsx', mixed)).toHaveLength(1);
	});

	test('are alone with astro:content, but for the wiring of the collections', () => {
		const text = "import { getCollection } from 'astro:content';";
		expect(findLayerFaults('queries/a.ts', text)).toEqual([]);
		expect(findLayerFaults('content.config.ts', text)).toEqual([]);
		for (const layer of ['pages', 'components', 'layouts', 'islands', 'lib']) {
			expect(findLayerFaults(`${layer}/a.ts`, text)).toHaveLength(1);
		}
	});
});

describe('tools and islands', () => {
	test('do not import each other, except what is shared', () => {
		const faults = (path: string, from: string) => findLayerFaults(path, `import '${from}';`);
		expect(faults('tools/rates/store.ts', '#tools/weather/store.ts')).toHaveLength(1);
		expect(faults('tools/rates/store.ts', '#tools/ticker/feed.ts')).toEqual([]);
		expect(faults('tools/couture/store.ts', '#tools/design/undo.ts')).toEqual([]);
		expect(faults('tools/design/undo.ts', '#tools/couture/store.ts')).toHaveLength(1);
		expect(faults('tools/rates/store.ts', '#tools/rates/list.ts')).toEqual([]);
		expect(faults('tools/contracts.ts', './rates/tool.ts')).toEqual([]);
		expect(faults('build/a.ts', '#tools/tool-list.ts')).toEqual([]);
		expect(faults('build/a.ts', '#tools/rates/tool.ts')).toHaveLength(1);
		expect(faults('islands/rates/Rates.tsx', '#islands/weather/Weather.tsx')).toHaveLength(1);
		expect(faults('islands/rates/Rates.tsx', '#islands/shared/Slider.tsx')).toEqual([]);
	});
});
