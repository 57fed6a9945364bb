import { findLayerFaults } from '../../../../scripts/layers/check.ts';

test('three.js is for scenes', () => {
	for (const name of ['three', 'three/addons/x.js', '@react-three/fiber', '@react-three/drei']) {
		expect(findLayerFaults('scenes/a/B.tsx', `import { x } from '${name}';`)).toEqual([]);
		expect(findLayerFaults('islands/a/B.tsx', `import { x } from '${name}';`)).toHaveLength(1);
		expect(findLayerFaults('tools/a/b.ts', `import { x } from '${name}';`)).toHaveLength(1);
	}
	expect(findLayerFaults('lib/a.ts', "import { x } from 'three-letters';")).toEqual([]);
});

test('three.js gives islands Canvas and nothing else', () => {
	const fiber = (names: string) => `import ${names} from '@react-three/fiber';`;
	expect(findLayerFaults('islands/a/B.tsx', fiber('{ Canvas }'))).toEqual([]);
	expect(findLayerFaults('islands/a/B.tsx', fiber('{ Canvas as C }'))).toEqual([]);
	expect(findLayerFaults('islands/a/B.tsx', fiber('{ Canvas, useFrame }'))).toHaveLength(1);
	expect(findLayerFaults('islands/a/B.tsx', fiber('* as fiber'))).toHaveLength(1);
	expect(findLayerFaults('components/B.ts', fiber('{ Canvas }'))).toHaveLength(1);
});

describe('what only runs while building', () => {
	const packages = [
		'fs',
		'fs/promises',
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

	test('a script of pages takes nothing from the build but types', () => {
		const file = 'components/behaviour/a.ts';
		expect(findLayerFaults(file, "import { x } from '#build/edition/edition.ts';")).toHaveLength(1);
		expect(findLayerFaults(file, "import type { X } from '#build/edition/edition.ts';")).toEqual(
			[],
		);
		expect(
			findLayerFaults(
				'components/A.astro',
				"---\nimport { x } from '#build/edition/edition.ts';\n---",
			),
		).toEqual([]);
	});

	test('a folder that reaches the browser may not import src/build', () => {
		for (const layer of ['islands', 'scenes', 'tools', 'live', 'browser', 'early', 'lib']) {
			const text = "import { x } from '#build/documents/social-picture.ts';";
			expect(findLayerFaults(`${layer}/a.ts`, text), layer).toHaveLength(1);
		}
	});
});
