import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { localizePath, toHref } from '#i18n/urls.ts';
import { profile, projects, slides } from '../e2e/pages/content.ts';
import { Head } from '../e2e/pages/head.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();

describe.each(locales)('the home page in %s', (locale) => {
	const page = site.openPage(locale, '/');
	const t = home[locale];
	const sentence = profile.worth?.[locale] ?? '';

	test('it names the person and holds all six titles', () => {
		expect(page.all('main h1').map(({ text }) => text)).toEqual([profile.name[locale]]);
		const [titles] = page.named('main ul', t.titles);
		const texts = titles?.all('li').map(({ text }) => text);
		expect(texts).toEqual(profile.titles[locale] ?? profile.titles.en);
		expect(texts).toHaveLength(6);
	});

	test("it describes the person's work, and leads to the projects and the CV", async () => {
		const [, keyWord = ''] = /\*\*(.+?)\*\*/.exec(sentence) ?? [];
		expect(page.textOf('main .worth')).toBe(sentence.replaceAll('**', ''));
		expect(page.all('main .worth strong').map(({ text }) => text)).toEqual([keyWord]);
		const [work] = page.named('main a', t.work);
		expect(work?.attribute('href')).toBe(localizePath(locale, '/projects', ''));
		const cv = locale === 'en' ? '/cv.pdf' : `/${locale}/cv.pdf`;
		expect(page.named('main a', t.cv)[0]?.attribute('href')).toBe(cv);
		const answer = await ask(cv);
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toBe('application/pdf');
		expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
	});

	test('what it shows at once is in its description, and its selected work in its Markdown', () => {
		const head = new Head(site.readPage(locale, '/'));
		expect(head.meta('description')).toContain(sentence.replaceAll('**', ''));
		const parts = site.readForm(locale, '/index.md').split('\n## ');
		const changes = projects
			.flatMap(({ results = [] }) => results)
			.flatMap(({ before, after }) =>
				typeof before === 'number' && typeof after === 'number' ? [`: ${before} → ${after}`] : [],
			);
		expect(changes.some((change) => parts[0]?.includes(change))).toBe(true);
		const selected = parts.find((part) => part.startsWith(t.selectedWork));
		expect(selected?.match(/\/projects\/[\w-]+>/g)?.length).toBeGreaterThanOrEqual(3);
	});

	test('place, languages and availability are in one list', () => {
		const [place, languages, availability] = page.all('main .facts li').map(({ text }) => text);
		expect(place).toBe(profile.place[locale]);
		expect(languages).toContain(`${profile.nativeLanguage?.[locale]}, `);
		expect(languages).toMatch(/ B2, .* A2/);
		expect(availability).toBe(profile.availability?.[locale]);
	});

	test('the contacts are those of the profile', () => {
		const [contacts] = page.named('main ul', t.contacts);
		const links = contacts?.all('a') ?? [];
		expect(links.map((link) => [link.attribute('aria-label'), link.address])).toEqual(
			profile.contacts.map(({ label, url }) => [label[locale], url.replace(/^mailto:/, '')]),
		);
		const kinds = profile.contacts.map(({ kind }) => kind);
		expect(kinds).toEqual(expect.arrayContaining(['messenger', 'chat', 'social', 'email']));
	});

	test('the story has the milestones 2016, 2020, 2021, 2022 and 2023', () => {
		const [story] = page.named('main section', t.story);
		const years = story?.all('time').map(({ text }) => text);
		expect(years).toEqual(['2016', '2020', '2021', '2022', '2023']);
	});

	test('every caption of the slider leads to what its picture shows, and its button to the picture', () => {
		const captions = page.all('.slider.wide figcaption');
		expect(captions).toHaveLength(slides.length);
		for (const [index, { caption, link }] of slides.entries()) {
			const [words] = captions[index]?.all('.slide-link') ?? [];
			expect(words?.text).toBe(caption[locale]);
			expect(words?.attribute('href')).toBe(toHref(locale, link ?? '', ''));
			const name = `${common[locale].slider.open}: ${caption[locale]}`;
			const [button] = captions[index]?.named('a[target=_blank]', name) ?? [];
			expect(button?.attribute('href')).toMatch(/\/_astro\/\d\d-.*\.webp$/);
		}
	});
});
