import { flightBytes } from '#build/pictures/fit-bytes.ts';
import { locales } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { tasks } from '#i18n/messages/tasks/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { getTools, registry } from '#tools/registry.ts';
import { hubs, tools } from '#tools/tool-list.ts';
import { missingPoppler, toPdfText } from '../unit/cv/pdf-text.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();

test.skipIf(process.env.PUBLIC_OPENWEATHER_KEY)(
	'without a key for OpenWeather, nothing of its official widget is in the site',
	() => {
		expect(site.list()).not.toContain('extra/weather-widget.html');
		for (const locale of locales) {
			const html = site.readPage(locale, '/extra/weather');
			for (const word of Object.values(weather[locale].widget)) expect(html).not.toContain(word);
			expect(html).not.toContain('frame-src');
		}
	},
);

describe.each(locales)('the pages of the tools in %s', (locale) => {
	const words = extra[locale];
	const { about, rule, idea } = tasks[locale].tasks.anagram;

	test('the hubs list every tool, and the search of Extra is only there with scripts', () => {
		const page = site.openPage(locale, '/extra');
		expect(page.allWithoutScripts('#tools a')).toHaveLength(registry.length);
		expect(page.all('input[type=search]')).toHaveLength(1);
		expect(page.allWithoutScripts('input[type=search]')).toEqual([]);
		for (const { id: hub } of hubs.filter(({ page }) => page === 'shared')) {
			const links = site.openPage(locale, `/extra/${hub}`).all('main li a');
			expect(links.map(({ text }) => text)).toEqual(
				getTools(locale, hub).map(({ title }) => title),
			);
		}
	});

	test('a page that sends requests to services says what they see, and sends them no referrer', () => {
		for (const { id } of tools.filter((tool) => tool.services.length > 0)) {
			const html = site.readPage(locale, `/extra/${id}`);
			expect(html, id).toContain(`<p>${live[locale].privacy}</p>`);
			expect(html, id).toContain('<meta name="referrer" content="same-origin">');
		}
		expect(site.readPage(locale, '/extra/todo')).not.toContain(live[locale].privacy);
	});

	test.each([
		['/extra/todo', [todo[locale].newTask, todo[locale].notes.add]],
		['/extra/tasks', [words.tools['tasks/anagram'].title]],
		['/extra/tasks/anagram', [about, rule, idea, 'areAnagrams', 'dirty room']],
	])('the words of %s are in the HTML', (path, expected) => {
		const html = site.readPage(locale, path);
		for (const text of expected) expect(html).toContain(text);
	});

	test('under each tool are at most 40 words in each of its modes; the rest is folded', () => {
		for (const { id } of registry) {
			const page = site.openPage(locale, `/extra/${id}`);
			const count = (selector: string) =>
				page
					.all(`.tool-notes > ${selector}`)
					.map(({ text }) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length);
			const brief = [...count('p:not([data-first])'), Math.max(0, ...count('[data-first]'))];
			expect(
				brief.reduce((sum, words) => sum + words),
				id,
			).toBeLessThanOrEqual(40);
			expect(page.all('.tool-notes > :not(p, details), .tool-notes [open]'), id).toEqual([]);
		}
	});

	test('the page of a scene loads its still first, in the size of a phone in one flight of packets, and nothing heavy beside it', () => {
		for (const { id } of tools.filter(({ budget }) => budget === 'scene')) {
			const page = site.openPage(locale, `/extra/${id}`);
			const [still, ...others] = page.all('main img[fetchpriority=high]');
			expect(others, id).toEqual([]);
			const [phone = ''] = still?.attribute('srcset')?.split(' ') ?? [];
			expect(site.read(phone.slice(1)).length, phone).toBeLessThanOrEqual(flightBytes);
			expect(site.readPage(locale, `/extra/${id}`), id).toContain('i.decode()');
			const beside = page.all('main img:not([fetchpriority], [loading=lazy])');
			for (const file of beside.map((picture) => picture.attribute('src') ?? ''))
				expect(site.read(file.slice(1)).length, file).toBeLessThan(5000);
		}
	});

	test('a notice that comes by itself is shorter than the words that are painted first: a larger one is a late largest paint', () => {
		expect(words.worksOfflineList.length).toBeLessThan(70);
		const { unreachable } = live[locale].reasons;
		expect(unreachable.length).toBeLessThan(words.tools.weather.purpose.length);
	});

	test('each of the five tasks has its two PDFs', async () => {
		const papers = site
			.openPage(locale, '/extra/tasks')
			.all(`a[href^="${localizePath(locale, '/assets/tasks/', '')}"][href$=".pdf"]`)
			.map((link) => link.attribute('href') ?? '');
		expect(papers).toHaveLength(10);
		for (const path of papers) {
			const answer = await ask(path);
			expect(answer.headers.get('content-type'), path).toBe('application/pdf');
			if (missingPoppler) continue;
			// Paper is no page of the site and calculates nothing.
			const text = toPdfText(Buffer.from(await answer.arrayBuffer()), 'reading');
			expect(text, path).not.toContain(tasks[locale].demo.indexTooHigh);
			expect(text, path).not.toMatch(/this page|ця сторінка|esta página/i);
		}
	});

	test('without scripts the weather describes what it would show, and links to it', () => {
		const page = site.openPage(locale, '/extra/weather');
		const [notice] = page.all('main noscript p').filter((text) => text.all('a').length > 0);
		expect(notice?.text).toContain(weather[locale].notes.noScript);
		expect(notice?.all('a')[0]?.attribute('href')).toBe('https://open-meteo.com');
		expect(page.all('[role=combobox]')).toHaveLength(1);
		expect(page.allWithoutScripts('[role=combobox]')).toEqual([]);
	});
});
