import { toCertificatesLead } from '#i18n/leads.ts';
import { answers } from '#i18n/messages/answers/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { projects } from '#i18n/messages/projects/index.ts';
import { skills } from '#i18n/messages/skills/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { isCategoryPage } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { joinParts } from '#lib/parts.ts';
import { hasExtra, listSearchWords, registry } from '#tools/registry.ts';
import { type FindSources, type NamedRecord, toShown } from './named-record.ts';
import { toStoryText } from './story-text.ts';

/** The pages of the menu, the forms of the CV and its short versions: what the search begins with. */
export function listPages({
	resume: { locale, profile, variants, pages, ...resume },
}: FindSources): NamedRecord[] {
	const { asked } = answers[locale];
	/** What its page says of all that is there, and by which words people ask for it. */
	const known: Readonly<Record<string, readonly [asked: string, detail: string]>> = {
		'/projects': [asked.projects, plural(locale, projects[locale].total, resume.projects.length)],
		'/skills': [asked.skills, skills[locale].lead],
		'/education': [
			asked.education,
			joinParts(resume.education.map(({ institution }) => institution.text)),
		],
		'/certificates': [asked.certificates, toCertificatesLead(locale, resume.totals)],
		'/cv.pdf': [asked.cv, cv[locale].whole],
	};
	const toPage = (path: string, title: string, detail = known[path]?.[1] ?? ''): NamedRecord => ({
		id: path,
		...toShown({ text: title }, [detail]),
		href: localizePath(locale, path),
		// The skill of that name, where the person has it, is the answer.
		words: path === '/accessibility' ? ['a11y'] : [],
		...(known[path] && { asked: known[path][0] }),
	});
	return [
		...pages
			.filter(({ path }) => !isCategoryPage(path))
			.map(({ path, title, own }) => {
				if (own)
					return {
						...toPage(path, title, own.description),
						lang: own.lang ?? '',
						words: [toStoryText(own.mdx)],
					};
				return path === '/'
					? toPage(path, common[locale].home, profile.name.text)
					: toPage(path, title);
			}),
		...(hasExtra() ? [toPage('/extra', extra[locale].title, extra[locale].lead)] : []),
		toPage('/cv.pdf', common[locale].cv),
		toPage('/cv/complete.pdf', cv[locale].complete),
		...variants.map(({ id, title }) =>
			toPage(`/cv/${id}`, fill(cv[locale].variantTitle, { title: title.text })),
		),
	];
}

/** The tools of Extra, their hubs, and the login. */
export function listTools({ resume: { locale } }: FindSources): NamedRecord[] {
	if (!hasExtra()) return [];
	const t = login[locale];
	const tools = registry.map(({ id }) => ({
		id,
		...extra[locale].tools[id],
		search: listSearchWords(locale, id),
	}));
	return [...tools, { id: 'login', title: t.title, purpose: t.lead, search: [] }].map(
		({ id, title, purpose, search }) => ({
			id,
			...toShown({ text: title }, [purpose]),
			href: localizePath(locale, `/extra/${id}`),
			words: [],
			asked: search.join(','),
		}),
	);
}
