import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { listFiles } from './dist-files.ts';
import { toReachedFiles } from './offline/reached-files.ts';

const worker = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));

/** Keeps the local tools for use without a connection; see docs/decisions/022-offline.md. */
export function offlineWorker(): AstroIntegration {
	let base = '';
	return {
		name: 'offline-worker',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = config.base.replace(/\/+$/, '');
			},
			'astro:build:done': async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const list = await listOffline(root, base);
				const code = await bundleWorker();
				await writeFile(join(root, 'offline.js'), `self.offline=${JSON.stringify(list)};${code}`);
				logger.info(`${Object.keys(list.pages).length} pages available offline`);
			},
		},
	};
}

/** The pages that ask to be kept, with their files; each gets the name of its edition. `base` without a slash at its end. */
async function listOffline(root: string, base: string): Promise<OfflineList> {
	const pages = new Map<string, string>();
	for (const file of await listFiles(root, ['.html'])) {
		const html = await readFile(join(root, file), 'utf8');
		const page = /\sdata-offline="([^"]+)"/.exec(html)?.[1];
		if (page !== undefined) pages.set(page, file);
	}
	const reached = await toReachedFiles(root, [...pages.values()]);
	const files = [...new Set(pages.values().flatMap((file) => reached.get(file) ?? []))].sort();
	const list: OfflineList = { files: files.map((name) => `${base}/_astro/${name}`), pages: {} };
	for (const [page, file] of pages) {
		const edition = await markEdition(join(root, file));
		const needs = (reached.get(file) ?? [])
			.map((name) => files.indexOf(name))
			.sort((a, b) => a - b);
		list.pages[page] = { edition, needs };
	}
	return list;
}

/** Writes into a page which edition it is: a page that was opened earlier can see that there is a newer one. */
async function markEdition(path: string): Promise<string> {
	const html = await readFile(path, 'utf8');
	const edition = createHash('sha256').update(html).digest('hex').slice(0, 12);
	await writeFile(
		path,
		html.replace('</title>', `</title><meta name="edition" content="${edition}">`),
	);
	return edition;
}

async function bundleWorker(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'warn',
		define: { 'process.env.NODE_ENV': '"production"' },
		build: {
			write: false,
			target: 'es2022',
			rolldownOptions: { input: worker, output: { format: 'iife' } },
		},
	});
	const [output] = [built].flat();
	const chunk = output && 'output' in output ? output.output[0] : undefined;
	if (!chunk) throw new Error('The service worker was not bundled.');
	return chunk.code;
}

interface OfflineList {
	files: string[];
	pages: Record<string, { edition: string; needs: number[] }>;
}
