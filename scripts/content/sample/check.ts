import { toFinding } from '../finding.ts';
import { type Mistake, toPosition } from '../mistake.ts';
import { listPictureUses } from '../picture-uses.ts';
import { findKept, isKept, isSample, listOwnEntries } from '../site-settings.ts';
import { type Entry, readTexts, toMistake, toMistakeAt } from '../source.ts';
import type { ContentTree } from '../tree.ts';
import { hashFile, listOwnFiles, sampleFiles, sampleTexts } from './fingerprints.ts';
import { hashText, listTexts } from './texts.ts';

/**
 * Words and addresses of the invented person in the content of another author: one mistake per file. Files that
 * the author names in "keep" may stay as they are.
 */
export function checkSampleTexts(entries: readonly Entry[]): Mistake[] {
	return listOwnEntries(entries).flatMap((entry) => [...checkTexts(entry), ...checkLinks(entry)]);
}

/** The same for pictures and public files, which have to be read. */
export function checkSampleFiles(
	root: string,
	tree: ContentTree,
	entries: readonly Entry[],
): Mistake[] {
	if (isSample(entries)) return [];
	const isSamples = (file: string) => sampleFiles.has(hashFile(root, file) ?? '');
	const kept = findKept(entries);
	const pictures = listOwnEntries(entries)
		.flatMap(listPictureUses)
		.filter(({ file }) => isSamples(`src/assets/${file}`))
		.map(({ entry, file, place, field }) => {
			return {
				...toMistakeAt(
					entry.file,
					toFinding('sample-picture', { file: `src/assets/${file}`, path: toPath(entry.file) }),
					place,
				),
				field,
			};
		});
	const keptEntries = entries.filter(({ file }) => isKept(file, kept));
	const isShown = (file: string) =>
		keptEntries.some(({ text }) => text.includes(file.slice('public/'.length)));
	const files = listOwnFiles(tree)
		.filter((file) => file.startsWith('public/') && !isKept(file, kept))
		.filter((file) => isSamples(file) && !isShown(file))
		.map((file) => ({
			...toMistakeAt('', toFinding('sample-picture', { file, path: file })),
			file,
		}));
	return [...pictures, ...files];
}

/** @example toPath('slides/01-linen.json') // 'slides/01-linen' */
function toPath(file: string): string {
	return file.replace(/\.(json|mdx)$/, '');
}

function checkTexts(entry: Entry): Mistake[] {
	const found = listTexts(entry).filter(({ text }) => sampleTexts.has(hashText(text)));
	const [first] = found.toSorted((a, b) => a.place.line - b.place.line);
	if (first === undefined) return [];
	return [
		toMistakeAt(
			entry.file,
			toFinding('sample-text', {
				text: first.text,
				more: found.length === 1 ? '' : ` and ${found.length - 1} more`,
				path: toPath(entry.file),
			}),
			first.place,
		),
	];
}

/** Addresses that belong to no one, as the sample has them. Those of its own links are found as texts. */
function checkLinks(entry: Entry): Mistake[] {
	const isPretended = (text: string) =>
		/^(https?:\/\/(\w+:\w+@)?(www\.)?|mailto:|[^\s@/:]+@)([^\s@/]+@)?example\.com(?![\w.-])/i.test(
			text,
		);
	const records = [...readTexts(entry.value)]
		.filter(([, text]) => isPretended(text) && !sampleTexts.has(hashText(text)))
		.map(([path, text]) =>
			toMistake(entry, path, toFinding('sample-link', { address: text, path: toPath(entry.file) })),
		);
	const inProse = [
		...(entry.file.endsWith('.mdx') ? entry.text.matchAll(/(?<=\()https?:[^\s)]+/g) : []),
	]
		.filter(([address]) => isPretended(address))
		.map(({ 0: address, index }) =>
			toMistakeAt(
				entry.file,
				toFinding('sample-link', { address, path: toPath(entry.file) }),
				toPosition(entry.text, index),
			),
		);
	return [...records, ...inProse];
}
