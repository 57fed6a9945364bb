import { defineConfig } from 'vitest/config';

/** The journeys in every engine of this machine, one browser at a time. */
export default defineConfig({
	test: {
		include: ['tests/engines/**/*.test.ts'],
		fileParallelism: false,
		testTimeout: 180_000,
		hookTimeout: 60_000,
	},
});
