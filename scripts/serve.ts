import './site-languages.ts';
import { fileURLToPath } from 'node:url';
import { parseServeOptions } from './serve/options.ts';
import { startSite } from './serve/site-server.ts';

try {
	const { port, host, root } = parseServeOptions(process.argv.slice(2), process.env);
	const site = await startSite({
		root: root ?? (process.env.DIST_DIR || fileURLToPath(new URL('../dist', import.meta.url))),
		port,
		host,
		base: process.env.BASE_PATH ?? '/',
	});
	console.log(`The site is at ${site.url}/ (press Ctrl+C to stop)`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, async () => {
			await site.close();
			process.exit(0);
		});
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
