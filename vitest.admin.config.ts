import { defineConfig } from 'vitest/config';

/** The visual editor in a real browser, with a development server of its own: slow, and run as a step of its own. */
export default defineConfig({
	test: {
		include: ['tests/admin/**/*.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 180_000,
		retry: 1,
	},
});
