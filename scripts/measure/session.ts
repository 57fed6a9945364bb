import '../site-languages.ts';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../tests/browser.ts';
import { type RunningSite, startSite } from '../serve/site-server.ts';

/** Another build than the usual one can be measured by naming its folder. */
export const distFolder = process.env.DIST_DIR || 'dist';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a measurement against a served build and a real browser, and shuts both afterwards. */
export async function withBrowser(
	job: (browser: Browser, site: RunningSite) => Promise<void>,
	{ root = distFolder, args = [] }: SessionOptions = {},
): Promise<void> {
	process.chdir(project);
	const site = await startSite({ root, port: 0, base: process.env.BASE_PATH ?? '/' });
	const launch = await findChromium({ whole: true });
	const browser = await chromium.launch({ ...launch, args: [...launch.args, ...args] });
	try {
		await job(browser, site);
	} finally {
		await browser.close();
		await site.close();
	}
}

interface SessionOptions {
	/** The folder of the built site. */
	root?: string;
	/** Further arguments of the browser. */
	args?: readonly string[];
}
