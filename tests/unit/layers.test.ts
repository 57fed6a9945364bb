import { describe, expect, test } from 'vitest';
import { findLayerFaults, findRelativeSources } from '../../scripts/layers/check.ts';
import { findCycles } from '../../scripts/layers/cycles.ts';
import { mayImport } from '../../scripts/layers/rules.ts';

/** One import per layer that goes against the arrows, as it would be written by mistake. */
const wrong: Record<string, string> = {
	lib: '#i18n/urls.ts',
	i18n: '#stores/view-mode.ts',
	schemas: '#queries/projects.ts',
	queries: '#components/pictures.ts',
	early: '#browser/saved.ts',
	browser: '#stores/view-mode.ts',
	'earlier-site': '#browser/saved.ts',
	live: '#stores/view-mode.ts',
	stores: '#i18n/locales.ts',
	tools: '#islands/weather/Weather.tsx',
	scenes: '#islands/cube3d/Cube3d.tsx',
	islands: '#components/Icon.astro',
	components: '#layouts/Page.astro',
	layouts: '#queries/projects.ts',
	cv: '#queries/projects.ts',
	papers: '#queries/projects.ts',
	pages: '#stores/view-mode.ts',
	build: '#queries/projects.ts',
	'content.config.ts': '#queries/projects.ts',
};

describe('folders', () => {
	test('every layer has its deliberate fault here', () => {
		expect(Object.keys(wrong).sort()).toEqual(Object.keys(mayImport).sort());
	});

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
				expect(findLayerFaults(file, `import { x } from '#${other}/file.ts';`)).toEqual([]);
			}
		});
	}

	test('the fault names file, line and what is allowed', () => {
		expect(findLayerFaults('i18n/a.ts', "\nimport { x } from '#stores/x.ts';")).toEqual([
			'src/i18n/a.ts:2 imports "#stores/x.ts". src/i18n may import only lib.',
		]);
	});

	test('a folder without a row is a fault', () => {
		expect(findLayerFaults('helpers/a.ts', "import '#lib/x.ts';")[0]).toContain(
			'There are no layer rules for src/helpers',
		);
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

describe('three.js', () => {
	test('is for scenes', () => {
		for (const name of ['three', 'three/addons/x.js', '@react-three/fiber', '@react-three/drei']) {
			expect(findLayerFaults('scenes/a/B.tsx', `import { x } from '${name}';`)).toEqual([]);
			expect(findLayerFaults('islands/a/B.tsx', `import { x } from '${name}';`)).toHaveLength(1);
			expect(findLayerFaults('tools/a/b.ts', `import { x } from '${name}';`)).toHaveLength(1);
		}
		expect(findLayerFaults('lib/a.ts', "import { x } from 'three-letters';")).toEqual([]);
	});

	test('gives islands Canvas and nothing else', () => {
		const fiber = (names: string) => `import ${names} from '@react-three/fiber';`;
		expect(findLayerFaults('islands/a/B.tsx', fiber('{ Canvas }'))).toEqual([]);
		expect(findLayerFaults('islands/a/B.tsx', fiber('{ Canvas as C }'))).toEqual([]);
		expect(findLayerFaults('islands/a/B.tsx', fiber('{ Canvas, useFrame }'))).toHaveLength(1);
		expect(findLayerFaults('islands/a/B.tsx', fiber('* as fiber'))).toHaveLength(1);
		expect(findLayerFaults('components/B.ts', fiber('{ Canvas }'))).toHaveLength(1);
	});
});

describe('React', () => {
	test('is for islands and scenes alone', () => {
		for (const name of ['react', 'react-dom/client']) {
			const text = `import { x } from '${name}';`;
			for (const layer of ['islands', 'scenes'])
				expect(findLayerFaults(`${layer}/a.ts`, text), layer).toEqual([]);
			for (const layer of ['lib', 'early', 'browser', 'live', 'stores', 'tools', 'components'])
				expect(findLayerFaults(`${layer}/a.ts`, text), layer).toHaveLength(1);
		}
	});
});

describe('what only runs while building', () => {
	const packages = [
		'node:fs/promises',
		'sharp',
		'@takumi-rs/core',
		'subset-font',
		'fontverter',
		'@myriaddreamin/typst-ts-node-compiler',
	];

	for (const name of packages) {
		test(`${name} is for the build, not for what reaches a browser`, () => {
			const text = `import { x } from '${name}';`;
			expect(findLayerFaults('build/a.ts', text)).toEqual([]);
			expect(findLayerFaults('cv/a.ts', text)).toEqual([]);
			const layers = ['lib', 'i18n', 'early', 'browser', 'live', 'stores', 'tools', 'scenes'];
			for (const layer of [...layers, 'islands', 'components', 'layouts', 'schemas']) {
				expect(findLayerFaults(`${layer}/a.ts`, text), layer).toHaveLength(1);
			}
		});
	}

	test('pages are read and rewritten by src/build alone', () => {
		for (const name of ['parse5', 'magic-string', 'vite', 'harfbuzzjs']) {
			const text = `import { x } from '${name}';`;
			expect(findLayerFaults('build/html/a.ts', text), name).toEqual([]);
			expect(findLayerFaults('islands/a/B.tsx', text), name).toHaveLength(1);
		}
	});

	test('a folder that reaches the browser may not import src/build', () => {
		for (const layer of ['islands', 'scenes', 'tools', 'live', 'browser', 'early', 'lib']) {
			const text = "import { x } from '#build/social-picture.ts';";
			expect(findLayerFaults(`${layer}/a.ts`, text), layer).toHaveLength(1);
		}
	});
});

describe('code that runs anywhere', () => {
	const uses = [
		...['document.title', 'window.name', 'navigator.onLine', 'location.href', 'history.back()'],
		...['localStorage.a', 'sessionStorage.a', 'indexedDB.open("a")', 'matchMedia("print")'],
		...['addEventListener("load", a)', 'new Worker("a.js")', 'process.env.A', 'Buffer.from("a")'],
		...['typeof document', '{ document }', 'a(window)'],
	];

	for (const use of uses) {
		test(`is faulted for ${use}`, () => {
			const text = `export function f() {\n\treturn ${use};\n}`;
			for (const folder of ['lib', 'earlier-site', 'schemas'])
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

describe('tools and islands', () => {
	test('do not import each other, except what is shared', () => {
		const faults = (path: string, from: string) => findLayerFaults(path, `import '${from}';`);
		expect(faults('tools/rates/store.ts', '#tools/weather/store.ts')).toHaveLength(1);
		expect(faults('tools/rates/store.ts', '#tools/ticker/feed.ts')).toEqual([]);
		expect(faults('tools/couture/store.ts', '#tools/design/undo.ts')).toEqual([]);
		expect(faults('tools/design/undo.ts', '#tools/couture/store.ts')).toHaveLength(1);
		expect(faults('tools/rates/store.ts', '#tools/rates/list.ts')).toEqual([]);
		expect(faults('tools/registry.ts', '#tools/rates/meta.ts')).toEqual([]);
		expect(faults('tools/registry.ts', './rates/meta.ts')).toEqual([]);
		expect(faults('islands/rates/Rates.tsx', '#islands/weather/Weather.tsx')).toHaveLength(1);
		expect(faults('islands/rates/Rates.tsx', '#islands/shared/Slider.tsx')).toEqual([]);
	});
});

describe('spelling', () => {
	test('no path climbs', () => {
		for (const from of ['../lib/a.ts', './x/../../lib/a.ts', '/src/lib/a.ts']) {
			expect(findLayerFaults('pages/x/a.ts', `import '${from}';`)).toHaveLength(1);
		}
	});

	test('every name has its extension', () => {
		expect(findLayerFaults('pages/a.ts', "import '#lib/a';")).toHaveLength(1);
		expect(findLayerFaults('lib/a.ts', "import './b';")).toHaveLength(1);
		expect(findLayerFaults('lib/a.ts', "import './b.svg?raw'; import './C.astro';")).toEqual([]);
	});
});

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

	test('the line of an Astro file is the line of the whole file', () => {
		const text = "---\nconst a = 1;\n---\n<p></p>\n<script>\n\timport '#pages/a.ts';\n</script>\n";
		expect(findLayerFaults('lib/A.astro', text)[0]).toContain('src/lib/A.astro:6 ');
	});

	test('code that only looks like an import is ignored', () => {
		expect(
			findLayerFaults('lib/a.ts', "// import '#pages/a.ts'\nconst a = 'import \"#pages/a\"';"),
		).toEqual([]);
		expect(findLayerFaults('lib/A.astro', "---\n---\n<code>import '#pages/a.ts'</code>")).toEqual(
			[],
		);
	});
});

describe('circles', () => {
	test('are named with their whole way round', () => {
		const files = new Map([
			['src/lib/a.ts', "import './b.ts';"],
			['src/lib/b.ts', "import '#lib/c.ts';"],
			['src/lib/c.ts', "import './a.ts';"],
			['src/lib/d.ts', "import './a.ts';"],
		]);
		expect(findCycles(files)).toEqual([
			'src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts is a circular import.',
		]);
	});

	test('of types count too', () => {
		const files = new Map([
			['src/lib/a.ts', "import './b.ts';"],
			['src/lib/b.ts', "import type { A } from './a.ts';"],
			['scripts/c.ts', "import './d/e.ts'; import type { B } from '#lib/b.ts';"],
			['scripts/d/e.ts', "let c: import('../c.ts').C;"],
		]);
		expect(findCycles(files)).toEqual([
			'src/lib/a.ts → src/lib/b.ts → src/lib/a.ts is a circular import.',
			'scripts/c.ts → scripts/d/e.ts → scripts/c.ts is a circular import.',
		]);
	});

	test('two import paths to one file are not a circle', () => {
		const files = new Map([
			['src/lib/a.ts', "import './b.ts'; import './c.ts';"],
			['src/lib/b.ts', "import './c.ts';"],
			['src/lib/c.ts', ''],
		]);
		expect(findCycles(files)).toEqual([]);
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

test('what is not in src imports it by its alias', () => {
	const text = "import { a } from '../../src/lib/a.ts';\nimport { b } from '#lib/b.ts';";
	expect(findRelativeSources('tests/unit/a.test.ts', text)).toEqual([
		'tests/unit/a.test.ts:1 imports "../../src/lib/a.ts". Write "#lib/a.ts".',
	]);
	expect(findRelativeSources('tests/unit/a.test.ts', "import './src/a.ts';")).toEqual([]);
});
