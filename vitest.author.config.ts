import { defineConfig } from 'vitest/config';

/** Builds of their own, with the content of another author: slow, and run as a step of its own. */
export default defineConfig({
	test: {
		include: ['tests/author/**/*.test.ts'],
		testTimeout: 600_000,
		hookTimeout: 600_000,
	},
});
