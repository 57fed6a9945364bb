import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4399);

export default defineConfig({
	testDir: './tests/e2e',
	testMatch: '**/*.test.ts',
	outputDir: './test-results',
	forbidOnly: Boolean(process.env.CI),
	fullyParallel: true,
	workers: 2,
	// On a machine shared with others a test may run out of time; one that fails again has found something.
	retries: process.env.CI ? 2 : 0,
	timeout: process.env.CI ? 90_000 : 30_000,
	expect: { timeout: process.env.CI ? 20_000 : 5_000 },
	reporter: process.env.E2E_REPORT
		? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
		: 'list',
	use: {
		...devices['Desktop Chrome'],
		baseURL: `http://localhost:${port}`,
		launchOptions: await findChromium(),
		// To record every test costs a sixth of the run: a CI records what failed when it tries again.
		trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
	},
	projects: [{ name: 'chromium' }],
	webServer: {
		command: `node scripts/serve.ts --port ${port}`,
		url: `http://localhost:${port}/`,
		reuseExistingServer: false,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
	},
});
