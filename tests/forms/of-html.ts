import type { Locale } from '#i18n/locales.ts';
import { isCategoryPage } from '#i18n/resume-pages.ts';
import { partMark } from '#lib/parts.ts';
import { readResumePaths } from '../../scripts/content/resume-paths.ts';
import type { BuiltSite } from '../dist/built-site.ts';
import type { Page, Part } from '../dist/page.ts';
import { type Entity, toDocumentFacts, toPeriod } from './entity.ts';

/** The entities of the built pages: what visitors read, and what only search engines read. */
export function readPages(site: BuiltSite, locale: Locale): Entity[] {
	const education = site.openPage(locale, '/education');
	const certificates = readResumePaths()
		.filter(isCategoryPage)
		.flatMap((path) => readDocuments(site.openPage(locale, path), locale));
	return [
		...site
			.openPage(locale, '/experience')
			.all('article.job')
			.map((job) => ({
				kind: 'job' as const,
				title: job.textOf('h2'),
				facts: `${job.textOf('.job-company')} · ${readPeriod(job, locale)}`,
			})),
		...site
			.openPage(locale, '/skills')
			.all('.skill-group > ul > li')
			.map((skill) => ({
				kind: 'skill' as const,
				title: skill.textOf('h3'),
				facts: skill.textOf('p'),
			})),
		...site
			.openPage(locale, '/projects')
			.all('[data-list="projects"] > li')
			.map((project) => ({
				kind: 'project' as const,
				title: project.textOf('h3'),
				// After the type comes the part that the author had.
				facts: `${project.textOf('[data-cell="title"] p').split(partMark)[0]} · ${readPeriod(project, locale)}`,
			})),
		...education
			.all('section.place')
			.filter((place) => place.all('.place-programme').length > 0)
			.map((place) => ({
				kind: 'school' as const,
				title: place.textOf('h2'),
				facts: `${place.textOf('.place-programme').split(partMark)[0]} · ${readPeriod(place, locale)}`,
			})),
		...education.all('.languages li').map((language) => ({
			kind: 'language' as const,
			title: language.textOf('strong'),
			facts: language.text.slice(language.textOf('strong').length + ' – '.length),
		})),
		...readDocuments(education, locale),
		...certificates,
	];
}

/** The cards of a page; only the data of the page contain the issuer of a document. */
function readDocuments(page: Page, locale: Locale): Entity[] {
	const credentials: Credential[] = page.data['@graph'][1].mainEntity.hasCredential;
	const cards = page.all('[data-list="documents"] > li');
	if (cards.length !== credentials.length) throw new Error('Cards and data differ in number.');
	return cards.map((card, index) => {
		const data = credentials[index];
		const [title, number] = [
			card.textOf('[data-cell="title"]'),
			card.textOf('[data-cell="number"]'),
		];
		const date = card.all('time')[0]?.attribute('datetime') ?? '';
		if (
			data?.name !== title ||
			(data.identifier ?? number) !== number ||
			data.dateCreated !== date
		) {
			throw new Error(`The card "${title}" and the data "${data?.name}" differ.`);
		}
		const grade = card.textOf('[data-cell="grade"]');
		const facts = { grade, number, date, issuer: data.recognizedBy?.name };
		return { kind: 'document', title, facts: toDocumentFacts(locale, facts) };
	});
}

function readPeriod(part: Part, locale: Locale): string {
	const [start, end] = part.all('time').map((time) => time.attribute('datetime'));
	return toPeriod(locale, start ?? '', end);
}

interface Credential {
	name: string;
	/** Absent where the number is words, such as “no number”. */
	identifier?: string;
	dateCreated: string;
	recognizedBy?: { name: string };
}
