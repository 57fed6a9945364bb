import { formatNumber } from '#i18n/format-number.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { type Customer, toShelves } from '#lib/customers.ts';
import { entriesPerPage, toPathOfEntry } from '#lib/list-pages.ts';
import { newestPeriodFirst } from '#lib/partial-date.ts';
import type { Figure } from '#schemas/result.ts';
import { getEntries, type Shown } from './entries.ts';
import { toWordList, toWords, type WordList, type Words } from './localize.ts';

export interface Project {
	id: string;
	title: Words;
	type?: Words | undefined;
	/** The type in the default language: the same on pages of all languages. */
	kind?: string | undefined;
	description?: Words | undefined;
	/** What stands out, one line each. */
	highlights?: WordList | undefined;
	/** As exact as they are known: years, months or days in ISO 8601. Only a start: the work goes on. */
	start?: string | undefined;
	end?: string | undefined;
	technologies: string[];
	source?: string | undefined;
	demo?: string | undefined;
	video?: string | undefined;
	tags: string[];
	/** Titles in the other languages: the search looks at all three. */
	otherTitles: string[];
	/** Place among the selected work, from 1. */
	featured?: number | undefined;
	cover?: Cover | undefined;
	gallery: GalleryPicture[];
	role?: Words | undefined;
	team?: Words | undefined;
	client?: Words | undefined;
	/** Whose project it was, if the author states it. */
	for?: Customer | undefined;
	/** False for a client who did not pay. */
	paid?: boolean | undefined;
	/** The strongest first. */
	results: Result[];
	/** Ids of certificates and diplomas that belong to it. */
	certificates: string[];
	/** Id of the job during which it was made. */
	job?: string | undefined;
	/** There is a page `/projects/<id>`. */
	hasCaseStudy: boolean;
	/** Page and anchor in the list: `/projects#lathe`, `/projects/page/2#lathe`. */
	page: string;
}

/** Pictures are files inside `src/assets`. */
interface Cover {
	picture: string;
	dark?: string | undefined;
	alt: Words;
	/** The point that stays when it is cropped; see `src/schemas/project-picture.ts`. */
	focus?: { x: number; y: number } | undefined;
}

interface GalleryPicture {
	picture: string;
	alt: Words;
	caption: Words;
}

/** What changed, with numbers as the language writes them. */
export interface Result {
	what: Words;
	before?: string | undefined;
	after: string;
	unit?: Words | undefined;
	/** How it was counted, in a sentence. */
	counted?: Words | undefined;
	/** Before and after, where they are numbers. */
	numbers: { before?: number; after?: number };
}

/** All projects, newest first. */
export async function getProjects(locale: Locale): Promise<Project[]> {
	const entries = await getEntries('projects');
	const caseStudies = new Set((await getEntries('case-studies')).map(({ id }) => id.split('/')[0]));
	const projects = entries
		.map(({ id, data }) => ({
			id,
			title: toWords(data.title, locale),
			type: toWords(data.type, locale),
			kind: toWords(data.type, defaultLocale)?.text,
			description: toWords(data.description, locale),
			highlights: data.highlights && toWordList(data.highlights, locale),
			start: data.start,
			end: data.end,
			technologies: data.technologies,
			source: data.source,
			demo: data.demo,
			video: data.video,
			tags: data.tags ?? [],
			otherTitles: locales
				.filter((other) => other !== locale)
				.flatMap((other) => data.title[other] ?? []),
			featured: data.featured,
			cover: data.cover && toCover(data.cover, locale),
			gallery: (data.gallery ?? []).map(({ picture, alt, caption }) => ({
				picture: toWords(picture, locale).text,
				alt: toWords(alt, locale),
				caption: toWords(caption, locale),
			})),
			role: toWords(data.role, locale),
			team: toWords(data.team, locale),
			client: toWords(data.client, locale),
			for: data.for,
			paid: data.paid,
			results: (data.results ?? []).map((result) => toResult(result, locale)),
			certificates: data.certificates ?? [],
			job: data.job,
			hasCaseStudy: caseStudies.has(id),
		}))
		.sort((a, b) => newestPeriodFirst(a, b) || a.id.localeCompare(b.id));
	const listed = toShelves(projects).flat();
	return projects.map((project) => ({
		...project,
		page: `${toPathOfEntry('/projects', listed.indexOf(project), entriesPerPage.projects)}#${project.id}`,
	}));
}

/** Path of a project: its case study or, without one, its place in the list. */
export function toProjectPath({
	id,
	hasCaseStudy,
	page,
}: Pick<Project, 'id' | 'hasCaseStudy' | 'page'>): string {
	return hasCaseStudy ? `/projects/${id}` : page;
}

type Fields = Shown<'projects'>['data'];

function toCover(
	{ picture, dark, alt, focus }: NonNullable<Fields['cover']>,
	locale: Locale,
): Cover {
	return {
		picture: toWords(picture, locale).text,
		dark: toWords(dark, locale)?.text,
		alt: toWords(alt, locale),
		focus,
	};
}

/** A result as its file has it, in one language. */
export function toResult(
	{ what, before, after, unit, counted }: NonNullable<Fields['results']>[number],
	locale: Locale,
): Result {
	return {
		what: toWords(what, locale),
		before: before === undefined ? undefined : toFigure(before, locale),
		after: toFigure(after, locale),
		unit: toWords(unit, locale),
		counted: toWords(counted, locale),
		numbers: {
			...(typeof before === 'number' && { before }),
			...(typeof after === 'number' && { after }),
		},
	};
}

/** All digits are kept. */
function toFigure(figure: Figure, locale: Locale): string {
	return typeof figure === 'number'
		? formatNumber(locale, figure, { maximumSignificantDigits: 15 })
		: toWords(figure, locale).text;
}
