import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BuiltInLocale as Locale } from '#i18n/locales.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { type Entity, toDocumentFacts, toPeriod } from './entity.ts';

/** The entities as the files of the content have them, read past the code that makes the forms. */
export function readEntities(locale: Locale): Entity[] {
	const toText = (words: Words) =>
		typeof words === 'string' ? words : (words[locale] ?? words.en);
	const toDocument = (data: Fields, institution?: string): Entity => ({
		kind: 'document',
		title: toText(data.title),
		facts: toDocumentFacts(locale, {
			grade: toText(data.grade),
			number: toText(data.number),
			date: data.date,
			issuer: data.issuer ? toText(data.issuer) : institution,
		}),
	});
	const schools = readFolder('education').sort((a, b) => a.order - b.order);
	const skills = readFolder('skills').sort((a, b) => a.order - b.order);
	const languages = readFolder('languages');
	const certificates = readFolder('categories')
		.sort((a, b) => a.order - b.order)
		.flatMap(({ id, groups = [{ id }] }) => groups)
		.flatMap(({ id }) => readFolder(`certificates/${id}`).sort(newestFirst));
	return [
		...readFolder('experience')
			.sort(lastBegunFirst)
			.map(({ job, company, start, end }) => ({
				kind: 'job' as const,
				title: toText(job),
				facts: `${toText(company)} · ${toPeriod(locale, start, end)}`,
			})),
		...['hard', 'soft'].flatMap((kind) =>
			skills
				.filter((skill) => skill.kind === kind)
				.map(({ title, description }) => ({
					kind: 'skill' as const,
					title: toText(title),
					facts: toText(description),
				})),
		),
		...readFolder('projects')
			.sort(lastBegunFirst)
			.map(({ title, type, start, end }) => ({
				kind: 'project' as const,
				title: toText(title),
				facts: `${toText(type)} · ${toPeriod(locale, start, end)}`,
			})),
		...schools.map(({ institution, programme, start, end }) => ({
			kind: 'school' as const,
			title: toText(institution),
			facts: `${toText(programme)} · ${toPeriod(locale, start, end)}`,
		})),
		{ kind: 'language', title: toText(readNative()), facts: cv[locale].native },
		...languages.map(({ name, level }) => ({
			kind: 'language' as const,
			title: toText(name),
			facts: toText(level),
		})),
		...schools.flatMap(({ id, institution }) =>
			readFolder(`diplomas/${id}`)
				.sort((a, b) => (b.side ?? '').localeCompare(a.side ?? ''))
				.sort(newestFirst)
				.map((data) => toDocument(data, toText(institution))),
		),
		...languages.map((data) => toDocument(data)),
		...certificates.sort(newestFirst).map((data) => toDocument(data)),
	];
}

/** Every text of the entries that no line of facts has: descriptions, duties and results, technologies, skills. */
export function readLongTexts(locale: Locale): string[] {
	const folders = ['experience', 'projects', 'education', 'skills'];
	return folders.flatMap(readFolder).flatMap((data) => {
		const lists = [data.mainDuties, data.relatedDuties, data.tasks];
		const lines = lists.flatMap((list) => list?.[locale] ?? list?.en ?? []);
		const { description } = data;
		const own = typeof description === 'string' ? description : description?.[locale];
		return [...lines, own ?? '', ...(data.technologies ?? []), ...(data.skills ?? [])];
	});
}

function readNative(): Words {
	return JSON.parse(readFileSync('src/content/profile/profile.json', 'utf8')).nativeLanguage;
}

function readFolder(folder: string): Fields[] {
	return globSync(`src/content/${folder}/*.json`)
		.sort()
		.map((file) => ({ ...JSON.parse(readFileSync(file, 'utf8')), id: basename(file, '.json') }));
}

function newestFirst(a: Fields, b: Fields): number {
	return b.date.localeCompare(a.date);
}

function lastBegunFirst(a: Fields, b: Fields): number {
	return b.start.localeCompare(a.start) || a.id.localeCompare(b.id);
}

type Lines = { en: string[]; uk: string[]; es: string[] };
type Words = string | { en: string; uk: string; es: string };

/** The fields that this reads; no file has all of them. */
interface Fields
	extends Record<
		| 'title'
		| 'type'
		| 'job'
		| 'company'
		| 'institution'
		| 'programme'
		| 'name'
		| 'level'
		| 'description'
		| 'grade'
		| 'number'
		| 'issuer',
		Words
	> {
	id: string;
	mainDuties?: Lines;
	relatedDuties?: Lines;
	tasks?: Lines;
	technologies?: string[];
	skills?: string[];
	groups?: { id: string }[];
	order: number;
	kind: string;
	side?: string;
	date: string;
	start: string;
	end?: string;
}
