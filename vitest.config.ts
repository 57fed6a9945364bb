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

export default defineConfig({
	test: {
		projects: [
			{
				resolve,
				plugins: [tracedModules()],
				test: {
					name: 'node',
					environment: 'node',
					...patience,
					include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
				},
			},
			{
				resolve,
				plugins: [tracedModules()],
				oxc: { jsx: { runtime: 'automatic' } },
				test: {
					name: 'dom',
					environment: 'happy-dom',
					...patience,
					include: ['tests/unit/**/*.test.tsx'],
				},
			},
		],
	},
});
