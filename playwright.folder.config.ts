import { defineConfig } from '@playwright/test';
import general from './playwright.config.ts';

/** The folder of the host that the site is put into. */
export const base = '/vzir';

const port = Number(process.env.E2E_PORT ?? 4398);
const root = '.cache/folder-site';

/** The site built for a folder of its host, with a key for OpenWeather: a build of its own. */
export default defineConfig({
	...general,
	testDir: './tests/folder',
	projects: [{ name: 'folder', retries: 1 }],
	outputDir: './test-results/folder',
	use: { ...general.use, baseURL: `http://localhost:${port}` },
	webServer: {
		command: `npx astro build --outDir ${root} && node scripts/serve.ts --root ${root} --port ${port}`,
		url: `http://localhost:${port}${base}/`,
		// An invented key: the stand-in of the tests accepts any.
		env: { BASE_PATH: base, PUBLIC_OPENWEATHER_KEY: '0123456789abcdef' },
		timeout: 600_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
	},
});
