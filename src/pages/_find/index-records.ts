import { type Locale, locales } from '#i18n/locales.ts';
import { answers } from '#i18n/messages/answers/index.ts';
import { otherNames } from '#i18n/messages/answers/other-names.ts';
import { fold } from '#lib/find/fold.ts';
import { type FindIndex, type FindRecord, type RecordKind, recordKinds } from '#lib/find/record.ts';
import { getCaseStudies, getCaseStudyMdx } from '#queries/case-studies.ts';
import { getResume } from '#queries/resume.ts';
import { getSite, type SiteSettings } from '#queries/site.ts';
import { getTechnologies } from '#queries/technologies.ts';
import { listAnswers } from './answer-records.ts';
import type { FindSources, NamedRecord } from './named-record.ts';
import { listPages, listTools } from './site-records.ts';
import { listDocuments, listSchools } from './study-records.ts';
import { listJobs, listProjects, listPublications, listSkills } from './work-records.ts';

/** Where the records of each kind come from. */
const lists = {
	answer: listAnswers,
	page: listPages,
	project: listProjects,
	job: listJobs,
	publication: listPublications,
	school: listSchools,
	skill: listSkills,
	certificate: listDocuments,
	tool: listTools,
} as const satisfies Record<RecordKind, (sources: FindSources) => NamedRecord[]>;

/**
 * Everything that this edition shows in a language, each with the names that it has in the others, and with the phrases of all
 * languages by which it is asked for. `toPicture` gives the address of a small picture of a document, or an empty text.
 */
export async function makeFindIndex(
	locale: Locale,
	siteAddress: string,
	toPicture: (file: string) => Promise<string>,
): Promise<FindIndex> {
	const { search } = await getSite(locale);
	/** What the site says these words find, nothing else does. */
	const own = new Set(search.flatMap(({ words }) => words));
	const sources = await readSources(locale, siteAddress);
	const all = await Promise.all(
		locales.map(async (other) => ({
			other,
			records: toRecords(await readSources(other, siteAddress)),
		})),
	);
	const records = [...toRecords(sources)].map(async ([key, record]): Promise<FindRecord> => {
		const { kind, id, names, words, file, asked, ...shown } = record;
		const known = new Set([...names, shown.title, '']);
		const twins = all.map(({ other, records: its }) => ({ other, twin: its.get(key) }));
		const also = twins.flatMap(({ other, twin }) =>
			(twin?.names ?? [])
				.filter((name) => !known.has(name) && known.add(name))
				.map((name) => [other, name] as const),
		);
		const common = twins.flatMap(({ twin }) => twin?.asked?.split(',') ?? []);
		const phrases = [
			...common.map((phrase) => phrase.trim()).filter((phrase) => !own.has(phrase)),
			...findOtherNames([id, ...known], search),
		].map((phrase) => phrase.trim());
		return {
			...{ kind, dates: '', copy: '', verify: '' },
			...shown,
			also,
			words: toSentences(words),
			asked: [...new Set(phrases.filter(Boolean))].join(', '),
			picture: file ? await toPicture(file) : '',
		};
	});
	const ignored = [...new Set(locales.map((other) => answers[other].ignored))].join(', ');
	return { ignored, records: await Promise.all(records) };
}

/** What else a record with one of these names is called, in any language. */
function findOtherNames(names: readonly string[], search: SiteSettings['search']): string[] {
	const folded = new Set(names.map(fold).filter(Boolean));
	return [
		...Object.entries(otherNames).flatMap(([name, others]) =>
			folded.has(fold(name)) ? others.split(',') : [],
		),
		...search.flatMap(({ finds, words }) => (folded.has(fold(finds)) ? words : [])),
	];
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
		today: new Date().toISOString().slice(0, 10),
		repository: (await getSite(locale)).repository,
		resume: await getResume(locale, siteAddress),
		technologies: await getTechnologies(locale),
		stories: new Map(await Promise.all(stories)),
	};
}

function toRecords(sources: FindSources): Map<string, NamedRecord & { kind: RecordKind }> {
	return new Map(
		recordKinds.flatMap((kind) =>
			lists[kind](sources).map((record) => [`${kind} ${record.id}`, { kind, ...record }] as const),
		),
	);
}
