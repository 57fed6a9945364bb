import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { locales, toOpenGraphLocale } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { listExtraPaths } from '#tools/registry.ts';
import { profile } from '../e2e/pages/content.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { BuiltSite } from './built-site.ts';
import { Page } from './page.ts';
import { origin, toUrl } from './public-address.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();

test('every page has a description, also those that are in no index', () => {
	// It is shown in a frame, never on its own.
	const frames = ['extra/tasks/sandbox.html', 'extra/weather-widget.html'];
	const without = site
		.list()
		.filter((file) => file.endsWith('.html') && !frames.includes(file))
		.filter((file) => !new Page(site.readText(file)).meta('description'));
	expect(without).toEqual([]);
});

/** A case study has a title that differs from that of a tool with its name. */
const paths = [...resumePages, ...listExtraPaths(), '/projects/todo'];

describe.each(locales)('what crawlers read in the head of a page in %s', (locale) => {
	const heads = paths.map((path) => ({ path, head: site.openPage(locale, path) }));
	const addressOf = (path: string) => localizePath(locale, path, '');

	test('every page has a title and a description of its own', () => {
		for (const { path, head } of heads) {
			const { length } = head.meta('description') ?? '';
			expect(head.language, path).toBe(locale);
			expect(head.title, path).toContain(profile.name[locale] ?? '');
			// Search engines put a text of their own in place of what is much shorter.
			expect(length, path).toBeGreaterThanOrEqual(70);
			expect(length, path).toBeLessThanOrEqual(220);
		}
		for (const fact of ['title', 'description'] as const) {
			const own = heads.map(({ head }) => (fact === 'title' ? head.title : head.meta(fact)));
			expect(new Set(own).size, fact).toBe(paths.length);
		}
	});

	test('canonical address, twins and social tags are those of the page', () => {
		for (const { path, head } of heads) {
			expect(head.link('canonical'), path).toBe(toUrl(addressOf(path)));
			expect(head.twins, path).toEqual({
				en: toUrl(localizePath('en', path, '')),
				uk: toUrl(localizePath('uk', path, '')),
				es: toUrl(localizePath('es', path, '')),
				'x-default': toUrl(localizePath('en', path, '')),
			});
			expect(head.meta('og:url'), path).toBe(head.link('canonical'));
			expect(head.meta('og:locale'), path).toBe(toOpenGraphLocale(locale));
			expect(head.meta('og:description'), path).toBe(head.meta('description'));
			expect(head.title, path).toContain(head.meta('og:title'));
			expect(head.meta('og:type'), path).toMatch(path === '/' ? 'profile' : /website|article/);
			expect(head.meta('twitter:card'), path).toBe('summary_large_image');
			for (const fact of ['title', 'description', 'image']) {
				expect(head.meta(`twitter:${fact}`), path).toBe(head.meta(`og:${fact}`));
			}
		}
	});

	test('every page has a social picture of its own, 1200 by 630, of at most 200 kB', async () => {
		const pictures = new Set<string>();
		for (const { path, head } of heads) {
			const url = new URL(head.meta('og:image') ?? '');
			expect(url.origin, path).toBe(origin);
			expect(head.meta('og:image:alt'), path).toContain(head.meta('og:title'));
			expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual(['1200', '630']);
			const answer = await ask(url.pathname);
			expect(answer.headers.get('content-type'), path).toBe('image/jpeg');
			const bytes = Buffer.from(await answer.arrayBuffer());
			expect(bytes.length, path).toBeLessThan(200_000);
			expect(await sharp(bytes).metadata(), path).toMatchObject({
				width: 1200,
				height: 630,
				format: 'jpeg',
			});
			pictures.add(createHash('sha256').update(bytes).digest('hex'));
		}
		expect(pictures.size).toBe(paths.length);
	});

	test('the sample keeps itself out of search indexes', () => {
		for (const { path, head } of heads) expect(head.meta('robots'), path).toBe('noindex');
	});
});
