import { toAccessibilityParts } from '#i18n/accessibility-parts.ts';
import { toExperienceLead } from '#i18n/leads.ts';
import type { Locale } from '#i18n/locales.ts';
import { about } from '#i18n/messages/about/index.ts';
import { accessibility } from '#i18n/messages/accessibility/index.ts';
import { certificates as certificateMessages } from '#i18n/messages/certificates/index.ts';
import { education as educationMessages } from '#i18n/messages/education/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { plural } from '#i18n/messages.ts';
import { isMainPage, type MainPage, type ResumePath, toPageTitle } from '#i18n/resume-pages.ts';
import { toShelfTitle } from '#i18n/shelf-title.ts';
import { toShelves } from '#lib/customers.ts';
import { toUnmarked } from '#lib/marked-text.ts';
import type { Facts } from '#queries/facts.ts';
import type { KeyFigure } from '#queries/figures.ts';
import type { Resume } from '#queries/resume.ts';
import type { Technology } from '#queries/technologies.ts';
import { toAddress, toOwnAddress } from './address.ts';
import { type Block, heading, list, section, text } from './blocks.ts';
import { toMarkdownProse } from './prose-markdown.ts';
import { toResultLine } from './result-line.ts';
import { toAskBlocks } from './sections/ask.ts';
import { toPersonBlocks } from './sections/person.ts';
import { toIqBlocks, toSkillBlocks } from './sections/skills.ts';
import { toDocumentBlocks, toEducationBlocks, toLanguageBlocks } from './sections/study.ts';
import { toJobBlocks, toProjectBlocks, toPublicationBlocks } from './sections/work.ts';

/** What pages show beside the CV itself. */
export interface TwinExtras {
	/** Prose of the home page and of the about page, as its author wrote it. */
	home: string;
	about: { lead: string; mdx: string } | undefined;
	/** Path of a picture of `src/assets` in the built site. */
	toPicturePath: (file: string) => string;
	technologies: readonly Technology[];
	/** The selected work of the home page, and its key numbers. */
	work: Resume['projects'];
	figures: readonly KeyFigure[];
	facts: Facts;
	/** The selected certificates of the skills page. */
	special: Resume['totals']['certificates'];
}

/** A resume page as plain text: the same content as its HTML, in the same order. */
export function toTwinBlocks(resume: Resume, page: ResumePath, extras: TwinExtras): Block[] {
	const { locale } = resume;
	const own = resume.pages.find(({ path }) => path === page)?.own;
	if (own)
		return [heading(1, own.title), ...text(own.description), toProse(resume, extras, own.mdx)];
	if (!isMainPage(page)) return toCategoryBlocks(resume, page);
	if (page === '/') {
		const story = [heading(2, home[locale].story), toProse(resume, extras, extras.home)];
		const { worth } = resume.profile;
		const sentence = worth ? text(toUnmarked(worth.text)) : [];
		const work = toProjectBlocks({ ...resume, projects: extras.work }, 3);
		return [
			...toPersonBlocks(resume),
			...sentence,
			...list(toTitles(resume)),
			...list(extras.figures.map((figure) => ({ text: toFigureLine(locale, figure) }))),
			...section(home[locale].selectedWork, work),
			...story,
			...toAskBlocks(resume),
		];
	}
	const title = heading(1, toPageTitle(locale, page, resume.profile.name.text));
	return [title, ...toBody(resume, page, extras)];
}

/** A number that has replaced another is written as in the CV, the others as on the page. */
function toFigureLine(locale: Locale, { before, value, unit, what, counted }: KeyFigure): string {
	const line =
		before === undefined
			? [value, unit?.text, what.text].filter(Boolean).join(' ')
			: toResultLine(locale, { what, before, after: value, unit });
	return counted ? `${line}. ${counted.text}` : line;
}

/** A category of certificates, the newest first. */
function toCategoryBlocks(resume: Resume, page: ResumePath): Block[] {
	const { categories, certificates } = resume.totals;
	const category = categories.find(({ path }) => path === page);
	if (!category) throw new Error(`No category has the page "${page}".`);
	const own = new Set(category.certificates.map(({ id }) => id));
	return [
		heading(1, category.title),
		...(category.lead ? text(category.lead.text) : []),
		...toDocumentBlocks(
			resume,
			certificates.filter(({ id }) => own.has(id)),
		),
	];
}

function toBody(resume: Resume, page: Exclude<MainPage, '/'>, extras: TwinExtras): Block[] {
	const { locale } = resume;
	switch (page) {
		case '/projects':
			return toShelves(resume.projects)
				.filter(({ length }) => length > 0)
				.flatMap((projects, _, { length }) =>
					length === 1
						? toProjectBlocks(resume, 2)
						: [
								heading(2, toShelfTitle(locale, projects)),
								...toProjectBlocks({ ...resume, projects }, 3),
							],
				);
		case '/experience':
			return [
				...text(toExperienceLead(locale, extras.facts)),
				...toJobBlocks(resume, 2),
				...toPublicationBlocks(resume),
			];
		case '/education':
			return [
				...text(educationMessages[locale].lead),
				...toEducationBlocks(resume, 2),
				heading(2, educationMessages[locale].languages),
				...toLanguageBlocks(resume, 3),
			];
		case '/skills':
			return [
				...toSkillBlocks(resume, 2),
				...toIqBlocks(resume),
				...toDocumentBlocks(resume, extras.special),
			];
		case '/certificates':
			return toCertificateBlocks(resume);
		case '/about':
			return [
				...text(extras.about?.lead),
				...(extras.about ? [toProse(resume, extras, extras.about.mdx)] : []),
				...section(about[locale].technologies, list(extras.technologies.map(toTechnology))),
			];
		case '/accessibility':
			return [
				...text(accessibility[locale].lead),
				...toAccessibilityParts(locale).flatMap(({ title, aim, lines }) => [
					heading(2, title),
					...text(aim),
					...list(lines.map((line) => ({ text: line }))),
				]),
				heading(2, accessibility[locale].report),
				...text(`${accessibility[locale].how} ${resume.profile.email}`),
			];
	}
}

function toProse({ locale, siteAddress }: Resume, extras: TwinExtras, mdx: string): Block {
	const markdown = toMarkdownProse(mdx, {
		locale,
		toPicture: (file) => new URL(extras.toPicturePath(file), siteAddress).href,
		toFile: (file) => toAddress(locale, file, siteAddress),
		toLink: (path) => toAddress(locale, path, siteAddress),
	});
	return { kind: 'prose', markdown };
}

/** Totals, then where the lists are. */
function toCertificateBlocks(resume: Resume): Block[] {
	const { locale, totals, siteAddress } = resume;
	const t = certificateMessages[locale];
	return [
		heading(2, t.tiles),
		...list(
			totals.categories.map(({ path, title, certificates }) => ({
				label: title,
				text: plural(locale, t.count, certificates.length),
				url: toOwnAddress(locale, path, siteAddress),
			})),
		),
		heading(2, t.diplomas),
		...toDocumentBlocks(resume, totals.diplomas),
		heading(2, t.certificates),
		...toDocumentBlocks(resume, totals.certificates),
	];
}

function toTitles({ profile }: Resume) {
	return profile.titles.lines.map((line) => ({ text: line }));
}

function toTechnology({ title, version, purpose, url }: Technology) {
	return { label: `${title} ${version}`, text: purpose.text, url };
}
