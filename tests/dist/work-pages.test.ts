import { readFileSync } from 'node:fs';
import { formatDay } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { about } from '#i18n/messages/about/index.ts';
import { caseStudy } from '#i18n/messages/case-study/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { experience } from '#i18n/messages/experience/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { localizePath, toHref } from '#i18n/urls.ts';
import { listCaseStudies } from '../e2e/pages/case-study.ts';
import { jobs, profile, projects, slides, technologies } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();
const studies = listCaseStudies();
/** The country of the sample, ES. */
const country: Readonly<Record<string, string>> = { en: 'Spain', uk: 'Іспанія', es: 'España' };

describe.each(locales)('home in %s', (locale) => {
	const page = site.openPage(locale, '/');
	const t = home[locale];
	const sentence = profile.worth?.[locale] ?? '';

	test('it has the name, six titles, the work and the facts of the person, and leads to the projects and the CV', async () => {
		expect(page.all('main h1').map(({ text }) => text)).toEqual([profile.name[locale]]);
		const [titles] = page.named('main ul', t.titles);
		expect(titles?.all('li').map(({ text }) => text)).toEqual(profile.titles[locale]);
		expect(profile.titles[locale]).toHaveLength(6);
		const [, keyWord = ''] = /\*\*(.+?)\*\*/.exec(sentence) ?? [];
		expect(page.textOf('main .worth')).toBe(sentence.replaceAll('**', ''));
		expect(page.textOf('main .worth strong')).toBe(keyWord);
		expect(page.all('main .facts li').map(({ text }) => text)).toEqual([
			`${profile.town[locale]}, ${country[locale]}`,
			expect.stringMatching(/, .* B2, .* A2/),
			profile.availability?.[locale],
		]);
		const [work] = page.named('main a', t.work);
		expect(work?.attribute('href')).toBe(localizePath(locale, '/projects', ''));
		const [cv] = page.named('main a', t.cv);
		const answer = await ask(cv?.attribute('href') ?? '');
		expect(answer.headers.get('content-type')).toBe('application/pdf');
		expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
	});

	test('the contacts are those of the profile, the years those of the story', () => {
		const [contacts] = page.named('main ul', t.contacts);
		const links = contacts?.all('a').map((link) => [link.attribute('aria-label'), link.address]);
		expect(links).toEqual(
			profile.contacts.map(({ label, url }) => [label[locale], url.replace(/^mailto:/, '')]),
		);
		const [story] = page.named('main section', t.story);
		const years = story?.all('time').map(({ text }) => text);
		expect(years).toEqual(['2016', '2020', '2021', '2022', '2023']);
	});

	test('the selected work is what the content picks, each with its result and its links, the first in the first window', () => {
		const picked = projects
			.filter(({ featured }) => featured !== undefined)
			.sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
		const [selected] = page.named('main section', t.selectedWork);
		const rows = [...page.all('main .lead-work'), ...(selected?.all('li') ?? [])];
		expect(rows.map((row) => row.textOf('h3, figcaption a'))).toEqual(
			picked.map(({ title }) => title[locale]),
		);
		for (const [index, { id, title, demo, results = [] }] of picked.entries()) {
			const [row, [result]] = [rows[index], results];
			// A figure that comes before its title is heard as that of the row before.
			expect(row?.text.startsWith(title[locale] ?? '')).toBe(true);
			if (result) expect(row?.text).toContain(result.what[locale]);
			const links = row?.all('a').map((link) => link.address);
			expect(links).toContain(localizePath(locale, `/projects/${id}`, ''));
			if (index > 0 && demo) expect(links).toContain(toHref(locale, demo, ''));
		}
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

describe.each(locales)('projects in %s', (locale) => {
	const page = site.openPage(locale, '/projects');
	const t = common[locale];

	test('all 27 are listed, those for clients before all others, each shelf counted and the newest first', () => {
		expect(projects).toHaveLength(27);
		const shelves = [true, false].map((isForClients) =>
			projects.filter((project) => (project.for === 'client') === isForClients),
		);
		const { kinds, shelves: titles } = messages[locale];
		expect(page.all('main h2').map(({ text }) => text)).toEqual([
			`${kinds.client} 9`,
			`${titles.ownAndOthers} 18`,
		]);
		expect(
			page.all('[data-shelf]').map((shelf) => shelf.all('h3').map(({ text }) => text)),
		).toEqual(shelves.map((shelf) => shelf.map(({ title }) => title[locale])));
		for (const name of [t.list, t.newestFirst]) {
			const pressed = page.named('main button', name).map((it) => it.attribute('aria-pressed'));
			expect(pressed, name).toEqual(['true']);
		}
	});

	test('title and cover of a project with a case study lead to its page, where its gallery is', () => {
		for (const { id } of projects) {
			const hasStory = studies.includes(`/projects/${id}`);
			const story = localizePath(locale, `/projects/${id}`, '');
			const hrefsOf = (selector: string) =>
				page.all(`[id="${id}"] ${selector}`).map((link) => link.attribute('href'));
			expect(hrefsOf('h3 > a'), id).toEqual(hasStory ? [story] : []);
			expect(hrefsOf('.list-cover > a'), id).toEqual([hasStory ? story : undefined]);
			if (hasStory) expect(page.all(`[id="${id}"] figure`), id).toEqual([]);
		}
		expect(page.all('main figure').length).toBeGreaterThan(0);
	});

	test.each(studies)(
		'the story %s is an article with a cover, results, technologies and two others',
		(path) => {
			const story = site.openPage(locale, path);
			const project = projects.find(({ id }) => path.endsWith(`/${id}`));
			expect(story.all('main h1').map(({ text }) => text)).toEqual([project?.title[locale]]);
			const [others] = story.named('main nav', caseStudy[locale].others);
			const titles = projects.map(({ title }) => title[locale]);
			for (const link of others?.all('a') ?? []) {
				expect(Object.values(caseStudy[locale])).toContain(link.textOf('.quiet'));
				expect(titles).toContain(link.textOf('strong'));
				// The title names the link: the words of its picture would come before it.
				for (const picture of link.all('img')) expect(picture.name).toBe('');
			}
			const listed = page.all('main h3 a').map((link) => link.attribute('href'));
			const at = listed.indexOf(localizePath(locale, path, ''));
			expect(others?.all('a').map((link) => link.attribute('href'))).toEqual([
				listed.at(at - 1),
				listed[(at + 1) % listed.length],
			]);
			expect(story.meta('og:type')).toBe('article');
			expect(story.meta('article:published_time')).toMatch(/^\d{4}-\d\d-\d\d$/);
			const [result] = project?.results ?? [];
			if (result) {
				expect(JSON.stringify(story.data)).toContain(`"abstract":"${result.what[locale]}: `);
			}
			const links = story.all('main dl.case-facts li a');
			expect(links.length).toBeGreaterThan(0);
			for (const link of links) {
				const query = `?q=${encodeURIComponent(link.text)}`;
				expect(link.attribute('href')).toBe(`${localizePath(locale, '/projects', '')}${query}`);
			}
			const covers = story.all('.case-cover picture:not(.stitched) img');
			expect(covers.length).toBeGreaterThan(0);
			for (const cover of covers) expect(cover.attribute('fetchpriority')).toBe('high');
		},
	);
});

describe.each(locales)('experience in %s', (locale) => {
	const page = site.openPage(locale, '/experience');
	const articles = page.all('main article');
	const t = experience[locale];

	test('the four jobs are in order with their days, duties, tasks, skills and results', () => {
		expect(jobs).toHaveLength(4);
		expect(articles).toHaveLength(4);
		for (const [index, job] of jobs.entries()) {
			const article = articles[index];
			const textsOf = (selector: string) => article?.all(selector).map(({ text }) => text);
			expect(textsOf('h2')).toEqual([job.job?.[locale]]);
			expect(textsOf('h3')).toEqual([t.results, t.mainDuties, t.relatedDuties, t.skills]);
			expect(textsOf('time')).toEqual(
				[job.start, job.end].flatMap((day) => (day ? [formatDay(locale, day)] : [])),
			);
			expect(textsOf('li')).toEqual(
				[job.tasks, job.mainDuties, job.relatedDuties].flatMap((lines) => lines?.[locale] ?? []),
			);
			expect(article?.text).toContain(job.company?.[locale]);
			expect(textsOf('.labels > *')).toEqual(job.skills);
			if (!job.end) expect(article?.text).toContain(common[locale].now);
			for (const { what, before, after } of job.results ?? []) {
				const figure = article
					?.all('.job-results p')
					.find(({ text }) => text.includes(what[locale] ?? ''));
				expect(figure?.textOf('.change')).toContain(`${after}`);
				expect(figure?.textOf('.change')).toContain(`${before}`);
			}
		}
	});

	test('the jobs began and ended on the days of the specification', () => {
		const days = page.all('main time').map((time) => time.attribute('datetime'));
		expect(days.join(' ')).toBe(
			'2023-01-14 2016-12-27 2023-01-13 2001-01-15 2023-01-13 2000-09-12 2004-06-30',
		);
	});
});

test.each(locales)(
	'%s: 28 technologies have their address, version and purpose; versions are those of the installed packages',
	(locale) => {
		expect(technologies).toHaveLength(28);
		expect(technologies.filter((each) => each.package).length).toBeGreaterThan(15);
		const [section] = site
			.openPage(locale, '/about')
			.named('main section', about[locale].technologies);
		const cards = section?.all('[data-list=technologies] > li') ?? [];
		expect(cards).toHaveLength(28);
		for (const [index, technology] of technologies.entries()) {
			const { title, url, purpose, package: name, version = readVersion(name) } = technology;
			const card = cards[index];
			expect(card?.named('a', title)[0]?.attribute('href')).toBe(url);
			expect(card?.text).toContain(purpose[locale]);
			expect(card?.textOf('p')).toBe(version);
		}
	},
);

function readVersion(name: string | undefined): string {
	return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}
