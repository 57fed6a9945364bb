import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';

/** Where pages written by hand with three.js alone are: `scenes` show the same as those of the site, `bare` the least. */
const from = 'scripts/measure/bench';
const to = '.cache/bench';
/** As in astro.config.mjs: the package does not export its decoder in plain script to browsers. */
const decoder = 'node_modules/meshoptimizer/meshopt_decoder_reference.js';

/** Builds the pages of these names; returns a function that opens one, on the address of a running site. */
export async function buildPages(
	kind: 'scenes' | 'bare',
	names: readonly string[],
): Promise<(page: Page, site: string, name: string) => Promise<void>> {
	const folder = join(to, kind);
	await build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		resolve: { alias: { 'meshoptimizer/reference': resolve(decoder) } },
		build: {
			outDir: folder,
			emptyOutDir: true,
			target: 'esnext',
			rolldownOptions: {
				input: names.map((name) => join(from, kind, `${name}.ts`)),
				output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
			},
		},
	});
	return async (page, site, name) => {
		await page.route(`${site}/bench/**`, (route) => {
			const file = new URL(route.request().url()).pathname.slice('/bench/'.length);
			if (!file.endsWith('.html'))
				return route.fulfill({
					contentType: 'text/javascript',
					body: readFileSync(join(folder, file)),
				});
			const body = `<!doctype html><style>canvas { width: 640px; height: 480px }</style><canvas></canvas><script type="module" src="${name}.js"></script>`;
			return route.fulfill({ contentType: 'text/html', body });
		});
		await page.goto(`${site}/bench/${name}.html`);
		await page.locator('body[data-state=ready]').waitFor({ timeout: 60_000 });
	};
}
