import type { APIRequestContext } from '@playwright/test';
import { type HtmlTag, scanHtml } from '#build/html/scan.ts';

/** What a crawler reads in a page: no browser, no scripts. */
export class Head {
	readonly #tags: readonly HtmlTag[];

	constructor(html: string) {
		this.#tags = scanHtml(html);
	}

	static async read(request: APIRequestContext, address: string): Promise<Head> {
		const answer = await request.get(address);
		return new Head(await answer.text());
	}

	get title(): string {
		return this.#find('title')?.text ?? '';
	}

	get language(): string | undefined {
		return this.#find('html')?.attributes.get('lang');
	}

	get canonical(): string | undefined {
		return this.link('canonical');
	}

	/** A `<meta>` by its `name` or its `property`. */
	meta(name: string): string | undefined {
		return this.#tags
			.find(
				(tag) =>
					tag.name === 'meta' &&
					[tag.attributes.get('name'), tag.attributes.get('property')].includes(name),
			)
			?.attributes.get('content');
	}

	link(rel: string): string | undefined {
		return this.#tags
			.find((tag) => tag.name === 'link' && tag.attributes.get('rel') === rel)
			?.attributes.get('href');
	}

	/** Addresses of the page in other languages, by language. */
	get twins(): Record<string, string> {
		const links = this.#tags.filter((tag) => tag.name === 'link' && tag.attributes.has('hreflang'));
		return Object.fromEntries(
			links.map(({ attributes }) => [attributes.get('hreflang'), attributes.get('href')]),
		);
	}

	/** The page as schema.org has it. */
	get data() {
		const script = this.#tags.find(
			(tag) => tag.name === 'script' && tag.attributes.get('type') === 'application/ld+json',
		);
		return JSON.parse(script?.text ?? 'null');
	}

	#find(name: string): HtmlTag | undefined {
		return this.#tags.find((tag) => tag.name === name);
	}
}
