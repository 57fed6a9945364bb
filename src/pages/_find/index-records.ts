import { type Locale, locales } from '#i18n/locales.ts';
import { type FindIndex, type FindRecord, type RecordKind, recordKinds } from '#lib/find/record.ts';
import { getCaseStudies, getCaseStudyMdx } from '#queries/case-studies.ts';
import { getResume } from '#queries/resume.ts';
import { getTechnologies } from '#queries/technologies.ts';
import type { FindSources, NamedRecord } from './named-record.ts';
import { listPages, listTools } from './site-records.ts';
import { listDocuments, listSchools } from './study-records.ts';
import { listJobs, listProjects, listPublications, listSkills } from './work-records.ts';

/** Where the records of each kind come from. */
const lists = {
	page: listPages,
	project: listProjects,
	job: listJobs,
	publication: listPublications,
	school: listSchools,
	skill: listSkills,
	certificate: listDocuments,
	tool: listTools,
} as const satisfies Record<RecordKind, (sources: FindSources) => NamedRecord[]>;

/** Everything that this edition shows in a language, each with the names that it has in the others. */
export async function makeFindIndex(locale: Locale, siteAddress: string): Promise<FindIndex> {
	const sources = await readSources(locale, siteAddress);
	const others = await Promise.all(
		locales
			.filter((other) => other !== locale)
			.map(async (other) => ({
				other,
				names: toNames(await readSources(other, siteAddress)),
			})),
	);
	const records = recordKinds.flatMap((kind) =>
		lists[kind](sources).map(({ id, names, words, ...shown }): FindRecord => {
			const known = new Set([...names, shown.title, '']);
			const also = others.flatMap(({ other, names: all }) =>
				(all.get(toKey(kind, id)) ?? [])
					.filter((name) => !known.has(name) && known.add(name))
					.map((name) => [other, name] as const),
			);
			return { kind, ...shown, also, words: toSentences(words) };
		}),
	);
	return { email: sources.resume.profile.email, records };
}

/** Parts of a page after one another; those that are no sentence get a full stop. */
function toSentences(parts: readonly string[]): string {
	return parts
		.filter(Boolean)
		.join('. ')
		.replaceAll(/(?<=[.!?…:])\. /g, ' ');
}

async function readSources(locale: Locale, siteAddress: string): Promise<FindSources> {
	const studies = await getCaseStudies(locale);
	const stories = studies.map(async ({ id }) => [id, await getCaseStudyMdx(locale, id)] as const);
	return {
		resume: await getResume(locale, siteAddress),
		technologies: await getTechnologies(locale),
		stories: new Map(await Promise.all(stories)),
	};
}

function toNames(sources: FindSources): Map<string, string[]> {
	return new Map(
		recordKinds.flatMap((kind) =>
			lists[kind](sources).map(({ id, names }) => [toKey(kind, id), names] as const),
		),
	);
}

function toKey(kind: RecordKind, id: string): string {
	return `${kind} ${id}`;
}
