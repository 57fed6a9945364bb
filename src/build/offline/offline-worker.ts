import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { listOfflinePages } from './list-pages.ts';

const worker = fileURLToPath(new URL('../../offline/worker.ts', import.meta.url));

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
				const list = await listOfflinePages(root, base);
				const code = await bundleWorker();
				await writeFile(join(root, 'offline.js'), `self.offline=${JSON.stringify(list)};${code}`);
				logger.info(`${Object.keys(list.pages).length} pages available offline`);
			},
		},
	};
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
