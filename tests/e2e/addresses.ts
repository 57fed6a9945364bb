import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = process.env.DIST_DIR || fileURLToPath(new URL('../../dist', import.meta.url));

/** The path of every page the built sitemap names, in its order. */
export function readSitemapPaths(): string[] {
	const maps = readdirSync(dist).filter((name) => /^sitemap.*\.xml$/.test(name));
	const paths = maps.flatMap((name) =>
		[...readFileSync(join(dist, name), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
			.map((match) => new URL(match[1] ?? '').pathname)
			.filter((path) => !path.endsWith('.xml')),
	);
	if (paths.length === 0) throw new Error('The built site has no sitemap, or an empty one.');
	return [...new Set(paths)];
}
