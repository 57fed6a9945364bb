import type { Locale } from '#i18n/locales.ts';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { fill } from '#i18n/messages.ts';
import { pickWords } from '#i18n/pick-words.ts';
import { type PagesWords, pagesWords } from '#islands/shared/list-words.ts';
import { toPagePath } from '#lib/list-pages.ts';

/** One page of a list: which of how many, counted from 1, and the path of the first. */
export interface ListPage {
	list: string;
	page: number;
	pages: number;
}

/** Title and description of a page of a list. All pages but the first add their number to them. */
export function toListHead(
	locale: Locale,
	{ list, page, pages }: ListPage,
	own: { title: string; description: string },
) {
	const picture = list;
	if (page === 1) return { ...own, path: list, picture };
	const t = listPages[locale];
	return {
		path: toPagePath(list, page),
		title: fill(t.title, { title: own.title, page }),
		description: `${own.description} ${fill(t.position, { page, pages })}.`,
		picture,
	};
}

/** The breadcrumbs of a page of a list, which lead to its first page, for search engines. */
export function toListTrail({ list, page }: ListPage, title: string) {
	return page === 1 ? [] : [{ title, path: list }];
}

/** The words that the controls of a list need while they load its other pages; none where it has one page. */
export function toPagesWords(locale: Locale, { pages }: ListPage): { pages?: PagesWords } {
	return pages === 1 ? {} : { pages: pickWords(listPages[locale], pagesWords) };
}
