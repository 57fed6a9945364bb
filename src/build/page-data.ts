import { toCredential, toListedPage } from '#build/structured-data.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { localizePath } from '#i18n/urls.ts';
import type { StudyDocument } from '#queries/documents.ts';

interface Page {
	locale: Locale;
	path: string;
	title: string;
	site: URL | undefined;
	/** Pages between home and this one. */
	parents?: readonly { title: string; path: string }[];
	items?: readonly object[];
	/** Name of the person whose credentials or jobs the page shows. */
	holder?: string;
	credentials?: readonly object[];
	jobs?: readonly object[];
}

/** Structured data of a page below home, with full addresses. */
export function toPageData(page: Page): object {
	const { locale, path, title, site, parents = [], items, holder, credentials, jobs } = page;
	const toUrl = (address: string) => new URL(localizePath(locale, address), site).href;
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
		...(holder && {
			person: {
				id: toPersonId(site),
				name: holder,
				...(credentials && { hasCredential: credentials }),
				...(jobs && { worksFor: jobs }),
			},
		}),
	});
}

/** The same on every page and in every language: it is one person. */
export function toPersonId(site: URL | undefined): string {
	return `${new URL(localizePath('en', '/'), site).href}#person`;
}

export function toCredentials(
	documents: readonly StudyDocument[],
	category: 'diploma' | 'certificate',
): object[] {
	return documents.map(({ title, number, date, issuer, verify }) =>
		toCredential({
			name: title.text,
			number: number.text,
			date,
			category,
			issuer: issuer?.text,
			url: verify,
		}),
	);
}
