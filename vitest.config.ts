import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tracedModules } from './src/integrations/traced-modules.ts';

/** As in astro.config.mjs. */
const resolve = {
	alias: {
		'meshoptimizer/reference': fileURLToPath(
			new URL('node_modules/meshoptimizer/meshopt_decoder_reference.js', import.meta.url),
		),
	},
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
					include: ['tests/unit/**/*.test.tsx'],
				},
			},
		],
	},
});
