import { common } from '#i18n/messages/common/index.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { fill } from '#i18n/messages.ts';
import { isCategoryPage } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { hasExtra, listSearchWords, registry } from '#tools/registry.ts';
import { type FindSources, type NamedRecord, toShown } from './named-record.ts';

/** The pages of the menu, the forms of the CV and its short versions: what the search begins with. */
export function listPages({
	resume: { locale, profile, variants, pages },
}: FindSources): NamedRecord[] {
	const toPage = (path: string, title: string, detail = ''): NamedRecord => ({
		id: path,
		...toShown({ text: title }, [detail]),
		href: localizePath(locale, path),
		words: path === '/' ? homeWords : [],
	});
	const homeWords = [profile.place.text];
	return [
		...pages
			.filter(({ path }) => !isCategoryPage(path))
			.map(({ path, title }) =>
				path === '/' ? toPage(path, common[locale].home, profile.name.text) : toPage(path, title),
			),
		...(hasExtra() ? [toPage('/extra', extra[locale].title, extra[locale].lead)] : []),
		toPage('/cv.pdf', common[locale].cv, cv[locale].whole),
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
			words: search,
		}),
	);
}
