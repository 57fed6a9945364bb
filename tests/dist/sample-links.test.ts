import { scanHtml } from '#build/html/scan.ts';
import { locales } from '#i18n/locales.ts';
import { sampleLinks as messages } from '#i18n/messages/sample-links/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { sample } from '../fixtures/sample.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');
const path = '/sample-links';

/** The names that RFC 2606 reserves for examples, in its sections 2 and 3. */
const example = /^https?:\/\/(?:[^/]+\.)?example(?:\.(?:com|net|org))?(?:[/?#]|$)/i;

/** The anchors of the page in each language. */
const ids = Object.fromEntries(
	locales.map((locale) => [
		locale,
		(sample ? site.openPage(locale, path).all('main li[id]') : []).map((entry) =>
			entry.attribute('id'),
		),
	]),
);

const places = new Map<string, ReturnType<typeof scanPlace>>();

/** A page that an entry leads back to, read once. */
function readPlace(address: string) {
	const place = places.get(address) ?? scanPlace(address);
	places.set(address, place);
	return place;
}

function scanPlace(address: string) {
	const tags = scanHtml(site.readPage('en', address));
	const list = (attribute: string) => tags.map(({ attributes }) => attributes.get(attribute));
	return {
		lang: tags.find(({ name }) => name === 'html')?.attributes.get('lang'),
		links: new Set(list('href')),
		ids: new Set(list('id')),
	};
}

describe.skipIf(!sample)('the links of the sample to other sites', () => {
	const links = site
		.list()
		.filter((file) => file.endsWith('.html'))
		.flatMap((file) =>
			scanHtml(site.readText(file))
				.filter(({ name }) => name === 'a')
				.map(({ attributes }) => ({ file, href: attributes.get('href') ?? '', attributes })),
		);
	const explained = links.filter(({ href }) => href.includes(`${path}#`));

	test('none leads to an example address', () => {
		expect(links.filter(({ href }) => example.test(href))).toEqual([]);
	});

	test('each opens its entry in the language of the page, in the same window', () => {
		expect(explained.length).toBeGreaterThan(300);
		for (const { file, href, attributes } of explained) {
			const locale = locales.find((each) => file.startsWith(`${each}/`) || file === `${each}.html`);
			const [page, id] = href.split('#');
			expect(page, file).toBe(localizePath(locale ?? 'en', path, ''));
			expect(ids[locale ?? 'en'], `${file} ${href}`).toContain(id);
			expect(attributes.has('target'), `${file} ${href}`).toBe(false);
			expect(attributes.get('rel') ?? '', `${file} ${href}`).not.toMatch(/me|author/);
		}
	});

	test('the address itself is there for paper', () => {
		const printed = explained.filter(({ attributes }) => !attributes.has('data-address'));
		// The footer is not printed.
		expect(new Set(printed.map(({ href }) => href.split('#')[1]))).toEqual(
			new Set(['example.com/vzir']),
		);
		for (const { attributes } of explained) {
			const address = attributes.get('data-address');
			if (address) expect(address).toMatch(example);
		}
	});

	describe.each(locales)('in %s', (locale) => {
		const page = site.openPage(locale, path);
		const entries = page.all('main li[id]');

		test('every entry is linked to, and its links lead back to where that is', () => {
			const linked = new Set(
				explained
					.filter(({ href }) => href.startsWith(`${localizePath(locale, path, '')}#`))
					.map(({ href }) => href.split('#')[1]),
			);
			expect(entries.map((entry) => entry.attribute('id'))).toEqual([...new Set(ids[locale])]);
			expect(new Set(ids[locale])).toEqual(linked);
			for (const entry of entries) {
				const id = entry.attribute('id') ?? '';
				const back = entry.all('.links a').map((link) => link.attribute('href') ?? '');
				expect(back.length, id).toBeGreaterThan(0);
				for (const href of back) {
					const [address = '', anchor] = href.split('#');
					const place = readPlace(address);
					expect(place.lang, href).toBe(locale);
					expect(place.links, `${id}: ${href}`).toContain(
						`${localizePath(locale, path, '')}#${id}`,
					);
					if (anchor) expect(place.ids, href).toContain(anchor);
				}
			}
		});

		test('the page is in no index, menu or search, and works without scripts', () => {
			expect(page.all('meta[name=robots]')[0]?.attribute('content')).toBe('noindex');
			expect(page.all('link[hreflang]')).toEqual([]);
			expect(page.textOf('h1')).toBe(messages[locale].title);
			expect(page.all('main script')).toEqual([]);
			expect(page.all(`header ul:not(#languages) a[href*="${path}"]`)).toEqual([]);
			expect(site.readForm(locale, '/find.json')).not.toContain(`${path}"`);
			for (const file of ['sitemap.xml', 'llms.txt']) {
				expect(site.readText(file)).not.toContain(path);
			}
		});
	});
});
