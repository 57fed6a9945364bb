import { defineConfig } from 'vitest/config';

/** What the build wrote, read as files: run after `npm run build`. */
export default defineConfig({
	test: { include: ['tests/dist/**/*.test.ts'], testTimeout: 60_000 },
});
