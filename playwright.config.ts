import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/browser.ts';
import { base } from './tests/folder/base.ts';

const port = Number(process.env.E2E_PORT ?? 4399);

/**
 * `npm test` opens every page and walks the main ways of each tool once, with one look at each scene:
 * `scripts/test/steps.json` limits their number. Everything else is the matrix, `npm run test:matrix`: other languages,
 * widths and colours (the tag `@matrix`), and whole files of one kind (the folder `matrix`).
 */
const matrix = /@matrix|\smatrix\//;

const shutdown = { signal: 'SIGTERM', timeout: 2000 } as const;

const site = {
	command: `node scripts/serve.ts --port ${port}`,
	url: `http://localhost:${port}/`,
	reuseExistingServer: false,
	gracefulShutdown: shutdown,
};

const folder = '.cache/folder-site';

/** The site built for a folder of its host, with a key for OpenWeather: a build of its own. */
const siteInFolder = {
	command: `npx astro build --outDir ${folder} && node scripts/serve.ts --root ${folder} --port ${port}`,
	url: `http://localhost:${port}${base}/`,
	// An invented key: the stand-in of the tests accepts any.
	env: { BASE_PATH: base, PUBLIC_OPENWEATHER_KEY: '0123456789abcdef' },
	timeout: 600_000,
	reuseExistingServer: false,
	gracefulShutdown: shutdown,
};

export default defineConfig({
	testDir: './tests/e2e',
	testMatch: '**/*.test.ts',
	outputDir: './test-results',
	// What a page says is the same everywhere.
	snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
	forbidOnly: Boolean(process.env.CI),
	fullyParallel: true,
	workers: 2,
	// A busy machine draws a scene without a graphics card in many seconds: what passes does not wait for these.
	timeout: 120_000,
	expect: { timeout: 30_000 },
	reporter: process.env.E2E_REPORT
		? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
		: 'list',
	use: {
		...devices['Desktop Chrome'],
		baseURL: `http://localhost:${port}`,
		// Only `offline.test.ts` has them: a request that a worker answers is seen by no route of a test.
		serviceWorkers: 'block',
		launchOptions: await findChromium(),
		// To record every test costs a sixth of the run: what failed is recorded when it is tried again.
		trace: 'on-first-retry',
	},
	// What passed when it was tried again is named at the end of the run.
	projects: [
		{ name: 'journeys', grepInvert: matrix, retries: 1 },
		{ name: 'matrix', grep: matrix, retries: 1 },
		// It has a server of its own, so it is run alone: `--project=folder`.
		{ name: 'folder', testDir: './tests/folder', retries: 1 },
	],
	webServer: process.argv.includes('--project=folder') ? siteInFolder : site,
});
