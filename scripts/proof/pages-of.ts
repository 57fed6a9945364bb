import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const everyPage = 'Every page';
const nowhere = 'No page: documents';

/** The pages that reach the words of an area by their imports, as the name of a group: `/cv, /cv/[variant]`. */
export function listPagesOf(area: string): string {
	const pages = [...readPages()].filter(([, areas]) => areas.has(area)).map(([page]) => page);
	if (pages.length === 0) return nowhere;
	return pages.length > readPages().size / 2 ? everyPage : pages.sort().join(', ');
}

let known: Map<string, Set<string>> | undefined;

function readPages(): Map<string, Set<string>> {
	known ??= new Map(
		globSync('src/pages/**/*.astro').map((file) => [
			file.replace('src/pages/[...locale]', '').replace(/(\/index)?\.astro$/, '') || '/',
			findAreas(file),
		]),
	);
	return known;
}

function findAreas(start: string): Set<string> {
	const [seen, areas] = [new Set([start]), new Set<string>()];
	for (const file of seen) {
		for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '([#.]\/?[^']+)'/g)) {
			const path = from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(file), from);
			const [, area] = /^src\/i18n\/messages\/([^/]+)\//.exec(path) ?? [];
			if (area) areas.add(area);
			else if (/\.(ts|tsx|astro)$/.test(path) && existsSync(path)) seen.add(path);
		}
	}
	return areas;
}
