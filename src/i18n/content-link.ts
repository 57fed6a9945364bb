import { isExampleAddress, toExampleId } from '#lib/example-address.ts';
import { isSampleSite } from '#lib/sample-site.ts';
import type { Locale } from './locales.ts';
import { localizePath, toHref } from './urls.ts';

/** Path of the page that explains what the example addresses of the sample stand for. */
export const sampleLinksPath = '/sample-links';

/** A link of the content, as a page shows it. */
export interface ContentLink {
	href: string;
	/** Attribute of the anchor: what paper shows in place of `href`. */
	paper: { 'data-address'?: string };
	/** It leaves the site. */
	outside: boolean;
	/** Attributes of an anchor that opens what is outside in a window of its own. */
	window: { target?: '_blank'; rel?: 'noopener' };
}

/** Both are settings of the build. */
interface Site {
	isSample: boolean;
	/** The address of this site. */
	address?: string | undefined;
}

const thisSite: Site = { isSample: isSampleSite, address: import.meta.env?.SITE };

/**
 * Where a link of the content leads. Nothing is at the example addresses of the sample, so they lead to the page about
 * them; the address of this site itself, which is an example until the site has one, leads to its page.
 * @example toContentLink('en', 'https://example.com/vzir').href // '/sample-links#example.com/vzir' in the sample
 */
export function toContentLink(
	locale: Locale,
	link: string,
	{ isSample, address }: Site = thisSite,
): ContentLink {
	if (!isSample || !isExampleAddress(link)) {
		const outside = /^https?:/i.test(link);
		return {
			href: toHref(locale, link),
			paper: {},
			outside,
			window: outside ? { target: '_blank', rel: 'noopener' } : {},
		};
	}
	const url = new URL(link);
	const own = address !== undefined && url.origin === new URL(address).origin;
	const href = own
		? url.pathname + url.search + url.hash
		: `${localizePath(locale, sampleLinksPath)}#${toExampleId(link)}`;
	return { href, paper: { 'data-address': link }, outside: false, window: {} };
}
