import { locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { notFound as messages } from '#i18n/messages/not-found/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { Page } from './page.ts';
import { serveSite } from './served-site.ts';

const ask = serveSite();

test.each(locales)('%s: an unknown address is not found, and links lead on', async (locale) => {
	const [t, words] = [messages[locale], common[locale]];
	const page = await openUnknown(localizePath(locale, '/no-such-page', ''));
	expect(page.textOf('title')).toBe(t.title);
	expect(page.all('html')[0]?.attribute('lang')).toBe(locale);
	expect(page.all('meta[name=description]')[0]?.attribute('content')).toBe(t.description);
	expect(page.all('header, footer')).toEqual([]);
	expect(page.all('meta[name=robots]')[0]?.attribute('content')).toContain('noindex');
	const [notice, ...more] = page.all(`main .not-found[lang=${locale}]`);
	expect(more).toEqual([]);
	expect(notice?.text).toContain(t.sentence);
	expect(notice?.all('h1').map(({ text }) => text)).toEqual(['404']);
	const links = notice?.all('a') ?? [];
	expect(links.map(({ text }) => text)).toEqual([
		t.link,
		words.projects,
		words.experience,
		words.extra,
		words.search,
	]);
	expect(links[0]?.attribute('href')).toBe(localizePath(locale, '/', ''));
	for (const link of links) {
		const href = link.attribute('href') ?? '';
		expect((await ask(href)).status, href).toBe(200);
	}
});

test('only the worker has something at the address of the kept sandbox', async () => {
	expect((await ask('/extra/tasks/findvowels/frame')).status).toBe(404);
});

async function openUnknown(address: string): Promise<Page> {
	const answer = await ask(address);
	expect(answer.status, address).toBe(404);
	return new Page(await answer.text());
}
