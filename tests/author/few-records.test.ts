import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type SitePart, sitePartIds } from '#lib/site-parts.ts';
import { BuiltSite } from '../dist/built-site.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { writeFewRecords } from './few-records.ts';
import { photograph } from './photographs.ts';
import { ProjectCopy } from './project-copy.ts';

/** The first days of a site: it has none, one or two records of each kind. */
const root = '.cache/few-records-site';
const copy = new ProjectCopy(root);
const site = new BuiltSite(`${root}/dist`);
const kinds = ['/projects', '/experience', '/education', '/skills', '/certificates'];
/** Pictures of every page, to be looked at. */
const pictures = 'reports/few-records';
const pages = ['/', '/about', ...kinds, '/certificates/nursing'];
const lists = ['/projects', '/education', '/certificates/nursing'];

describe('without any record', () => {
	beforeAll(() => build(0));

	test('there are three pages, and no link or address leads to another', () => {
		expect(site.list().filter((file) => file.endsWith('.html'))).toEqual([
			'404.html',
			'about.html',
			'accessibility.html',
			'index.html',
		]);
		for (const file of ['index.html', 'about.html', 'sitemap.xml', 'llms.txt']) {
			for (const path of kinds) expect(site.readText(file)).not.toMatch(new RegExp(`${path}\\b`));
		}
	});

	test('no page counts or lists what is not there', () => {
		const about = site.openPage('en', '/about');
		expect(about.all('.toolbar, #technologies')).toEqual([]);
		expect(about.textOf('main')).not.toContain('technologies');
		const home = site.openPage('en', '/');
		expect(home.all('.key-figures, .lead-work, .selected, .slider')).toEqual([]);
	});

	test('every page looks right', async () => {
		expect(await photograph(`${root}/dist`, ['/', '/about'], `${pictures}/0`)).toEqual([]);
	});
});

describe('with one record of each kind', () => {
	beforeAll(() => build(1));

	test('each kind has its page in the menu, and counts in the singular', () => {
		const menu = site
			.openPage('en', '/')
			.all('nav a')
			.map((link) => link.attribute('href'));
		for (const path of kinds) expect(menu).toContain(path);
		expect(site.openPage('en', '/projects').textOf('.page-lead')).toMatch(/^Since 2011/);
		expect(site.openPage('en', '/experience').textOf('.page-lead')).toMatch(/^1 job since 2011/);
		expect(site.openPage('en', '/').textOf('main')).not.toMatch(/\b1\s+(projects|jobs|skills)\b/);
	});

	test('every page looks right', async () => {
		expect(await photograph(`${root}/dist`, pages, `${pictures}/1`)).toEqual([]);
	});
});

describe('with two records of each kind', () => {
	beforeAll(() => build(2));

	test.each(lists)('%s has its controls, and both records', (path) => {
		const page = site.openPage('en', path);
		expect(page.all('.toolbar')).toHaveLength(1);
		expect(page.textOf('main')).toMatch(/2.*1/s);
	});

	test('an author who asks nothing has no ask', () => {
		expect(site.openPage('en', '/').all('.ask')).toEqual([]);
	});

	test('every page looks right', async () => {
		expect(await photograph(`${root}/dist`, pages, `${pictures}/2`)).toEqual([]);
	});
});

describe('with records of which only the names are known, and one end', () => {
	beforeAll(() => build(1, [], 'tests/fixtures/author/names-alone'));

	test('every page looks right', async () => {
		expect(await photograph(`${root}/dist`, pages, `${pictures}/unknown`)).toEqual([]);
	});

	test('the end alone is shown as one, in every form', async () => {
		const pdf = await extractors['pdf.js'](site.read('cv.pdf'));
		const page = site.openPage('en', '/experience').textOf('main');
		for (const text of [page, pdf, site.readText('cv.txt'), site.readText('experience.md')]) {
			expect(text).toContain('until Jun 2010');
		}
		for (const text of [pdf, site.readText('cv.txt')]) {
			expect(text).toMatch(/Open at night[\s\S]*First aid/);
		}
	});

	test('nothing else is claimed: no time, no year, no empty word', () => {
		const files = site.list().filter((file) => /\.(html|md|txt|json|xml|vcf)$/.test(file));
		for (const file of files.filter((each) => !each.startsWith('_astro/'))) {
			const text = site.readText(file);
			expect(text, file).not.toMatch(/\b(undefined|NaN|Invalid Date|1900)\b|– present|ORG:/);
		}
		const main = pages.map((path) => site.openPage('en', path).textOf('main')).join('\n');
		expect(main).not.toMatch(/\bsince\b|\d years?|·\s*(\n|$)/i);
		const { work, projects, education, certificates } = JSON.parse(site.readText('resume.json'));
		expect(work[0]).toMatchObject({ name: 'Known', position: 'Porter', endDate: '2010-06' });
		for (const item of [work[0], projects[0], education[0], certificates[0]]) {
			expect(Object.keys(item)).not.toContain('startDate');
			expect(Object.keys(item)).not.toContain('date');
		}
		expect(site.readText('feed.xml')).not.toContain('<entry>');
	});
});

describe('with all parts left out', () => {
	beforeAll(() => build(2, sitePartIds));

	test('no page has one of them', () => {
		const parts =
			'.ranking, .show-ranking, .iq, .slider, .share, #copy-answer, .stitched, [data-click="view-mode"], [href$="/accessibility"]';
		for (const path of ['/', '/about', ...kinds, '/certificates/nursing']) {
			expect(site.openPage('en', path).all(parts), path).toEqual([]);
		}
	});

	test('their pictures, scripts and reports are not in the site', () => {
		const files = site.list();
		expect(files.filter((file) => /_astro.*\.svg$|slider|assets\/iq/i.test(file))).toEqual([]);
		expect(site.readForm('en', '/resume.json')).not.toContain('intelligence');
	});

	test('every page looks right', async () => {
		expect(await photograph(`${root}/dist`, pages, `${pictures}/2-without-parts`)).toEqual([]);
	});
});

/** Builds a site with `count` records of each kind, in the place of some of them those of the folder `records`. */
async function build(count: number, leaveOut: readonly SitePart[] = [], records?: string) {
	for (const folder of ['src/content', 'src/assets/photos', 'src/assets/slides', 'dist']) {
		rmSync(join(root, folder), { recursive: true, force: true });
	}
	await writeFewRecords(copy, count, leaveOut);
	if (records) cpSync(records, join(root, 'src/content'), { recursive: true });
	copy.build();
}
