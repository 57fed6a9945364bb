import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { type Entry, toMistakeAt } from './source.ts';

/** The owner's own pages: each has an address that is free, and a text that stands in for missing translations. */
export function checkPages(entries: readonly Entry[]): Mistake[] {
	const pages = entries.filter(({ collection }) => collection === 'pages');
	const taken = pages.length > 0 ? listTakenNames() : [];
	return [...Map.groupBy(pages, ({ file }) => dirname(file))].flatMap(([folder, texts]) => {
		const [{ file } = { file: folder }] = texts;
		const name = folder.replace('pages/', '');
		if (taken.includes(name)) return [toMistakeAt(file, toFinding('taken-page', { name }))];
		const accepted = [defaultLocale, 'en'].map((locale) => `${folder}/${locale}.mdx`);
		return texts.some((text) => accepted.includes(text.file))
			? []
			: [toMistakeAt(file, toFinding('missing-default-language', { folder }))];
	});
}

/** The first part of every address that the site itself has: of its pages, of home in a language, and of the editor. */
function listTakenNames(): string[] {
	const routes = ['src/pages', 'src/pages/[...locale]'].flatMap((folder) => readdirSync(folder));
	return [...routes.map((file) => file.replace(/\..*/, '')), ...locales, 'home', 'admin'];
}
