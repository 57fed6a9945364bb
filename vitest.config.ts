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

/** Properties draw new values each time, and a shared machine may be slow: what fails again has a reason. */
const retry = process.env.CI ? 2 : 0;

export default defineConfig({
	test: {
		projects: [
			{
				resolve,
				plugins: [tracedModules()],
				test: {
					name: 'node',
					environment: 'node',
					retry,
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
					retry,
					include: ['tests/unit/**/*.test.tsx'],
				},
			},
		],
	},
});
