import type { CollectionFile, Field, FileCollection } from '@sveltia/cms';
import { isBuiltIn } from '#i18n/locales.ts';
import { type Fields, toFields as toObject } from '#lib/parse.ts';
import { readEntries } from '../content/entries.ts';
import type { JsonSchema } from '../content/json-schema.ts';
import { findSiteLanguages } from '../content/site-settings.ts';
import type { ContentTree } from '../content/tree.ts';
import { allWords } from '../content/words/areas.ts';
import { listForms } from '../content/words/plural-forms.ts';
import { readWordFiles, wordFolder } from '../content/words/word-files.ts';
import { toFields } from './fields.ts';
import { toLabel, toLanguageLabel } from './labels.ts';

/** The areas of the words, such as "projects": the editor shows each as a file of its own, because all of them are a form of many hundred fields. */
export const wordAreas: readonly string[] = Object.keys(allWords);

/** A list of forms for each language whose words are content, those of the site first; a file that is missing begins when it is saved. */
export function listWordForms(tree: ContentTree): FileCollection[] {
	const used = findSiteLanguages(readEntries(tree).entries).filter((tag) => !isBuiltIn(tag));
	const written = readWordFiles(tree).flatMap(({ tag }) => tag ?? []);
	return [...new Set<string>([...used, ...written])].map((tag) => ({
		name: `words-${tag}`,
		label: `Words: ${toLanguageLabel(tag)}`,
		description:
			'The texts of buttons, menus and titles. What is empty is shown in the words that come with the site, in the default language or in English.',
		files: wordAreas.map((area) => toWordForm(tag, area)),
	}));
}

function toWordForm(tag: string, area: string): CollectionFile {
	return {
		name: area,
		label: toLabel(area),
		file: `src/content/${wordFolder}/${tag}/${area}.json`,
		format: 'json',
		editor: { preview: false },
		fields: toWordFields(tag, area),
	};
}

function toWordFields(tag: string, area: string): Field[] {
	const { properties = {}, required = [] } = toGroup(findWords(area), listForms(tag), toWordName);
	const names = { certificates: [], diplomas: [], documents: [], experience: [] };
	return toFields(properties as Readonly<Record<string, JsonSchema>>, required, { names });
}

/** What a file of words may have in an area; the description of a text is the English one. */
export function toWordSchema(tag: string, area: string): JsonSchema {
	return toGroup(findWords(area), listForms(tag), (key) => key);
}

/**
 * The name of the field for a word: the editor takes letters and digits only, and would read numbers as the rows of a list.
 *
 * @example toWordName('tasks/anagram') // 'key-tasks-2f-anagram'
 */
function toWordName(key: string): string {
	if (/^[a-z][\w-]*$/i.test(key)) return key;
	return `key-${key.replace(/\W/g, (sign) => `-${sign.charCodeAt(0).toString(16)}-`)}`;
}

/** Words with the names of fields, or back with their own. What English does not have is left out. */
export function renameWords(area: string, words: unknown, to: 'fields' | 'keys'): Fields {
	return rename(findWords(area), toObject(words) ?? {}, to);
}

function rename(known: Fields, words: Fields, to: 'fields' | 'keys'): Fields {
	return Object.fromEntries(
		Object.entries(known).flatMap(([key, word]) => {
			const field = toWordName(key);
			const [from, name] = to === 'fields' ? [key, field] : [field, key];
			const its = words[from];
			if (its === undefined) return [];
			const group = toObject(word);
			const inner = toObject(its);
			if (!group || !inner || 'one' in group) return [[name, its]];
			return [[name, rename(group, inner, to)]];
		}),
	);
}

function findWords(area: string): Fields {
	return toObject(allWords[area]) ?? {};
}

/** Groups are shown open, so they are required; what they contain is not. */
function toGroup(
	words: Fields,
	forms: readonly string[],
	toName: (key: string) => string,
): JsonSchema {
	const properties = Object.entries(words).map(([key, word]): [string, JsonSchema] => {
		const title = toLabel(key);
		const group = toObject(word);
		if (group === undefined) return [toName(key), { ...toText(String(word)), title }];
		if (!('one' in group)) return [toName(key), { ...toGroup(group, forms, toName), title }];
		const texts = forms.map((form) => [form, toText(String(group[form] ?? group.other))] as const);
		return [toName(key), { type: 'object', properties: Object.fromEntries(texts), title }];
	});
	const groups = properties.filter(([, { type }]) => type === 'object').map(([key]) => key);
	return { type: 'object', properties: Object.fromEntries(properties), required: groups };
}

/** A help text is read as Markdown: here its characters are those of the word. */
function toText(word: string): JsonSchema {
	return { type: 'string', description: `English: ${word.replace(/[\\`*_[\]~]/g, '\\$&')}` };
}
