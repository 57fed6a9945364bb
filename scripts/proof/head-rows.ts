import { globSync, readFileSync } from 'node:fs';
import { decodeHTML } from 'entities';
import { locales } from '#i18n/locales.ts';
import type { Row } from './row.ts';

/** Titles and descriptions of the built pages, for browser tabs, search engines and link previews. None before a build. */
export function listHeadRows(): Row[] {
	const rows = new Map<string, Record<string, string[]>>();
	for (const file of globSync('dist/**/*.html').sort()) {
		const path = file.replace(/^dist\//, '').replace(/(\/?index)?\.html$/, '');
		const [first = '', ...rest] = path.split('/');
		const locale = locales.slice(1).find((each) => each === first);
		const page = `/${locale ? rest.join('/') : path}`;
		const lines = readHead(readFileSync(file, 'utf8'));
		rows.set(page, { ...rows.get(page), [locale ?? locales[0] ?? 'en']: lines });
	}
	return [...rows].map(([key, lines]) => ({ group: 'Titles and social pictures', key, lines }));
}

function readHead(html: string): string[] {
	const found = [
		...html.matchAll(
			/<title>([^<]*)<|<meta (?:name|property)="(?:description|og:title|og:description)" content="([^"]*)"/g,
		),
	];
	const texts = found.map(([, title, content]) => title ?? content ?? '');
	return [...new Set(texts)].map((text) => decodeHTML(text));
}
