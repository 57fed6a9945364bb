import { defaultLocale } from '#i18n/locales.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { nearest } from '#schemas/nearest.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import list from './naming-fields.json' with { type: 'json' };
import { checkOldAddress, checkSiteAddress } from './site-address.ts';
import { listOwnEntries } from './site-settings.ts';
import { type Entry, readField, readTexts, toMistake, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

/**
 * Names in one file that refer to entries of other files: certificates, diplomas, schools, jobs, projects, tags,
 * technologies, packages, pages.
 */
export function checkReferences(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	return [
		...checkNames(entries),
		...checkCaseStudies(entries),
		...checkSchools(entries),
		...checkTags(entries),
		...checkTechnologies(entries),
		...checkPackages(tree, entries),
		...entries.flatMap((entry) => checkAddresses(tree, entry)),
	];
}

/** A field that names entries of other collections. */
interface NamingField {
	kind: 'unknown-certificate' | 'unknown-diploma' | 'unknown-document' | 'unknown-job';
	in: readonly CollectionName[];
	field: string;
	/** The field of the groups in a list. */
	inner?: string;
	/** A pattern of names: the schema reports those in another form. */
	is: string;
	of: readonly CollectionName[];
}

const namingFields = list as readonly NamingField[];

function checkNames(entries: readonly Entry[]): Mistake[] {
	return namingFields.flatMap(({ kind, in: collections, field, inner, is, of }) => {
		const known = of.flatMap((collection) => toIds(entries, collection));
		return entries
			.filter(({ collection }) => collections.includes(collection))
			.flatMap((entry) =>
				readTextsAt(entry, [field])
					.filter(([path]) => inner === undefined || path.at(-1) === inner)
					.filter(([, name]) => new RegExp(is).test(name) && !known.includes(name))
					.map(([path, name]) => toMistake(entry, path, toFinding(kind, { name, known }))),
			);
	});
}

/** Each belongs to a project, and has the text that stands in for missing translations. */
function checkCaseStudies(entries: readonly Entry[]): Mistake[] {
	const projects = toIds(entries, 'projects');
	const written = toIds(entries, 'case-studies');
	const own = new Set(toIds(listOwnEntries(entries), 'case-studies'));
	return entries.flatMap(({ collection, file, id }) => {
		const project = id.split('/')[0] ?? '';
		if (collection !== 'case-studies') return [];
		if (!projects.includes(project)) {
			return [toMistakeAt(file, toFinding('missing-project', { name: project, known: projects }))];
		}
		const isFirst = written.find((other) => other.startsWith(`${project}/`)) === id;
		// What an author keeps of the sample has the languages of the sample.
		const accepted = [`${project}/${defaultLocale}`, ...(own.has(id) ? [] : [`${project}/en`])];
		if (!isFirst || accepted.some((each) => written.includes(each))) return [];
		return [
			toMistakeAt(
				file,
				toFinding('missing-default-language', { folder: `case-studies/${project}` }),
			),
		];
	});
}

function checkSchools(entries: readonly Entry[]): Mistake[] {
	const described = toIds(entries, 'education');
	return entries.flatMap(({ collection, file, id }) => {
		const school = id.split('/')[0] ?? '';
		if (collection !== 'diplomas' || described.includes(school)) return [];
		return toMistakeAt(file, toFinding('missing-school', { name: school, known: described }));
	});
}

/** A tag that is no short version of the CV would hide its entry from all of them. */
function checkTags(entries: readonly Entry[]): Mistake[] {
	const settings = entries.find(({ collection }) => collection === 'site');
	if (settings !== undefined && settings.value === undefined) return [];
	const variants = readTextsAt(settings, ['variants'])
		.filter(([path]) => path.at(-1) === 'id')
		.map(([, name]) => name);
	return entries.flatMap((entry) =>
		readTextsAt(entry, ['tags'])
			.filter(([, name]) => name.trim() !== '' && !variants.includes(name.trim()))
			.map(([path, name]) =>
				toMistake(entry, path, toFinding('unknown-tag', { name, known: variants })),
			),
	);
}

/** While a project cannot be read, only a name that resembles a known one is certainly a mistake. */
function checkTechnologies(entries: readonly Entry[]): Mistake[] {
	const projects = entries.filter(({ collection }) => collection === 'projects');
	const complete = projects.every(({ value }) => Array.isArray(readField(value, ['technologies'])));
	const used = projects.flatMap((entry) =>
		readTextsAt(entry, ['technologies']).map(([, name]) => name.trim()),
	);
	return entries
		.filter(({ collection }) => collection === 'skills')
		.flatMap((entry) =>
			readTextsAt(entry, ['technologies'])
				.filter(([, name]) => name.trim() !== '' && !used.includes(name.trim()))
				.flatMap(([path, name]) => {
					const meant = nearest(name, used);
					if (!complete && meant === undefined) return [];
					return [toMistake(entry, path, toFinding('unused-technology', { name, meant }))];
				}),
		);
}

function checkPackages(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	const known = tree.packages.union(tree.developmentPackages);
	return entries.flatMap((entry) => {
		const name = readField(entry.value, ['package']);
		if (entry.collection !== 'technologies' || typeof name !== 'string') return [];
		if (name.trim() === '' || known.has(name.trim())) return [];
		return [
			toMistake(entry, ['package'], toFinding('unknown-package', { name, known: [...known] })),
		];
	});
}

/** Only addresses begin with a slash, in any field. */
function checkAddresses(tree: ContentTree, entry: Entry): Mistake[] {
	return [...readTexts(entry.value)].flatMap(([path, text]) => {
		const isOld = path[0] === 'redirects' && path.at(-1) === 'from';
		const found = isOld ? checkOldAddress(tree, text) : checkSiteAddress(tree, text);
		return found === undefined ? [] : toMistake(entry, path, found);
	});
}

function readTextsAt(entry: Entry | undefined, path: string[]) {
	return [...readTexts(readField(entry?.value, path), path)];
}

function toIds(entries: readonly Entry[], collection: Entry['collection']): string[] {
	return entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
}
