import { formatLongDay } from '#i18n/format.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { certificates as certificateMessages } from '#i18n/messages/certificates/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { skills as skillMessages } from '#i18n/messages/skills/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import {
	categories,
	certificates,
	countCategory,
	countGroups,
	diplomas,
	iqTest,
	languages,
	listedDiplomas,
	site as settings,
	skills,
	studies,
} from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();

describe.each(builtInLocales)('education in %s', (locale) => {
	const page = site.openPage(locale, '/education');
	const t = common[locale];
	const linksTo = (words: string) =>
		page.all('main a').filter(({ name }) => name.startsWith(`${words}: `));

	// What an entry says is compared with the content in `forms.test.ts`.
	test('four places of study, then the languages, with the periods of the specification', () => {
		expect(page.all('main h2').map(({ text }) => text)).toEqual([
			...studies.map(({ institution }) => institution[locale] ?? ''),
			education[locale].languages,
		]);
		const periods = page
			.all('.place:has(.place-programme)')
			.flatMap((place) => place.all('time').slice(0, 2));
		expect(periods.map((time) => time.attribute('datetime')).join(' ')).toBe(
			'2020-11 2024-11 2021-11 2023-11 2017-04 2017-11 1994-09 1999-01',
		);
	});

	test('every document opens as a picture in a new window, and those that can be verified have a link', async () => {
		const documents = linksTo(t.openDocument);
		expect(documents).toHaveLength(18);
		for (const link of documents) {
			expect(link.attribute('target'), link.name).toBe('_blank');
			const answer = await ask(link.attribute('href') ?? '', { method: 'HEAD' });
			expect(answer.headers.get('content-type'), link.name).toBe('image/webp');
		}
		const checked = [...diplomas, ...languages].filter(({ verify }) => verify);
		expect(checked.length).toBeGreaterThan(0);
		expect(linksTo(t.verify).map((link) => link.address?.slice(0, 6))).toEqual(
			checked.map(() => 'https:'),
		);
	});
});

describe.each(builtInLocales)('certificates in %s', (locale) => {
	const overview = site.openPage(locale, '/certificates');
	const t = certificateMessages[locale];
	const pages = categories.map((category) => ({
		...category,
		size: countCategory(category),
		page: site.openPage(locale, `/certificates/${category.id}`),
	}));

	test('a tile for each category leads to it and to its groups, and counts the certificates of each', () => {
		const [section] = overview.named('main section', t.tiles);
		const tiles = section?.all('.tiles > li').map((tile) => tile.all('a')) ?? [];
		expect(tiles.map(([link]) => link?.attribute('href'))).toEqual(
			categories.map(({ id }) => localizePath(locale, `/certificates/${id}`, '')),
		);
		for (const [index, category] of pages.entries()) {
			const { title, size, page } = category;
			const [link, ...groups] = tiles[index] ?? [];
			expect(link?.text).toContain(title[locale]);
			expect(link?.text).toContain(plural(locale, t.count, size));
			// What all certificates are in is no group of its own.
			const shown = category.groups.length > 1 ? countGroups(category) : [];
			expect(groups.map(({ text }) => text)).toEqual(
				shown.map((group) => `${group.title?.[locale]} ${group.size}`),
			);
			for (const group of groups) {
				const [path, anchor] = group.attribute('href')?.split('#') ?? [];
				expect(path).toBe(link?.attribute('href'));
				expect(page.all(`h2#${anchor}`)).toHaveLength(1);
			}
		}
	});

	test('each document is a stitch, a link with a title that needs no scripts', () => {
		const stitches = overview.allWithoutScripts('[data-row] a');
		expect(stitches).toHaveLength(certificates.length + listedDiplomas.length);
		const places = new Map(
			stitches.map((link) => [link.attribute('href')?.split('#')[1], link.textOf('title')]),
		);
		for (const { id, title, date } of certificates) {
			const words = places.get(id.replace('/', '-'));
			expect(words, id).toContain(title[locale]);
			expect(words, id).toContain(formatLongDay(locale, date ?? ''));
		}
	});

	// WCAG 2.2, 2.5.8: what is smaller than 24 px needs an equal control of that size on its page.
	test('stitches are lists by row, and a link of the lists leads where each of them does', () => {
		const equal = new Set(overview.all('.total li a').map((link) => link.attribute('href')));
		for (const row of overview.all('[data-row]')) {
			const stitches = row.all('a');
			expect([row.attribute('role'), row.name]).toEqual(['list', expect.stringMatching(/./)]);
			expect(row.all('[role=listitem] > a')).toHaveLength(stitches.length);
			for (const stitch of stitches) expect(equal).toContain(stitch.attribute('href'));
		}
	});

	test('a number of the table leads to the newest document that it counts', () => {
		const [link] = overview.all('.field-table td a').toReversed();
		const category = pages.at(-1);
		const [, year = ''] = /, (\d{4})$/.exec(link?.name ?? '') ?? [];
		expect(link?.name).toBe(`${link?.text}: ${category?.title[locale]}, ${year}`);
		const newest = category?.page
			.all('[data-list=documents] > li')
			.find((card) => card.all('time')[0]?.attribute('datetime')?.startsWith(year));
		const path = localizePath(locale, `/certificates/${category?.id}`, '');
		expect(link?.attribute('href')).toBe(`${path}#${newest?.attribute('id')}`);
	});

	test.each(pages)(
		'$id shows its $size certificates, the newest first',
		({ id, title, size, page }) => {
			expect(page.all('main h1').map(({ text }) => text)).toEqual([title[locale]]);
			expect(page.textOf('main')).toContain(plural(locale, t.count, size));
			const lists = page
				.all('[data-list=documents]')
				.map((list) => list.all('time').map((day) => day.attribute('datetime')));
			expect(lists.flat()).toHaveLength(size);
			for (const days of lists) expect(days).toEqual(days.toSorted().reverse());
			const orders = page.named('main button', common[locale].newestFirst);
			expect(orders).toHaveLength(id === 'english' ? 1 : 0);
		},
	);

	test.each(pages.filter(({ groups }) => groups.length > 1))(
		'each group of $id has its count, and a heading that leads to its diploma',
		({ page, ...category }) => {
			for (const { id, size, title: titles, diploma: diplomaId } of countGroups(category)) {
				const title = titles?.[locale] ?? '';
				const [link] = page.all(`main h2#${id} a`);
				expect(link?.text, id).toBe(title);
				const diploma = diplomas.find((each) => each.id === diplomaId);
				expect(diploma?.verify, id).toMatch(/^https:/);
				expect(link?.address, id).toBe(diploma?.verify);
				expect(link?.name, id).toContain(`${title}: ${t.groupDiploma}`);
				expect(page.all(`main section[aria-labelledby=${id}] h3`), id).toHaveLength(size);
			}
		},
	);
});

describe.each(builtInLocales)('skills in %s', (locale) => {
	const page = site.openPage(locale, '/skills');
	const t = skillMessages[locale];

	test('four hard and four soft skills are under their headings, everyday tools with their year', () => {
		for (const kind of ['hard', 'soft'] as const) {
			const titles = skills
				.filter((skill) => skill.kind === kind)
				.map(({ title }) => title[locale]);
			expect(titles).toHaveLength(4);
			const [section] = page.named('main section', t[kind]);
			expect(section?.all('h3').map(({ text }) => text)).toEqual(titles);
		}
		const tools = skills.flatMap(({ everydayTools = [] }) => everydayTools);
		const lines = page.all('.everyday-tool').map(({ text }) => text);
		for (const { name, since } of tools) {
			const words = since ? fill(t.since, { year: since }) : '';
			expect(
				lines.some((line) => line.includes(name) && line.includes(words)),
				name,
			).toBe(true);
		}
		expect(lines).toHaveLength(tools.length);
	});

	test('the intelligence test has a picture, a day, an organization, its address and three reports', async () => {
		const [block] = page.named('main section', t.iq);
		const [picture] = block?.all('img') ?? [];
		expect(picture?.name).toBe(iqTest.alt?.[locale]);
		expect(picture?.attribute('src')).toContain(`iq-${locale}`);
		expect(block?.textOf('time')).toBe(formatLongDay(locale, iqTest.date ?? ''));
		expect(block?.text).toContain(iqTest.organization?.[locale]);
		for (const language of builtInLocales) {
			const [link] = block?.named('a', t.iqReports[language]) ?? [];
			expect(link?.attribute('target')).toBe('_blank');
			const answer = await ask(link?.attribute('href') ?? '');
			expect(answer.headers.get('content-type')).toBe('application/pdf');
		}
		expect(block?.named('a', t.iqTest)[0]?.address).toBe(iqTest.test);
	});

	test('the six selected certificates come from the lists other and pm', () => {
		const [section] = page.named('main section', t.special);
		const cards = section?.all('[data-list=documents] > li') ?? [];
		const ids = cards.map((card) => card.attribute('id'));
		expect(ids).toEqual(settings.specialCertificates.map((id) => id.replace('/', '-')));
		expect(ids).toHaveLength(6);
		expect(new Set(ids.map((id) => id?.split('-')[0]))).toEqual(new Set(['other', 'pm']));
	});
});
