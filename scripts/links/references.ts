import type { HtmlTag } from '#build/html/scan.ts';
import list from './loading-attributes.json' with { type: 'json' };

/** A reference of a page, as written in the file. */
export interface Reference {
	/** What the browser does with it: follow it on a click, load it, or only pass it to programs. */
	use: 'navigate' | 'load' | 'describe';
	value: string;
	tag: HtmlTag;
}

const loading: Record<string, readonly string[]> = list;

const navigating: Record<string, readonly string[]> = {
	a: ['href'],
	area: ['href'],
	form: ['action'],
};

const describingMetas = ['og:image', 'og:url', 'twitter:image'];

/** Everything a page points at. */
export function listReferences(tags: readonly HtmlTag[]): Reference[] {
	return tags.flatMap((tag) => {
		const to = (use: Reference['use'], values: readonly (string | undefined)[]): Reference[] =>
			values.filter((value) => value !== undefined).map((value) => ({ use, value, tag }));
		const all = (names: readonly string[] = []) => names.map((name) => tag.attributes.get(name));
		return [
			...to('navigate', all(navigating[tag.name])),
			...to('load', all(loading[tag.name])),
			...to('load', srcsetUrls(tag.attributes.get('srcset'))),
			...to('load', srcsetUrls(tag.attributes.get('imagesrcset'))),
			...to('load', tag.name === 'style' ? styleUrls(tag.text) : []),
			...to(linkUse(tag), tag.name === 'link' ? all(['href']) : []),
			...to('describe', isDescribingMeta(tag) ? all(['content']) : []),
		];
	});
}

/** @example srcsetUrls('/a.avif 480w, /b.avif 960w') // ['/a.avif', '/b.avif'] */
function srcsetUrls(srcset = ''): string[] {
	return srcset
		.split(/,\s+|,$/)
		.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
		.filter((url) => url !== '');
}

/** @example styleUrls('@font-face{src:url("/a.woff2")}') // ['/a.woff2'] */
export function styleUrls(css: string): string[] {
	return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/g)].map(
		(match) => match[1] ?? match[2] ?? match[3] ?? '',
	);
}

function linkUse(tag: HtmlTag): Reference['use'] {
	const kinds = (tag.attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
	const described = ['alternate', 'author', 'canonical', 'license', 'me', 'next', 'prev'];
	return kinds.some((kind) => described.includes(kind)) ? 'describe' : 'load';
}

function isDescribingMeta(tag: HtmlTag): boolean {
	const name = tag.attributes.get('property') ?? tag.attributes.get('name') ?? '';
	return tag.name === 'meta' && describingMetas.includes(name);
}
