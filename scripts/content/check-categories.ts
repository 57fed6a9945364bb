import { isBuiltIn } from '#i18n/locales.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { nearest } from '#schemas/nearest.ts';
import { toFinding } from './finding.ts';
import type { FieldPath, Mistake } from './mistake.ts';
import { findSiteLanguages } from './site-settings.ts';
import { type Entry, readField, toMistake, toMistakeAt } from './source.ts';

const titleExamples: Readonly<Record<string, string>> = {
	uk: 'Сестринська справа',
	es: 'Enfermería',
};

/** The categories of certificates: their titles, and that each group is in exactly one of them. */
export function checkCategories(entries: readonly Entry[]): Mistake[] {
	const categories = entries.filter(({ collection }) => collection === 'categories');
	return [
		...categories.flatMap((entry) => checkTitles(entry, entries)),
		...checkRepeatedGroups(categories),
		...checkCertificates(categories, entries),
	];
}

/** The built-in languages are complete; in a language that is content, the title in the default language is shown. */
function checkTitles(entry: Entry, entries: readonly Entry[]): Mistake[] {
	const groups = readField(entry.value, ['groups']);
	const count = Array.isArray(groups) ? groups.length : 0;
	const paths: FieldPath[] = [
		['title'],
		...(count > 1 ? Array.from({ length: count }, (_, index) => ['groups', index, 'title']) : []),
	];
	return paths.flatMap((path) => {
		const title = readField(entry.value, path);
		const isGroup = path.length > 1;
		if (title === undefined && isGroup) {
			return [toMistake(entry, path, toFinding('group-without-title'))];
		}
		if (typeof title !== 'object' || title === null) return [];
		return findSiteLanguages(entries)
			.filter((locale) => isBuiltIn(locale) && locale !== 'en' && !Object.hasOwn(title, locale))
			.map((locale) =>
				toMistake(
					entry,
					[...path, locale],
					toFinding('missing-title', {
						locale,
						language: toEnglishName(locale),
						noun: isGroup ? 'group' : 'category',
						example: titleExamples[locale] ?? 'Nursing',
					}),
				),
			);
	});
}

function checkRepeatedGroups(categories: readonly Entry[]): Mistake[] {
	const first = new Map<string, Entry>();
	return categories.flatMap((entry) =>
		readGroups(entry).flatMap(({ id, path }) => {
			const other = first.get(id);
			if (other === undefined) first.set(id, entry);
			if (other === undefined) return [];
			const finding = toFinding('duplicate-group', { name: id, other: other.file });
			return path ? [toMistake(entry, path, finding)] : [toMistakeAt(entry.file, finding)];
		}),
	);
}

/** While a category cannot be read, only a folder that resembles a known group is certainly a mistake. */
function checkCertificates(categories: readonly Entry[], entries: readonly Entry[]): Mistake[] {
	const complete = categories.every(({ value }) => value !== undefined);
	const groups = categories.flatMap(readGroups).map(({ id }) => id);
	return entries
		.filter(({ collection }) => collection === 'certificates')
		.flatMap(({ file, id }) => {
			const group = id.split('/')[0] ?? '';
			const meant = nearest(group, groups);
			if (groups.includes(group) || (!complete && meant === undefined)) return [];
			return [toMistakeAt(file, toFinding('missing-category', { name: group, known: groups }))];
		});
}

/** The groups that a file names, or the one that has its name. */
function readGroups({ id, value }: Entry): { id: string; path?: FieldPath }[] {
	const groups = readField(value, ['groups']);
	if (!Array.isArray(groups) || groups.length === 0) return [{ id }];
	return groups.flatMap((group, index) => {
		const name = readField(group, ['id']);
		return typeof name === 'string' ? [{ id: name, path: ['groups', index, 'id'] }] : [];
	});
}
