import { locales } from '#i18n/locales.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { checkContent } from '../../scripts/content/check.ts';
import { toContentDocs } from '../../scripts/content/docs.ts';
import { toEditorFiles } from '../../scripts/content/editor-files.ts';
import { findMissingTranslations } from '../../scripts/content/missing-translations.ts';
import { printMistakes } from '../../scripts/content/print.ts';
import { readTexts } from '../../scripts/content/source.ts';
import { readContentTree } from '../../scripts/content/tree.ts';
import { toDeployFiles } from '../../scripts/deploy/files.ts';
import { listStale } from '../../scripts/generated-files.ts';
import { listUnused } from '../unit/i18n/glossary.ts';

const tree = readContentTree('.');
const { entries, mistakes } = checkContent(tree);

test('the content has no mistakes', () => {
	expect(printMistakes(mistakes)).toBe('0 mistakes in 0 files.');
});

test('no translation is missing', () => {
	expect(findMissingTranslations(tree)).toEqual([]);
});

test('the guide, the schemas for editors and the files for hosts are those of the site', () => {
	expect(listStale('.', new Map([['docs/content.md', toContentDocs()]]))).toEqual([]);
	expect(listStale('.', toEditorFiles('.'))).toEqual([]);
	expect(listStale('.', toDeployFiles())).toEqual([]);
});

test.for([
	['projects', 27],
	['categories', 7],
	['certificates', 126],
	['diplomas', 16],
	['education', 4],
	['languages', 2],
	['experience', 4],
	['skills', 8],
	['technologies', 28],
	['photos', 4],
	['slides', 15],
	['profile', 1],
	['site', 1],
	['iq', 1],
] as const)('the sample is as large as the specification requires: %s: %i', ([name, size]) => {
	expect(idsOf(name)).toHaveLength(size);
});

test('addresses outside this site are reserved names, except the homes of technologies', () => {
	const hosts = entries
		.filter(({ collection }) => collection !== 'technologies')
		.flatMap(({ text }) => [...text.matchAll(/https?:\/\/([^/"\s)]+)/g)].map(([, host]) => host));
	expect(hosts.filter((host) => !/(^|\.)example\.(com|org|net)$/.test(host ?? ''))).toEqual([]);
});

describe('Ukrainian is written as Ukrainian', () => {
	const texts = textsIn('uk');

	test.for([
		['the apostrophe is ’', /\p{Script=Cyrillic}['ʼ`‘]/u],
		['no letter of Russian', /[ыэъё]/i],
		['quotation marks are « »', /["“”„]/],
		['a dash is no hyphen', / - /],
		[
			'no Latin letter inside a Cyrillic word',
			/\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu,
		],
		['a word of one letter is not left at the end of a line', /(?<![\p{L}\p{N}’-])[авзійоуя] /iu],
	] as const)('%s', ([, fault]) => {
		expect(findFaults(texts, fault)).toEqual([]);
	});
});

describe('Spanish is written as Spanish', () => {
	const texts = textsIn('es');

	test('a question and an exclamation open before they close', () => {
		const unopened = texts.filter(
			([, text]) =>
				(text.includes('?') && !text.includes('¿')) || (text.includes('!') && !text.includes('¡')),
		);
		expect(unopened).toEqual([]);
	});

	test.for([
		['quotation marks are « » or “ ”', /["„]/],
		['no Cyrillic letter', /\p{Script=Cyrillic}/u],
		['a dash is no hyphen', / - /],
	] as const)('%s', ([, fault]) => {
		expect(findFaults(texts, fault)).toEqual([]);
	});
});

test.for(locales)('the content uses the words of the glossary: %s', (locale) => {
	const texts = [...fieldsIn(locale), ...wordsIn(locale)];
	expect(texts.length).toBeGreaterThan(400);
	expect(listUnused(texts.map(([source, text]) => ({ source, locale, text })))).toEqual([]);
});

test('no text has two spaces in a row, or one before a comma', () => {
	const texts = [...textsIn('en'), ...textsIn('uk'), ...textsIn('es')];
	expect(texts.length).toBeGreaterThan(1000);
	expect(findFaults(texts, / {2}|\s[,;]/)).toEqual([]);
});

test.for(locales)('alternative texts and captions end with a full stop: %s', (locale) => {
	const fields = fieldsIn(locale).filter(([source]) => isAlternative(source));
	const attributes = wordsIn(locale).flatMap(([file, words]) =>
		[...words.matchAll(/\b(?:\w*[aA]lt|caption)="([^"]*)"/g)].map(
			([, text = '']): [string, string] => [file, text],
		),
	);
	expect(fields.length).toBeGreaterThan(50);
	expect(attributes.length).toBeGreaterThan(50);
	expect(findFaults([...fields, ...attributes], /[^.?!…](?<![.?!][”»])$/)).toEqual([]);
});

function entriesOf(name: CollectionName) {
	return entries.filter(({ collection }) => collection === name);
}

function idsOf(name: CollectionName) {
	return entriesOf(name).map(({ id }) => id);
}

/** Every text of a language with its position: fields, and lines of prose without their tags. */
function textsIn(locale: string): [string, string][] {
	const prose = entries
		.filter(({ file, id }) => isProseIn(locale, file, id))
		.flatMap(({ file, text }) =>
			text
				.replace(/^---\n[\s\S]*?\n---\n|^```[\s\S]*?^```$/gm, '')
				.replace(/`[^`\n]+`/g, '0')
				.replace(/<[^>]+>|\]\([^)]*\)/g, '')
				.split('\n')
				.map((line): [string, string] => [file, line]),
		);
	return [...fieldsIn(locale), ...prose].filter(([, words]) => !/^\/|\.webp$/.test(words));
}

function fieldsIn(locale: string): [string, string][] {
	return entries.flatMap(({ file, id, value }) =>
		[...readTexts(value)]
			.filter(([path]) => path.includes(locale) || isProseIn(locale, file, id))
			.map(([path, words]): [string, string] => [`${file} ${path.join('.')}`, words]),
	);
}

/** Prose without its code, with the captions and descriptions that tags carry. */
function wordsIn(locale: string): [string, string][] {
	return entries
		.filter(({ file, id }) => isProseIn(locale, file, id))
		.map(({ file, text }) => [file, text.replace(/^```[\s\S]*?^```$|<\/?\w+/gm, '')]);
}

/** The caption of a slide is its name, without a full stop. */
function isAlternative(source: string): boolean {
	return /\b(?:alt|caption)\b/.test(source) && !/^slides\/.*caption/.test(source);
}

function isProseIn(locale: string, file: string, id: string): boolean {
	return file.endsWith('.mdx') && (id === locale || id.endsWith(`/${locale}`));
}

function findFaults(texts: readonly [string, string][], fault: RegExp): [string, string][] {
	return texts.filter(([, text]) => fault.test(text));
}
