import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from '#build/bundle/plain-imports.ts';

const page = {
	'start.js':
		"addEventListener('click', async () => { const { a } = await import('./a.js'); a(); })",
	'a.js': "import './b.js'; import './a.css'; export const a = () => console.log('a')",
	'b.js': "import('./c.js')",
	'c.js': "console.log('c')",
	'a.css': 'a{color:red}',
};

async function buildScripts(plugins: ReturnType<typeof plainImports>[]): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), 'scripts-'));
	for (const [name, text] of Object.entries(page)) await writeFile(join(root, name), text);
	const built = await build({
		root,
		plugins,
		configFile: false,
		logLevel: 'silent',
		build: {
			write: false,
			modulePreload: false,
			rolldownOptions: { input: join(root, 'start.js') },
		},
	});
	const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
	return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('imports of the build, which Vite would wrap, stay as they are written', async () => {
	expect(await buildScripts([])).toMatch(/modulepreload|relList/);
	const code = await buildScripts([plainImports()]);
	expect(code).toMatch(/await import\(.\.\/a-/);
	expect(code).not.toMatch(/modulepreload|relList/);
});

test('a Vite that wraps imports in another way stops the build and names the place', async () => {
	const { configResolved } = plainImports();
	if (typeof configResolved !== 'function') throw new Error('The hook is not a function.');
	const config: unknown = { plugins: [{ name: 'native:other' }] };
	expect(() => Reflect.apply(configResolved, undefined, [config])).toThrow(
		/has no plugin "native:import-analysis-build".*src\/build\/bundle\/plain-imports\.ts/,
	);
});
