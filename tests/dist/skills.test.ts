import { describe, expect, test } from 'vitest';
import { formatLongDay } from '#i18n/format.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { skills as messages } from '#i18n/messages/skills/index.ts';
import { fill } from '#i18n/messages.ts';
import { iqTest, site as settings, skills } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();

describe.each(builtInLocales)('skills in %s', (locale) => {
	const page = site.openPage(locale, '/skills');
	const t = messages[locale];

	test.each(['hard', 'soft'] as const)('four %s skills are under their heading', (kind) => {
		const titles = skills.filter((skill) => skill.kind === kind).map(({ title }) => title[locale]);
		expect(titles).toHaveLength(4);
		const [section] = page.named('main section', t[kind]);
		expect(section?.all('h3').map(({ text }) => text)).toEqual(titles);
	});

	test('HTML, CSS, Git and GitHub have the year since which they are used, and neither stitches nor projects', () => {
		const since = Object.fromEntries(
			skills.flatMap(({ everydayTools = [] }) =>
				everydayTools.map(({ name, since: year }) => [name, fill(t.since, { year })]),
			),
		);
		const lines = page.all('.everyday-tool');
		expect(lines.map((line) => line.text)).toEqual(
			['HTML5', 'CSS', 'Git', 'GitHub'].map((name) => expect.stringContaining(since[name] ?? '-')),
		);
		for (const line of lines) expect(line.all('svg, a')).toEqual([]);
		expect(page.all('.threads li a').map(({ text }) => text)).not.toContain('Git');
	});

	test('the intelligence test has a picture, a day, an organization and three reports', async () => {
		const [block] = page.named('main section', t.iq);
		const [picture, ...more] = block?.all('img') ?? [];
		expect(more).toEqual([]);
		expect(picture?.name).toBe(iqTest.alt[locale]);
		expect(picture?.attribute('src')).toContain(`iq-${locale}`);
		expect(block?.all('time').map(({ text }) => text)).toEqual([
			formatLongDay(locale, iqTest.date),
		]);
		expect(block?.text).toContain(iqTest.organization[locale]);
		for (const language of builtInLocales) {
			const [link] = block?.named('a', t.iqReports[language]) ?? [];
			expect(link?.attribute('target')).toBe('_blank');
			const answer = await ask(link?.attribute('href') ?? '');
			expect(answer.status).toBe(200);
			expect(answer.headers.get('content-type')).toBe('application/pdf');
			expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
		}
		const [take] = block?.named('a', t.iqTest) ?? [];
		expect(take?.address).toBe(iqTest.test);
	});

	test('the six selected certificates come from the lists other and pm', () => {
		const [section] = page.named('main section', t.special);
		const cards = section?.all('[data-list=documents] > li') ?? [];
		expect(cards.map((card) => card.attribute('id'))).toEqual(
			settings.specialCertificates.map((id) => id.replace('/', '-')),
		);
		expect(cards).toHaveLength(6);
		const lists = cards.map((card) => card.attribute('id')?.split('-')[0]);
		expect(new Set(lists)).toEqual(new Set(['other', 'pm']));
	});
});
