import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Where the hand-written pages are, and where they are built into. */
const from = 'bench/scenes';
const to = '.cache/bench/scenes';
/** As in astro.config.mjs: the package does not export its decoder in plain script to browsers. */
const decoder = 'node_modules/meshoptimizer/meshopt_decoder_reference.js';

/** Builds the hand-written pages of these names; returns the handler of requests for their scripts. */
export async function buildPages(names: readonly string[]): Promise<(file: string) => Buffer> {
	await build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		resolve: { alias: { 'meshoptimizer/reference': resolve(decoder) } },
		build: {
			outDir: to,
			emptyOutDir: true,
			target: 'esnext',
			rolldownOptions: {
				input: names.map((name) => join(from, `${name}.ts`)),
				output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
			},
		},
	});
	return (file) => readFileSync(join(to, file));
}
