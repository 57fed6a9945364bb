import { scanHtml } from '#build/html/scan.ts';
import { toContentLink } from '#i18n/content-link.ts';
import { toLocaleName } from '#i18n/locale-name.ts';
import { locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { getTools } from '#tools/registry.ts';
import { categories, profile, site as settings } from '../e2e/pages/content.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { sample } from '../fixtures/sample.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

describe.each(locales)('what every page has around its content in %s', (locale) => {
	const t = common[locale];
	const addressOf = (path: string) => localizePath(locale, path, '');

	test('a page has one banner, one navigation, one main part, one footer and one title', () => {
		const page = site.openPage(locale, '/projects');
		expect(page.named('body > header > nav', t.mainNavigation)).toHaveLength(1);
		for (const landmark of ['header', 'main', 'footer']) {
			expect(page.all(landmark), landmark).toHaveLength(1);
			expect(page.all(`body > ${landmark}`), landmark).toHaveLength(1);
		}
		expect(page.all('h1')).toHaveLength(1);
		// What speaks is there before it is filled.
		expect(page.all('[role=status], [aria-live], output').map(({ text }) => text)).toEqual(['']);
	});

	test('logo, search and login lead to the cube, the certificates and Extra', () => {
		const page = site.openPage(locale, '/about');
		for (const [name, path] of [
			[t.cube, '/extra/graphics/cube3d'],
			[t.search, '/certificates'],
			[t.login, '/extra'],
		] as const) {
			const links = page.named('body > header a', name);
			expect(links.map((link) => link.attribute('href'))).toEqual([addressOf(path)]);
		}
	});

	test('the menus name the seven categories and all tools of Extra', () => {
		const page = site.openPage(locale, '/');
		const titles = {
			certificates: categories.map(({ title }) => title[locale] ?? ''),
			extra: getTools(locale, 'extra').map(({ title }) => title),
		};
		for (const section of ['certificates', 'extra'] as const) {
			const [menu] = page.named('header ul[popover]', t.more[section]);
			expect(menu?.all('a').map(({ text }) => text)).toEqual(titles[section]);
			const [button] = page.named('header button', t.more[section]);
			expect(button?.attribute('popovertarget')).toBe(menu?.attribute('id'));
		}
	});

	test('the page declares its language, and the selector leads to its twins', () => {
		const page = site.openPage(locale, '/certificates/pm');
		expect(page.all('html')[0]?.attribute('lang')).toBe(locale);
		const [menu] = page.named('header ul[popover]', t.language);
		const [button] = page.all(`header button[popovertarget="${menu?.attribute('id')}"]`);
		expect(button?.name).toMatch(new RegExp(`^${t.language}: ${toLocaleName(locale)}(,|$)`, 'u'));
		for (const other of locales) {
			const [link] = menu?.named('a', toLocaleName(other)) ?? [];
			expect(link?.attribute('href')).toBe(localizePath(other, '/certificates/pm', ''));
			expect(link?.attribute('hreflang')).toBe(other);
			expect(link?.attribute('lang')).toBe(other);
			expect(link?.attribute('aria-current')).toBe(other === locale ? 'true' : undefined);
		}
	});

	test('on each page the navigation marks where the visitor is', () => {
		for (const path of resumePages) {
			const marked = scanHtml(site.readPage(locale, path)).filter(
				({ attributes }) => attributes.get('aria-current') === 'page',
			);
			expect(marked.map(({ attributes }) => attributes.get('href'))).toEqual([addressOf(path)]);
		}
	});

	test('the footer leads to its author, the source code and the CV, and has the years', () => {
		const [footer] = site.openPage(locale, '/').all('body > footer');
		const year = new Date().getFullYear();
		expect(footer?.text).toContain(`© 2023${year === 2023 ? '' : `–${year}`}`);
		expect(footer?.text).toContain(t.sample);
		const hrefOf = (name: string) => footer?.named('a', name)[0]?.attribute('href');
		const name = profile.name[locale] ?? '';
		expect(hrefOf(name)).toBe(addressOf('/'));
		// HTML: `author` names who made the page, and `me` (XFN) the same person.
		const authors = footer?.all('[rel~=author]').map((link) => [link.text, link.attribute('rel')]);
		expect(authors).toEqual([[name, 'author me']]);
		const { href } = toContentLink(locale, settings.repository ?? '', { isSample: sample });
		expect(hrefOf(t.sourceCode)).toBe(href);
		expect(hrefOf(t.cv)).toBe(locale === 'en' ? '/cv.pdf' : `/${locale}/cv.pdf`);
	});

	test('the share links carry the address of the page, the microblog a text too, and need no script', () => {
		const page = site.openPage(locale, '/skills');
		const links = page.allWithoutScripts('body > footer a');
		for (const [label, address, key] of [
			[t.shareSocial, 'https://www.facebook.com/sharer/', 'u'],
			[t.shareMicroblog, 'https://twitter.com/intent/', 'url'],
			[t.shareProfessional, 'https://www.linkedin.com/sharing/', 'url'],
		] as const) {
			const link = links.find(({ name }) => name === `${label} (${t.newWindow})`);
			const href = new URL(link?.attribute('href') ?? '');
			expect(href.href.startsWith(address), href.href).toBe(true);
			expect(href.searchParams.get(key)).toBe(page.link('canonical'));
			expect(link?.attribute('target')).toBe('_blank');
			if (label === t.shareMicroblog) {
				// A microblog breaks its lines by itself: the spaces that hold words together become ordinary ones.
				const text = settings.shareText[locale]?.replaceAll('\u00a0', ' ');
				expect(href.searchParams.get('text')).toBe(text);
			}
		}
	});
});
