import { defineConfig } from 'vitest/config';

/** What the build wrote, read as files: run after `npm run build`. */
export default defineConfig({
	// They change nothing, so they share what they import: to read Happy DOM for each file takes half of the time.
	test: { include: ['tests/dist/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
