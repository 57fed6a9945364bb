import { isProse } from '#schemas/prose.ts';
import { readEntries } from './entries.ts';
import { listPictureUses } from './picture-uses.ts';
import { findSiteLanguages } from './site-settings.ts';
import { type Entry, readField } from './source.ts';
import type { ContentTree } from './tree.ts';

/** A file that visitors never see, and the reason. */
export interface Unshown {
	/** Path from the project folder. */
	file: string;
	reason: string;
}

/** Folders of pictures that entries use, by their own name or by a field. Other pictures belong to the site. */
const pictureFolders = /^(categories|documents|photos|projects|slides|iq)\//;

/** Entries, short versions and pictures that the public edition never shows. */
export function findUnshown(tree: ContentTree): Unshown[] {
	const { entries } = readEntries(tree);
	return [
		...entries.flatMap((entry) => toReasons(entry, entries)),
		...findEmptyVariants(entries),
		...findUnusedPictures(tree, entries),
	];
}

function toReasons(entry: Entry, entries: readonly Entry[]): Unshown[] {
	const file = `src/content/${entry.file}`;
	if (readField(entry.value, ['private']) === true) {
		return [{ file, reason: 'it is private, so only the private edition shows it' }];
	}
	const language = entry.id.split('/').at(-1);
	if (
		isProse(entry.collection) &&
		!findSiteLanguages(entries).some((locale) => locale === language)
	) {
		return [
			{ file, reason: 'the site is not published in its language ("languages" in site.json)' },
		];
	}
	if (entry.collection === 'case-studies' && isOfPrivateProject(entry, entries)) {
		return [{ file, reason: 'its project is private, so only the private edition shows it' }];
	}
	return [];
}

function isOfPrivateProject({ id }: Entry, entries: readonly Entry[]): boolean {
	const project = entries.find(
		(other) => other.collection === 'projects' && other.id === id.split('/')[0],
	);
	return readField(project?.value, ['private']) === true;
}

/** A short version whose tag no entry has is the same as the complete CV. */
function findEmptyVariants(entries: readonly Entry[]): Unshown[] {
	const tags = new Set(entries.flatMap(({ value }) => readList(readField(value, ['tags']))));
	return entries
		.filter(({ collection }) => collection === 'site')
		.flatMap(({ file, value }) =>
			readList(readField(value, ['variants']))
				.map((variant) => String(readField(variant, ['id'])))
				.filter((id) => !tags.has(id))
				.map((id) => ({
					file: `src/content/${file}`,
					reason: `no entry has the tag "${id}", so the short version "${id}" is as long as the complete CV`,
				})),
		);
}

function findUnusedPictures(tree: ContentTree, entries: readonly Entry[]): Unshown[] {
	const used = new Set(
		entries.flatMap((entry) => [
			...listPictureUses(entry).map(({ file }) => file),
			`documents/${(entry.collection === 'languages' ? `language-${entry.id}` : entry.id).replace('/', '-')}.webp`,
		]),
	);
	return [...tree.assets]
		.filter((picture) => pictureFolders.test(picture) && !used.has(picture))
		.map((picture) => ({ file: `src/assets/${picture}`, reason: 'no entry shows this picture' }));
}

function readList(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}

export function printUnshown(unshown: readonly Unshown[]): string {
	if (unshown.length === 0) return 'Nothing is hidden from visitors.';
	const lines = unshown.map(({ file, reason }) => `  ${file}: ${reason}`);
	return [`Hidden from visitors: ${unshown.length}`, ...lines].join('\n');
}
