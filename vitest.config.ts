import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tracedModules } from './src/build/traced-modules.ts';

/** As in astro.config.mjs. */
const resolve = {
	alias: {
		'meshoptimizer/reference': fileURLToPath(
			new URL('node_modules/meshoptimizer/meshopt_decoder_reference.js', import.meta.url),
		),
	},
};

/** On a busy machine. What passed when it was tried again is named at the end of the run. */
const patience = { retry: 1, testTimeout: 30_000, hookTimeout: 60_000 };

const common = { ...patience, setupFiles: ['tests/unit/after-file.ts'] };

/** Test files that replace modules: these replacements must not reach other files. */
const replacing = globSync('tests/unit/**/*.test.ts').filter((file) =>
	/\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** They compare buffers with those of Node's packages: a window in a realm of its own has buffers of its own. */
const withBuffers = ['tests/unit/scenes/{couture/,}exports/{model,pdf}.test.tsx'];

/** Tests in a window of Happy DOM. */
const dom = {
	resolve,
	plugins: [tracedModules()],
	oxc: { jsx: { runtime: 'automatic' as const } },
};

export default defineConfig({
	test: {
		projects: [
			{
				resolve,
				plugins: [tracedModules()],
				test: {
					name: 'node',
					environment: 'node',
					...common,
					// To read the same modules again for every file costs more than the tests.
					isolate: false,
					include: ['tests/unit/**/*.test.ts'],
					exclude: replacing,
				},
			},
			{
				resolve,
				plugins: [tracedModules()],
				test: {
					name: 'isolated',
					environment: 'node',
					...common,
					include: ['tests/content/**/*.test.ts', ...replacing],
				},
			},
			{
				...dom,
				test: {
					name: 'dom',
					environment: 'happy-dom',
					...common,
					// Each file has a window of its own, but its worker loads the code of windows once.
					pool: 'vmThreads',
					include: ['tests/unit/**/*.test.tsx'],
					exclude: withBuffers,
				},
			},
			{
				...dom,
				test: {
					name: 'dom with buffers',
					environment: 'happy-dom',
					...common,
					include: withBuffers,
				},
			},
		],
	},
});
