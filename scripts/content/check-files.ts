import { basename, posix } from 'node:path';
import { defaultLocale, isBuiltIn, type Locale } from '#i18n/locales.ts';
import { collections } from '#schemas/collections.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { allCollections, findCollection } from './collections.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { findSiteLanguages, isSample } from './site-settings.ts';
import { type Entry, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';
import { readReadyWords } from './words/ready-words.ts';
import { wordFolder } from './words/word-files.ts';

const folders = allCollections.map(([, { folder }]) => folder);
const singletons = [collections.profile, collections.site];
const goodName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Mistakes in files and folders: unexpected, missing or unreadable ones. */
export function checkFiles(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	return [
		...[...tree.texts].flatMap(([file, text]) => [
			...checkPlace(file),
			...checkName(file),
			...checkEncoding(file, text),
		]),
		...findMissingFiles(tree, findSiteLanguages(entries), isSample(entries)),
	];
}

function checkPlace(file: string): Mistake[] {
	if (findCollection(file) !== undefined || file.startsWith(`${wordFolder}/`)) return [];
	const [folder = '', ...rest] = file.split('/');
	if (rest.length > 0 && !folders.includes(folder))
		return [toMistakeAt(file, toFinding('unknown-folder', { name: folder, known: folders }))];
	const collection = allCollections.find(([, candidate]) => candidate.folder === folder)?.[1];
	const [, language] = /^([a-z]{2})\.mdx$/.exec(basename(file)) ?? [];
	const inEnglish = posix.join(posix.dirname(file), `${defaultLocale}.mdx`);
	if (language !== undefined && findCollection(inEnglish) !== undefined) {
		return [toMistakeAt(file, toFinding('unknown-language', { name: language }))];
	}
	const pattern = toPattern(folder, collection?.pattern);
	const example = pattern
		.replace(/<collection>/, 'projects')
		.replace(/<group>|<school>/, 'nursing')
		.replace(/<name>/, 'seaside-hotel');
	return [toMistakeAt(file, toFinding('unknown-file', { name: basename(file), pattern, example }))];
}

function checkName(file: string): Mistake[] {
	const collection = findCollection(file);
	if (collection === undefined) return [];
	const [, folder = ''] = file.split('/');
	const isPage = collection === 'pages';
	const name = isPage ? folder : basename(file).replace(/\.(json|mdx)$/, '');
	if (goodName.test(name)) return [];
	const better = name
		.normalize('NFD')
		.toLowerCase()
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	return [
		toMistakeAt(
			file,
			toFinding('wrong-file-name', {
				name,
				better: isPage ? better || 'imprint' : `${better || 'seaside-hotel'}.json`,
			}),
		),
	];
}

function checkEncoding(file: string, text: string): Mistake[] {
	const found = text.startsWith('\uFEFF')
		? 'a byte order mark'
		: text.includes('\u0000')
			? 'UTF-16, or a file that is not text'
			: text.includes('\uFFFD') && 'characters that are not UTF-8';
	if (!found) return [];
	return [toMistakeAt(file, toFinding('wrong-encoding', { found }))];
}

function findMissingFiles(
	tree: ContentTree,
	languages: readonly Locale[],
	isComplete: boolean,
): Mistake[] {
	const records = singletons
		.map(({ folder, pattern }) => `${folder}/${pattern}`)
		.filter((file) => !tree.texts.has(file))
		.map((file) => toMistakeAt(file, toFinding('missing-content-file', { file })));
	const prose = [collections.home, collections.about].flatMap(({ folder }) =>
		languages
			.filter((locale) => !hasProse(tree, { folder, locale, languages, isComplete }))
			.map((locale) => {
				const file = `${folder}/${locale}.mdx`;
				const orRemove = folder === 'about' ? ' Or remove the page: delete all its files.' : '';
				return toMistakeAt(
					file,
					toFinding('missing-language', { file, language: toEnglishName(locale), orRemove }),
				);
			}),
	);
	const words = languages
		.filter(
			(locale) =>
				!(
					isBuiltIn(locale) ||
					readReadyWords(locale) ||
					tree.texts.has(`${wordFolder}/${locale}.json`)
				),
		)
		.map((locale) => {
			const file = `${wordFolder}/${locale}.json`;
			return toMistakeAt(
				file,
				toFinding('missing-word-file', { tag: locale, language: toEnglishName(locale) }),
			);
		});
	return [...records, ...prose, ...words];
}

/**
 * A language may borrow the prose of the default language, or the English one of a site that has English, as the
 * sample has; a language of the code may not in the sample, which is complete. A site without any text about itself has no page for it.
 */
function hasProse(
	{ texts }: ContentTree,
	{ folder, locale, languages, isComplete }: Wanted,
): boolean {
	if (folder === 'about' && ![...texts.keys()].some((file) => file.startsWith('about/'))) {
		return true;
	}
	const [first = defaultLocale] = languages;
	const english = isComplete || languages.includes('en') ? ['en'] : [];
	const accepted = isComplete && isBuiltIn(locale) ? [locale] : [locale, first, ...english];
	return accepted.some((language) => texts.has(`${folder}/${language}.mdx`));
}

interface Wanted {
	folder: string;
	locale: Locale;
	languages: readonly Locale[];
	/** Whether each language of the code has to have the prose itself. */
	isComplete: boolean;
}

/** The folders in which the records of a collection are, where there are several. */
const innerFolders: Readonly<Record<string, string>> = {
	certificates: '<group>',
	diplomas: '<school>',
};

// toPattern('diplomas', '*/*.json') is 'diplomas/<school>/<name>.json'.
function toPattern(folder: string, pattern = ''): string {
	if (pattern === '') return '<collection>/<name>.json';
	const inner = innerFolders[folder];
	const named = inner === undefined ? pattern : pattern.replace(/^\*/, inner);
	return `${folder}/${named.replace('*', '<name>')}`;
}
