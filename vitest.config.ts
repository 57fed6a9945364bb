import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'node',
					environment: 'node',
					include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
				},
			},
			{
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
