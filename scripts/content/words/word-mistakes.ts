import type { Locale } from '#i18n/locales.ts';
import { type Fields, toFields } from '#lib/parse.ts';
import { truncateText } from '#lib/truncate-text.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { quote } from '#schemas/sentence.ts';
import { type Finding, toFinding } from '../finding.ts';
import type { FieldPath, Mistake } from '../mistake.ts';
import { toMistake, toMistakeAt } from '../source.ts';
import type { ContentTree } from '../tree.ts';
import { allWords } from './areas.ts';
import { listForms } from './plural-forms.ts';
import { besideMark, readWordFiles, type WordFile } from './word-files.ts';

/** Mistakes in the files with the words of languages: what English does not have, placeholders and plural forms. */
export function checkWords(tree: Pick<ContentTree, 'texts'>): Mistake[] {
	return readWordFiles(tree).flatMap((found) => {
		const { file, tag, source, mistakes } = found;
		if (tag === undefined) {
			return [toMistakeAt(file, toFinding('wrong-word-file', { file }))];
		}
		if (source.value === undefined) return mistakes;
		return [...mistakes, ...checkGroup({ ...found, tag }, allWords, source.value, [])];
	});
}

type Known = WordFile & { tag: string };

function checkGroup(found: Known, words: object, value: unknown, path: FieldPath): Mistake[] {
	const own = toFields(value);
	const known: Fields = { ...words };
	const group = {
		known: Object.keys(words),
		names: truncateText(Object.keys(words).join(', '), 200),
	};
	if (own === undefined) return [wrong(found, path, 'not-a-group', group)];
	return Object.entries(own).flatMap(([key, its]) => {
		const at = [...path, key];
		if (key === '$schema' || key.startsWith(besideMark)) return [];
		if (!Object.hasOwn(known, key))
			return [toWordMistake(found, at, toFinding('no-such-word', { name: key, ...group }), 'key')];
		return checkWord(found, known[key], its, at);
	});
}

function checkWord(found: Known, word: unknown, its: unknown, path: FieldPath): Mistake[] {
	if (typeof word === 'string') {
		if (typeof its !== 'string')
			return [wrong(found, path, 'not-a-word', { example: JSON.stringify(word) })];
		return checkPlaceholders(found, its, { all: findPlaceholders(word) }, path);
	}
	const forms = toFields(word) ?? {};
	return 'one' in forms ? checkForms(found, forms, its, path) : checkGroup(found, forms, its, path);
}

function checkForms(found: Known, forms: Fields, its: unknown, path: FieldPath): Mistake[] {
	const own = toFields(its);
	const needed = listForms(found.tag);
	const language = toEnglishName(found.tag as Locale);
	if (own === undefined) {
		const example = needed.map((form) => `"${form}": "…"`).join(', ');
		return [wrong(found, path, 'not-plural-forms', { known: needed, example })];
	}
	const all = Object.values(forms).flatMap((form) => findPlaceholders(String(form)));
	const mistakes = Object.entries(own).flatMap(([form, text]) => {
		const at = [...path, form];
		if (!needed.includes(form)) {
			return [
				toWordMistake(
					found,
					at,
					toFinding('wrong-plural-form', { language, form, forms: needed }),
					'key',
				),
			];
		}
		if (typeof text !== 'string')
			return [wrong(found, at, 'not-a-word', { example: JSON.stringify(forms.other) })];
		// "One project" needs no number.
		const free = form === 'other' ? [] : ['count'];
		return checkPlaceholders(found, text, { all: [...new Set(all)], free }, at);
	});
	const begun = Object.values(own).some((text) => text !== '');
	if (!begun || own.other) return mistakes;
	return [...mistakes, toWordMistake(found, path, toFinding('missing-plural-form', { language }))];
}

/** An empty text is one that is not translated yet. */
function checkPlaceholders(
	found: Known,
	text: string,
	{ all, free = [] }: { all: readonly string[]; free?: readonly string[] },
	path: FieldPath,
): Mistake[] {
	if (text.trim() === '') return [];
	const its = findPlaceholders(text);
	const missing = all.filter((name) => !its.includes(name) && !free.includes(name));
	const unknown = its.filter((name) => !all.includes(name));
	const written = JSON.stringify(text);
	const names = all.map((name) => `{${name}}`);
	return [
		...missing.map((name) =>
			toWordMistake(found, path, toFinding('missing-placeholder', { name, text: written })),
		),
		...unknown.map((name) =>
			toWordMistake(
				found,
				path,
				all.length === 0
					? toFinding('needless-placeholder', { name, text: written })
					: toFinding('unknown-placeholder', { name, text: written, known: all, names }),
			),
		),
	];
}

/** @example findPlaceholders('Log in as {name}') // ['name'] */
function findPlaceholders(text: string): string[] {
	return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function wrong(
	found: Known,
	path: FieldPath,
	kind: 'not-a-group' | 'not-a-word' | 'not-plural-forms',
	expected: Parameters<typeof toFinding>[1],
): Mistake {
	const value = path.reduce<unknown>(
		(current, part) => toFields(current)?.[String(part)],
		found.source.value,
	);
	return toWordMistake(found, path, toFinding(kind, { found: quote(value), ...expected }));
}

function toWordMistake(
	{ file, source }: Known,
	...found: [path: FieldPath, finding: Finding, at?: 'value' | 'key']
): Mistake {
	return toMistake({ ...source, file }, ...found);
}
