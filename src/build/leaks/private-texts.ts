import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateContent, PrivateText } from '#build/edition/private-content.ts';
import { formatAmericanDays, formatDate, formatLongDate } from '#i18n/format.ts';
import { locales } from '#i18n/locale.ts';
import { decodeText, TextSearch } from './text-search.ts';

/** Shorter texts may be anywhere: "128", "Nice". */
const shortest = 6;
/** One word without digits: "Passed", "front-end-developer", "Kyiv". */
const oneWord = /^[\p{L}_/-]+$/u;

/** An owner's own document may say other texts of one or two words by right: "Director", "Mountain hiking". */
const telling = /[\d@/]|\S \S+ \S/;
const tellingField = /name|client|address|contact|authors|website|url/i;

/** The private texts to look for in each kind of file. One that the interface says as well tells nothing, if it has no digits. */
export function listPrivateTexts(content: PrivateContent, root: string) {
	const texts = content.texts.filter(({ text }) => text.trim().length >= shortest).map(toForbidden);
	const isPublic = new TextSearch(texts).find(decodeText(content.publicTexts.join('\n')));
	const hidden = texts.filter((text) => !isPublic.has(text));
	const plain = hidden.filter(({ text }) => !/[\d@]/.test(text));
	const isOfCode =
		plain.length > 0 ? new TextSearch(plain).find(decodeText(readCode(root))) : new Set();
	const inTexts = hidden.filter((text) => !isOfCode.has(text));
	return {
		inTexts,
		/** Scripts of packages contain single words by chance. */
		inScripts: inTexts.filter(({ text }) => !oneWord.test(text)),
		inOwners: inTexts.filter(({ text, field }) => telling.test(text) || tellingField.test(field)),
	};
}

function toForbidden({ file, field, text: written }: PrivateText) {
	const text = written.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '');
	const isDate = /^\d{4}(-\d\d){0,2}$/.test(text);
	return {
		spellings: isDate ? toDates(text) : [text, ...toNational(text)],
		label: `"${field}" of ${file}`,
		field,
		text,
	};
}

/** A telephone as it is written at home, where the country has 1 to 3 digits: ITU-T E.123, section 2. */
function toNational(text: string): string[] {
	if (!/^\+[\d ()/.-]{11,}$/.test(text)) return [];
	const digits = text.replaceAll(/\D/g, '');
	const own = [1, 2, 3].map((country) => digits.slice(country));
	return own.flatMap((number) => (number.length < 9 ? [] : [number, `0${number}`]));
}

/** In numbers, and in words of every language. A month alone is in too many places. */
function toDates(date: string): string[] {
	if (date.length < 10) return [];
	const [year = '', month = '', day = ''] = date.split('-');
	const inNumbers = [
		[year, month, day],
		[day, month, year],
		[month, day, year],
	].flatMap((parts) => [
		parts.join(''),
		...['-', '.', '/'].map((between) => parts.map(Number).join(between)),
	]);
	const inWords = locales.flatMap((locale) => [
		formatDate(locale, date),
		formatLongDate(locale, date),
	]);
	return [...inNumbers, ...inWords, ...formatAmericanDays(date)];
}

function readCode(root: string): string {
	return globSync('src/**/*.{ts,tsx,astro,css,json}', {
		cwd: root,
		exclude: (path) => /^src[\\/]content$/.test(path),
	})
		.map((path) => readFileSync(join(root, path), 'utf8'))
		.join('\n');
}
