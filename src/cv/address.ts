import type { Locale } from '#i18n/locales.ts';
import { localizePath, toHref } from '#i18n/urls.ts';

/** A link as a reader of paper needs it: the address is written out. */
export interface PrintedLink {
	url: string;
	text: string;
}

/**
 * A link of the content in full. Paths of this site get its address: a CV is read far from the site. So example addresses of
 * the sample stay as they are, unlike on pages: a form is data, from which `npm run import` makes the same content.
 */
export function toAddress(locale: Locale, link: string, siteAddress: string): string {
	return new URL(toHref(locale, link), siteAddress).href;
}

/** A page or a file that exists in each language, in full. @example '/resume.json' in Ukrainian is '/uk/resume.json' */
export function toOwnAddress(locale: Locale, path: string, siteAddress: string): string {
	return new URL(localizePath(locale, path), siteAddress).href;
}

export function toPrintedLink(locale: Locale, link: string, siteAddress: string): PrintedLink {
	const url = toAddress(locale, link, siteAddress);
	return { url, text: toPrintedAddress(url) };
}

/**
 * The address without what every reader adds by themselves.
 * @example toPrintedAddress('https://example.com/') // 'example.com'
 */
export function toPrintedAddress(url: string): string {
	const plain = url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
	return decodeReadably(plain);
}

/** Percent signs that do not decode are part of the address. */
function decodeReadably(text: string): string {
	try {
		return decodeURI(text);
	} catch {
		return text;
	}
}

/** The address alone, where an entry has one. */
export function toUrl(
	locale: Locale,
	link: string | undefined,
	siteAddress: string,
): string | undefined {
	return link && toAddress(locale, link, siteAddress);
}
