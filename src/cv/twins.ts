import { toExperienceLead } from '#i18n/leads.ts';
import { about } from '#i18n/messages/about/index.ts';
import { certificates as certificateMessages } from '#i18n/messages/certificates/index.ts';
import { education as educationMessages } from '#i18n/messages/education/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { plural } from '#i18n/messages.ts';
import { isCategoryPage, type ResumePage, toPageTitle } from '#i18n/resume-pages.ts';
import { type Category, categories, toCategory } from '#lib/certificate-categories.ts';
import { toUnmarked } from '#lib/marked-text.ts';
import type { Resume } from '#queries/resume.ts';
import type { Technology } from '#queries/technologies.ts';
import { toAddress, toOwnAddress } from './address.ts';
import { type Block, heading, list, text } from './blocks.ts';
import { toMarkdownProse } from './prose-markdown.ts';
import { toPersonBlocks } from './sections/person.ts';
import { toIqBlocks, toSkillBlocks } from './sections/skills.ts';
import { toDocumentBlocks, toEducationBlocks, toLanguageBlocks } from './sections/study.ts';
import { toJobBlocks, toProjectBlocks } from './sections/work.ts';

/** What pages show beside the CV itself. */
export interface TwinExtras {
	/** Prose of the home page and of the about page, as its author wrote it. */
	home: string;
	about: { lead: string; mdx: string };
	/** Path of a picture of `src/assets` in the built site. */
	toPicturePath: (file: string) => string;
	technologies: readonly Technology[];
	/** The selected certificates of the skills page. */
	special: Resume['totals']['certificates'];
}

/** A resume page as plain text: the same content as its HTML, in the same order. */
export function toTwinBlocks(resume: Resume, page: ResumePage, extras: TwinExtras): Block[] {
	const { locale } = resume;
	if (page === '/') {
		const story = [heading(2, home[locale].story), toProse(resume, extras, extras.home)];
		const { worth } = resume.profile;
		const sentence = worth ? text(toUnmarked(worth.text)) : [];
		return [...toPersonBlocks(resume), ...sentence, ...list(toTitles(resume)), ...story];
	}
	const title = heading(1, toPageTitle(locale, page, resume.profile.name.text));
	return [title, ...toBody(resume, page, extras)];
}

function toBody(resume: Resume, page: Exclude<ResumePage, '/'>, extras: TwinExtras): Block[] {
	const { locale, totals } = resume;
	if (isCategoryPage(page)) {
		const isHere = ({ id }: { id: string }) => page === `/certificates/${toCategory(id)}`;
		return toDocumentBlocks(resume, totals.certificates.filter(isHere));
	}
	switch (page) {
		case '/projects':
			return toProjectBlocks(resume, 2);
		case '/experience':
			return [...text(toExperienceLead(locale, resume.jobs)), ...toJobBlocks(resume, 2)];
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
				...text(extras.about.lead),
				toProse(resume, extras, extras.about.mdx),
				heading(2, about[locale].technologies),
				...list(extras.technologies.map(toTechnology)),
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
	const count = (category: Category) =>
		totals.certificates.filter(({ id }) => toCategory(id) === category).length;
	return [
		heading(2, t.tiles),
		...list(
			categories.map((category) => ({
				label: t.categories[category],
				text: plural(locale, t.count, count(category)),
				url: toOwnAddress(locale, `/certificates/${category}`, siteAddress),
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
