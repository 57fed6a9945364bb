import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';

/** A page that was renamed: its old and its new path, both without a language. */
export interface Redirect {
	from: string;
	to: string;
}

/** The old addresses of renamed pages, each with the new one, in all languages. */
export function listRedirects(redirects: readonly Redirect[], base = ''): [string, string][] {
	return redirects.flatMap(({ from, to }) =>
		locales.map((locale): [string, string] => [
			localizePath(locale, from, base),
			localizePath(locale, to, base),
		]),
	);
}

/** The page at an old address, for hosts that can only send files. `url` is the whole new address. */
export function toRedirectPage(url: string): string {
	return [
		'<!doctype html><html lang="en"><meta charset="utf-8">',
		`<title>${url}</title>`,
		'<meta name="robots" content="noindex">',
		`<meta http-equiv="refresh" content="0;url=${url}">`,
		`<link rel="canonical" href="${url}">`,
		`<p><a href="${url}">${url}</a></p></html>`,
	].join('');
}
