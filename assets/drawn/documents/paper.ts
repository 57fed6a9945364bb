import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BuiltInLocale as Locale } from '#i18n/locales.ts';
import { type CertificateContent, certificateSchema } from '#schemas/certificate.ts';
import { diplomaSchema, educationSchema, languageSchema } from '#schemas/education.ts';
import type { Localized } from '#schemas/localized.ts';
import { profileSchema } from '#schemas/profile.ts';
import { toPath } from '../folders.ts';

/** Everything that is printed on one document, in the language in which it was issued. */
export interface Paper {
	/** File name without folder and ending: `java-arrays`. */
	name: string;
	design: 'course' | 'school' | 'academic' | 'supplement';
	/** Which colours it gets. */
	kind: string;
	locale: Locale;
	issuer: string;
	holder: string;
	title: string;
	/** What was studied at the school, for diplomas. */
	programme?: string | undefined;
	number: string;
	grade: string;
	/** As printed: `8 January 2022`. */
	date: string;
}

/** All documents of the content, in the order of their names. */
export function readPapers(): Paper[] {
	const profile = profileSchema.parse(readJson('src/content/profile/profile.json'));
	const issue = (
		from: { name: string; design: Paper['design']; kind: Paper['kind']; locale: Locale },
		institution: Localized,
		content: Pick<CertificateContent, 'title' | 'number' | 'grade' | 'date' | 'issuer'>,
		programme?: Localized,
	): Paper => {
		const words = (text: Localized) => text[from.locale] ?? text.en ?? '';
		return {
			...from,
			issuer: words(content.issuer ?? institution),
			holder: words(profile.name),
			title: words(content.title),
			programme: programme && words(programme),
			number: content.number ? words(content.number) : '',
			grade: content.grade ? words(content.grade) : '',
			date: toDate(content.date ?? '', from.locale),
		};
	};
	const study = (school: School) =>
		educationSchema.parse(readJson(`src/content/education/${school}.json`));
	const certificates = readFolders('src/content/certificates').flatMap((list) =>
		readFolder(`src/content/certificates/${list}`).map(([id, json]) =>
			issue(
				{
					name: `${list}-${id}`,
					design: list === 'english' ? 'school' : 'course',
					kind: list,
					locale: 'en',
				},
				study('provider').institution,
				certificateSchema.parse(json),
			),
		),
	);
	const diplomas = toKeys(designs).flatMap((school) => {
		const { institution, programme } = study(school);
		return readFolder(`src/content/diplomas/${school}`).map(([id, json]) => {
			const content = diplomaSchema.parse(json);
			const design = content.side === 'back' ? 'supplement' : designs[school];
			const locale = design === 'course' || design === 'school' ? 'en' : 'uk';
			const from = { name: `${school}-${id}`, design, kind: school, locale } as const;
			return issue(from, institution, content, programme);
		});
	});
	const languages = readFolder('src/content/languages').flatMap(([id, json]) => {
		const language = languageSchema.parse(json);
		const { title, number, grade, date } = language;
		if (!title || !number || !grade || !date) return [];
		const content = { ...language, title, number, grade, date };
		const locale = content.tag === 'es' ? 'es' : 'en';
		const from = { name: `language-${id}`, design: 'school', kind: 'language', locale } as const;
		return issue(from, study('school').institution, content);
	});
	return [...certificates, ...diplomas, ...languages];
}

const designs = {
	provider: 'course',
	school: 'school',
	academy: 'academic',
	university: 'academic',
} as const satisfies Record<string, Paper['design']>;

type School = keyof typeof designs;

function toKeys<Key extends string>(record: Record<Key, unknown>): Key[] {
	return Object.keys(record) as Key[];
}

function readFolders(folder: string): string[] {
	return readdirSync(toPath(folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name)
		.sort();
}

function readFolder(folder: string): [string, unknown][] {
	return readdirSync(toPath(folder))
		.filter((file) => file.endsWith('.json'))
		.sort()
		.map((file) => [basename(file, '.json'), readJson(`${folder}/${file}`)]);
}

function readJson(file: string): unknown {
	return JSON.parse(readFileSync(toPath(file), 'utf8'));
}

function toDate(date: string, locale: Locale): string {
	const tag = locale === 'en' ? 'en-GB' : locale;
	const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
	return format.format(new Date(`${date}T00:00:00Z`));
}
