import { listReferences, type Reference } from './references.ts';
import { localeOf, type Site, type SitePage } from './site.ts';

/** Lists every broken reference of a page: to nothing, to the wrong language or to another host. */
export function findLinkFaults(site: Site, page: SitePage): string[] {
	return listReferences(page.tags).flatMap((reference) => {
		const fault = findFault(site, page, reference);
		if (fault === undefined) return [];
		const { name, line } = reference.tag;
		return [`${page.file}:${line} <${name}> "${reference.value}": ${fault}`];
	});
}

function findFault(site: Site, page: SitePage, reference: Reference): string | undefined {
	const { use, value } = reference;
	if (value.trim() === '') return 'the address is empty.';
	if (/^(data|blob):/.test(value))
		return use === 'load' ? undefined : 'visitors cannot follow a link to this.';
	if (/^(mailto|tel):/.test(value))
		return use === 'navigate' ? undefined : 'a page cannot load this.';
	if (!URL.canParse(value, page.url.href)) return 'this is not an address.';

	const url = new URL(value, page.url.href);
	if (url.origin !== site.origin) return findOutsideFault(url, use);
	return (
		findPathFault(site, url) ??
		findAnchorFault(site, url) ??
		findLanguageFault(site, page, url, reference)
	);
}

function findOutsideFault(url: URL, use: Reference['use']): string | undefined {
	if (use === 'load') return 'the page would load this from another host.';
	if (url.protocol !== 'https:') return 'an outside address must begin with https.';
	return undefined;
}

function findPathFault(site: Site, url: URL): string | undefined {
	if (url.pathname !== site.base && !url.pathname.startsWith(`${site.base}/`)) {
		return `the address lacks the base path ${site.base}.`;
	}
	if (site.findPage(url)) return undefined;
	const path = url.pathname.slice(site.base.length);
	if (site.hasFile(path) && !path.endsWith('.html')) return undefined;
	const canonical = new URL(url.href.replace(/(\/index)?(\.html)?\/?([?#]|$)/, '$3'));
	if (site.findPage(canonical))
		return `write ${canonical.pathname}, the canonical address of the page.`;
	return 'this page or file does not exist.';
}

function findAnchorFault(site: Site, url: URL): string | undefined {
	const anchor = decodeURIComponent(url.hash.slice(1).replace(/:~:.*$/, ''));
	if (anchor === '' || anchor === 'top') return undefined;
	const target = site.findPage(url);
	if (!target || target.anchors.has(anchor)) return undefined;
	return `${target.file} has no element with the id "${anchor}".`;
}

/** A page links to pages in its own language. A link to another language needs `hreflang`. */
function findLanguageFault(
	site: Site,
	page: SitePage,
	url: URL,
	{ use, tag }: Reference,
): string | undefined {
	const target = site.findPage(url);
	if (!target || use !== 'navigate') return undefined;
	const named = tag.attributes.get('hreflang');
	const locale = localeOf(url.pathname.slice(site.base.length));
	if (named !== undefined && named !== locale) return `the page is in "${locale}", not "${named}".`;
	if (named === undefined && locale !== page.locale) {
		return `a page in "${page.locale}" links to one in "${locale}" without hreflang.`;
	}
	return undefined;
}
