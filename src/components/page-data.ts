import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { toCredential, toListedPage } from '#lib/structured-data.ts';
import type { StudyDocument } from '#queries/documents.ts';

interface Page {
	locale: Locale;
	path: string;
	title: string;
	site: URL | undefined;
	/** Pages between home and this one. */
	parents?: readonly { title: string; path: string }[];
	items?: readonly object[];
}

/** Structured data of a page below home, with full addresses. */
export function toPageData({ locale, path, title, site, parents = [], items }: Page): object {
	const toUrl = (page: string) => new URL(localizePath(locale, page), site).href;
	return toListedPage({
		locale,
		url: toUrl(path),
		name: title,
		trail: [
			{ name: common[locale].home, url: toUrl('/') },
			...parents.map((parent) => ({ name: parent.title, url: toUrl(parent.path) })),
			{ name: title, url: toUrl(path) },
		],
		...(items && { items }),
	});
}

export function toCredentials(documents: readonly StudyDocument[]): object[] {
	return documents.map(({ title, number, date, verify }) =>
		toCredential({ name: title.text, number: number.text, date, url: verify }),
	);
}
