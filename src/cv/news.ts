import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { toLastingPath } from '#lib/list-pages.ts';
import { toFirstDay } from '#lib/partial-date.ts';
import { joinParts } from '#lib/parts.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { Resume } from '#queries/resume.ts';
import { toOwnAddress } from './address.ts';
import { nameJob } from './entries.ts';
import { formatPeriod } from './period.ts';

/** Something that happened, for those who follow the site with a feed reader. */
export interface NewsItem {
	/** Address of the page that shows it, with its anchor. */
	url: string;
	/** The same without the number of the page, which changes when a list grows: by it readers know what they have shown. */
	id: string;
	title: string;
	/** Paragraphs, one in a line. */
	text: string;
	/** Set if the title is in another language than the page. */
	lang?: Locale | undefined;
	/** Moment in UTC; content knows days, months or years, whose first moment this is. */
	date: string;
	/** The moment of the last change of the text that it leads to. */
	updated: string;
	tags: readonly string[];
	/** Address of a JPEG of 1200 by 630 pixels. */
	picture?: string | undefined;
}

/** Jobs, projects, case studies, diplomas and certificates, what began or was issued last first. What has no date is no news. */
export function toNews(resume: Resume): NewsItem[] {
	const { locale, siteAddress, jobs, projects, caseStudies, education, languages, totals } = resume;
	const t = common[locale];
	const toUrl = (page: string) => toOwnAddress(locale, page, siteAddress);
	const documents = [
		...totals.certificates,
		...education.flatMap((place) => place.documents),
		...languages.flatMap(({ document }) => document ?? []),
	];
	const toPicture = (id: string) => toUrl(`/social/projects/${id}.jpg`);
	const items: (Omit<NewsItem, 'id' | 'updated' | 'date'> & {
		date: string | undefined;
		updated?: string | undefined;
	})[] = [
		...jobs.map((job) => ({
			url: toUrl(`/experience#${job.id}`),
			title: nameJob(locale, job),
			text: [formatPeriod(locale, job), ...job.mainDuties.lines].join('\n'),
			lang: job.job.lang,
			date: toMoment(job.start),
			tags: [t.experience],
		})),
		...projects.map((project) => ({
			url: toUrl(project.page),
			title: project.title.text,
			text: [project.type, project.description].flatMap((words) => words?.text ?? []).join('. '),
			lang: project.title.lang,
			date: toMoment(project.start),
			tags: [t.projects, ...project.technologies],
			picture: project.hasCaseStudy ? toPicture(project.id) : undefined,
		})),
		...caseStudies.map(({ id, lead, lang, published, updated = published, project }) => ({
			url: toUrl(`/projects/${id}`),
			title: project.title.text,
			text: [lead, project.description?.text].filter(Boolean).join('\n'),
			lang: lang ?? project.title.lang,
			date: toMoment(published),
			updated: toMoment(updated),
			tags: [t.projects, ...project.technologies],
			picture: toPicture(id),
		})),
		...documents.map((document) => ({
			url: toUrl(document.page),
			title: document.title.text,
			text: toDocumentText(document),
			lang: document.title.lang,
			date: toMoment(document.date),
			tags: [t.certificates],
		})),
	];
	return items
		.flatMap(({ date, updated = date, ...item }) =>
			date && updated ? { ...item, date, updated, id: toLastingPath(item.url) } : [],
		)
		.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

/** The last moment of all items: a feed is as new as its newest entry, whenever it is built. */
export function toLatest(items: readonly NewsItem[]): string {
	const moments = items.map(({ updated }) => updated).sort();
	return moments.at(-1) ?? toMoment('1970-01-01');
}

function toDocumentText({ grade, number, issuer }: StudyDocument): string {
	const parts = [grade?.text, number?.text, issuer?.text].flatMap((part) => part ?? []);
	return joinParts(parts, ' · ');
}

/** @example toMoment('2021-08') // '2021-08-01T00:00:00Z' */
function toMoment<Date extends string | undefined>(date: Date): Date | string {
	return date && `${toFirstDay(date)}T00:00:00Z`;
}
