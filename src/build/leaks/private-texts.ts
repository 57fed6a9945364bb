import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateContent, PrivateText } from '#build/edition/private-content.ts';
import { formatDate, formatLongDate } from '#i18n/format.ts';
import { locales } from '#i18n/locale.ts';
import { type ForbiddenText, TextSearch } from './text-search.ts';

/** Shorter texts may be anywhere: "128", "Nice". */
const shortest = 6;
/** One word without digits: "Passed", "front-end-developer", "Kyiv". */
const oneWord = /^[\p{L}_/-]+$/u;

/** The private texts that can be looked for, and those of them that scripts of packages may contain by chance. */
export function listPrivateTexts(content: PrivateContent, root: string) {
	const texts = content.texts.filter(({ text }) => text.trim().length >= shortest).map(toForbidden);
	const isPublic = new TextSearch(texts).find(content.publicText);
	const hidden = texts.filter((text) => !isPublic.has(text));
	const words = hidden.filter(({ spellings }) => oneWord.test(spellings[0] ?? ''));
	const isOfCode = words.length > 0 ? new TextSearch(words).find(readCode(root)) : new Set();
	return {
		phrases: hidden.filter((text) => !words.includes(text)),
		words: words.filter((text) => !isOfCode.has(text)),
	};
}

function toForbidden({ file, field, text }: PrivateText): ForbiddenText {
	const isDate = /^\d{4}(-\d\d){0,2}$/.test(text);
	const spellings = isDate
		? toDates(text)
		: [text.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '')];
	return { spellings, label: `"${field}" of ${file}` };
}

/** As data, and in every language. A month alone is in too many places. */
function toDates(date: string): string[] {
	if (date.length < 10) return [];
	const inWords = locales.flatMap((locale) => [
		formatDate(locale, date),
		formatLongDate(locale, date),
	]);
	return [date, date.replaceAll('-', ''), ...inWords];
}

function readCode(root: string): string {
	return globSync('src/**/*.{ts,tsx,astro,css,json}', {
		cwd: root,
		exclude: (path) => /^src[\\/]content$/.test(path),
	})
		.map((path) => readFileSync(join(root, path), 'utf8'))
		.join('\n');
}
