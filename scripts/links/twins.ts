import type { HtmlTag } from '#build/html/scan.ts';
import type { Site, SitePage } from './site.ts';

/**
 * Checks what a page declares about itself and its translations: its language, its canonical address, and twins that
 * exist, are in the declared language and link back to this page.
 */
export function findTwinFaults(site: Site, page: SitePage): string[] {
	const language = page.tags.find((tag) => tag.name === 'html')?.attributes.get('lang');
	const faults: string[] = [];
	if (language !== page.locale) {
		faults.push(`the page is in "${page.locale}", but its lang attribute is "${language ?? ''}".`);
	}

	const canonical = hrefOf(page.tags.find((tag) => tag.attributes.get('rel') === 'canonical'));
	if (canonical !== undefined && toKey(canonical) !== toKey(page.url.href)) {
		faults.push(`the canonical address is ${canonical} instead of ${page.url.href}.`);
	}

	for (const [locale, href] of twinsOf(page)) {
		const twin = URL.canParse(href) ? site.findPage(new URL(href)) : undefined;
		if (!twin) {
			faults.push(`the translation "${locale}" at ${href} does not exist.`);
		} else if (locale !== 'x-default' && twin.locale !== locale) {
			faults.push(`the translation "${locale}" at ${href} is in "${twin.locale}".`);
		} else if (![...twinsOf(twin).values()].some((back) => toKey(back) === toKey(page.url.href))) {
			faults.push(`the translation "${locale}" at ${href} does not link back to this page.`);
		}
	}
	return faults.map((fault) => `${page.file}: ${fault}`);
}

function twinsOf(page: SitePage): Map<string, string> {
	return new Map(
		page.tags
			.filter((tag) => tag.name === 'link' && tag.attributes.get('rel') === 'alternate')
			.filter((tag) => tag.attributes.has('hreflang'))
			.map((tag) => [tag.attributes.get('hreflang') ?? '', hrefOf(tag) ?? '']),
	);
}

function hrefOf(tag: HtmlTag | undefined): string | undefined {
	return tag?.attributes.get('href');
}

/** The root of a base path is the same page with and without its slash. */
function toKey(href: string): string {
	return href.replace(/\/$/, '');
}
