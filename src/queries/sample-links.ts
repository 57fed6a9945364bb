import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import type { SampleLinksMessages } from '#i18n/messages/sample-links/index.ts';
import { isExampleAddress, toExampleId } from '#lib/example-address.ts';
import type { StudyDocument } from './documents.ts';
import type { Words } from './localize.ts';
import { toProjectPath } from './projects.ts';
import { getResume, type Resume } from './resume.ts';
import { getSite, getSlides, type Slide } from './site.ts';

/** What an example address of the sample stands for. */
interface SampleLink {
	/** The anchor of its entry. */
	id: string;
	address: string;
	/** What the link is about: a certificate, a project, a network. */
	title: Words;
	/** What else is known of it. */
	facts: Words[];
	/** Where the link is: the page and its name. */
	places: { words: Words; path: string }[];
}

type SampleLinkKind = keyof SampleLinksMessages['groups'];

export interface SampleLinkGroup {
	kind: SampleLinkKind;
	links: SampleLink[];
}

interface Sources {
	resume: Resume;
	/** Where the code of the site is. */
	repository?: string | undefined;
	slides: readonly Slide[];
}

/** A link of the content; most have no address that is an example. */
interface Use extends Omit<SampleLink, 'id' | 'address' | 'places'> {
	kind: SampleLinkKind;
	address: string | undefined;
	place: SampleLink['places'][number];
}

/** The example addresses that pages link to, by what they stand for. */
export async function getSampleLinks(
	locale: Locale,
	siteAddress: string,
): Promise<SampleLinkGroup[]> {
	return toSampleLinks({
		resume: await getResume(locale, siteAddress),
		repository: (await getSite(locale)).repository,
		slides: await getSlides(locale),
	});
}

/** Several links may have the same address, for example that of one repository: it has one entry, with all places. */
function toSampleLinks(sources: Sources): SampleLinkGroup[] {
	const groups = new Map<SampleLinkKind, SampleLink[]>();
	const entries = new Map<string, SampleLink>();
	for (const { kind, address, title, facts, place } of listUses(sources)) {
		if (!address || !isExampleAddress(address)) continue;
		const id = toExampleId(address);
		const entry = entries.get(id);
		if (entry) {
			if (entry.places.every(({ path }) => path !== place.path)) entry.places.push(place);
			continue;
		}
		const link = { id, address, title, facts, places: [place] };
		entries.set(id, link);
		groups.set(kind, [...(groups.get(kind) ?? []), link]);
	}
	return [...groups].map(([kind, links]) => ({ kind, links }));
}

function listUses({ resume, repository, slides }: Sources): Use[] {
	const { locale, profile, projects, jobs, education, languages, publications, iqTest } = resume;
	const t = common[locale];
	const toPlace = (words: string, path: string) => ({ words: { text: words }, path });
	const home = toPlace(t.home, '/');
	const { categories } = resume.totals;
	return [
		...profile.contacts.map(({ label, url }) => toUse('contact', url, label, home)),
		...categories.flatMap(({ words, certificates }) =>
			certificates.map((document) => toProof(locale, document, words.title)),
		),
		...education.flatMap(({ documents }) =>
			documents.map((document) => toProof(locale, document, { text: t.education })),
		),
		...languages.flatMap(({ document }) =>
			document ? [toProof(locale, document, { text: t.education })] : [],
		),
		...listGroupDiplomas(resume),
		...(['demo', 'source', 'video'] as const).flatMap((kind) => [
			...(kind === 'source' ? [toUse(kind, repository, { text: t.sourceCode }, home)] : []),
			...projects.map((project) =>
				toUse(
					kind,
					project[kind],
					project.title,
					{ words: project.title, path: toProjectPath(project) },
					project.type,
				),
			),
		]),
		...jobs.map(({ id, company, job, website }) =>
			toUse('company', website, company ?? job, toPlace(t.experience, `/experience#${id}`), job),
		),
		...education.map(({ id, institution, programme, website }) =>
			toUse('school', website, institution, toPlace(t.education, `/education#${id}`), programme),
		),
		...publications.map(({ id, title, publisher, website }) =>
			toUse('publication', website, title, toPlace(t.experience, `/experience#${id}`), publisher),
		),
		toUse(
			'test',
			iqTest?.test,
			iqTest?.organization ?? profile.name,
			toPlace(t.skills, '/skills#iq'),
		),
		toUse('other', profile.website, profile.name, home),
		...slides.map(({ caption, link }) => toUse('other', link, caption, home)),
	];
}

/** The headings of groups of certificates link to a diploma. */
function listGroupDiplomas({ locale, education, totals }: Resume): Use[] {
	const diplomas = education.flatMap(({ documents }) => documents);
	return totals.categories
		.filter(({ groups }) => groups.length > 1)
		.flatMap(({ path, words, groups }) =>
			groups.flatMap(({ id, diploma }) => {
				const document = diplomas.find((each) => each.id === diploma);
				const page = `${path}#${id}`;
				return document ? [toProof(locale, { ...document, page }, words.title)] : [];
			}),
		);
}

function toProof(locale: Locale, document: StudyDocument, page: Words): Use {
	const { title, issuer, number, date, verify } = document;
	return {
		kind: 'document',
		address: verify,
		title,
		facts: [issuer, number, date && { text: formatDate(locale, date) }].filter(
			(words) => typeof words === 'object',
		),
		place: { words: page, path: document.page },
	};
}

function toUse(
	kind: SampleLinkKind,
	address: string | undefined,
	title: Words,
	place: Use['place'],
	fact?: Words,
): Use {
	return { kind, address, title, facts: fact ? [fact] : [], place };
}
