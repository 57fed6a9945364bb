import { describe, expect, test } from 'vitest';
import { formatDay, formatMonth } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { diplomas, languages, studies } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();
const sizes: Record<string, number> = { provider: 9, school: 3, academy: 2, university: 2 };

describe.each(locales)('education in %s', (locale) => {
	const page = site.openPage(locale, '/education');
	const t = common[locale];

	test('four places of study, then the languages, each with its period and documents', () => {
		expect(page.all('main h2').map(({ text }) => text)).toEqual([
			...studies.map(({ institution }) => institution[locale] ?? ''),
			education[locale].languages,
		]);
		for (const { id, institution, start, end } of studies) {
			const [section] = page.named('main section', institution[locale] ?? '');
			const [first, last] = section?.all('time') ?? [];
			expect(first?.text).toBe(formatMonth(locale, start));
			expect(last?.text).toBe(formatMonth(locale, end ?? ''));
			expect(section?.all('h3'), id).toHaveLength(sizes[id] ?? 0);
		}
		const [spoken] = page.named('main section', education[locale].languages);
		expect(spoken?.all('h3')).toHaveLength(2);
		for (const { name, level } of languages) {
			const line = spoken?.all('li').find(({ text }) => text.includes(name[locale] ?? ''));
			expect(line?.text).toContain(level[locale]);
		}
	});

	test('the periods are those of the specification', () => {
		const dates = page.all('main time').map((time) => time.attribute('datetime'));
		expect(dates.filter((date) => date?.length === 7)).toEqual([
			'2020-11',
			'2024-11',
			'2021-11',
			'2023-11',
			'2017-04',
			'2017-11',
			'1994-09',
			'1999-01',
		]);
	});

	test('every document shows its number, result and day', () => {
		const shown = diplomas.filter(({ side }) => !side);
		expect(shown.length).toBeGreaterThan(0);
		for (const { title, number, grade, date } of shown) {
			const [card, ...more] = page
				.all('main li')
				.filter((item) => item.named('h3', title[locale] ?? '').length > 0)
				.filter(({ text }) => text.includes(number?.[locale] ?? ''));
			expect(more, title[locale]).toEqual([]);
			expect(card?.text, title[locale]).toContain(grade?.[locale] ?? '');
			expect(card?.all('time').map(({ text }) => text)).toEqual([formatDay(locale, date)]);
		}
	});

	test('every document opens as a picture in a new window, and those that can be verified have a link', async () => {
		const linksTo = (words: string) =>
			page.all('main a').filter(({ name }) => name.startsWith(`${words}: `));
		const documents = linksTo(t.openDocument);
		expect(documents).toHaveLength(18);
		for (const link of documents) {
			expect(link.attribute('target'), link.name).toBe('_blank');
			const answer = await ask(link.attribute('href') ?? '', { method: 'HEAD' });
			expect(answer.status, link.name).toBe(200);
			expect(answer.headers.get('content-type'), link.name).toBe('image/webp');
		}
		const checked = [...diplomas, ...languages].filter(({ verify }) => verify);
		expect(checked.length).toBeGreaterThan(0);
		const checks = linksTo(t.verify);
		expect(checks).toHaveLength(checked.length);
		for (const link of checks) {
			expect(link.address, link.name).toMatch(/^https:/);
		}
	});

	test('only the newest document of the first place of study loads before it comes near', () => {
		const [section] = page.named('main section', studies[0]?.institution[locale] ?? '');
		expect(section?.all('li img')[0]?.attribute('loading')).toBe('eager');
		expect(page.all('main img[loading=eager]')).toHaveLength(1);
	});
});
