import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { decodeHTMLStrict } from 'entities';
import { getResolvedPDFJS } from 'unpdf';
import type { Locale } from '#i18n/locales.ts';
import { allWords } from '../../scripts/content/words/areas.ts';
import { readReadyWords, readyLanguages } from '../../scripts/content/words/ready-words.ts';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../browser.ts';
import { BuiltSite } from '../dist/built-site.ts';
import { Page } from '../dist/page.ts';
import { findEnglish, listEnglish } from '../page-text/english.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { writeFewRecords } from './few-records.ts';
import { inventTexts } from './invented.ts';
import { ProjectCopy } from './project-copy.ts';
import { listMisread } from './reading-order.ts';

/** A page with the words of the social pictures of its language: what is drawn cannot be read. */
const socialWords = `
import { localePaths } from '#i18n/locales.ts';
import { getStaticPaths as list } from './[...page].jpg.ts';
export const getStaticPaths = localePaths;
export const GET = async ({ params: { locale } }) => {
	const own = (await list()).filter(({ params }) => params.locale === locale);
	const words = own.map(({ props: { title, subtitle, owner, figure } }) => ({ title, subtitle, owner, figure }));
	return new Response(JSON.stringify(words));
};
`;
/** Records with every field that a site shows, beside what an author of few records has. */
const everyField = 'tests/fixtures/author/every-field';
const copy = new ProjectCopy('.cache/languages-site');
const site = new BuiltSite(`${copy.root}/dist`);
/** Every language whose texts are ready, and none that is built in. */
const tags = ['de', ...readyLanguages.filter((tag) => tag !== 'de')];

beforeAll(async () => {
	rmSync(join(copy.root, 'src/content'), { recursive: true, force: true });
	await writeFewRecords(copy, 2);
	for (const file of globSync('**/*.json', { cwd: everyField }))
		change(file, JSON.parse(readFileSync(join(everyField, file), 'utf8')));
	change('education/school-2.json', { start: undefined });
	change('site/site.json', { languages: tags });
	const story = 'case-studies/project-1/en.mdx';
	copy.write(`src/content/${story}`, readFileSync(join(everyField, story)));
	inventTexts(copy, tags);
	change('experience/job-1.json', {
		job: { de: 'Leiterin', ar: 'رئيسة' },
		company: { de: 'Rehazentrum', ar: 'Rehazentrum' },
		place: { de: 'Wien, Österreich', ar: 'Wien, Österreich' },
	});
	const page = (top: string, text: string) => `---\n${top}\n---\n\n${text}\n`;
	copy.write(
		'src/content/pages/imprint/de.mdx',
		page('title: Impressum\ndescription: Wer es ist.', '## Anschrift\n\nRiwne. [Preise](/prices)'),
	);
	const menu = 'description: Was es kostet.\nlink: menu';
	copy.write('src/content/pages/prices/de.mdx', page(`title: Preise\n${menu}`, 'Zehn Euro.'));
	copy.write('src/content/pages/prices/ar.mdx', page(`title: الأسعار\n${menu}`, 'عشرة'));
	copy.write('src/pages/[...locale]/social/words.json.ts', socialWords);
	expect(copy.build()).not.toContain('printed as boxes');
});

/** Gives a record these fields besides those that it has. */
function change(record: string, fields: object) {
	const file = `src/content/${record}`;
	const before = existsSync(join(copy.root, file)) ? JSON.parse(copy.read(file)) : {};
	copy.write(file, JSON.stringify({ ...before, ...fields }));
}

/** Files that are in all languages at once. */
const shared = ['404.html', 'llms.txt'];

test.each([...tags.map((tag) => [tag]), tags])('nothing is English in %s', async (...languages) => {
	const english = listEnglish(toWords('en-GB', allWords), [
		...languages.map((tag) => toWords(tag, readReadyWords(tag))),
		'JSON Resume',
	]);
	const others = [
		...tags.filter((tag) => !languages.includes(tag)),
		...shared,
		'assets',
		'.well-known',
	];
	const files =
		languages.length > 1
			? shared
			: site
					.list()
					.filter((file) =>
						languages.includes('de') ? !isIn(others, file) : isIn(languages, file),
					);
	expect(files.length).toBeGreaterThan(1);
	if (languages.length === 1)
		expect(files.filter((file) => file.endsWith('social/words.json'))).toHaveLength(1);
	const found: string[] = [];
	for (const file of files) {
		const parts = findEnglish(await readTexts(file), english);
		found.push(...parts.map((part) => `${file}: ${part}`));
		if (/\.(html|xml)$/.test(file) && /lang="en/.test(site.readText(file))) found.push(file);
	}
	expect(found).toEqual([]);
});

/** The texts of a language, and its names of months. */
function toWords(tag: string, words: unknown) {
	const months = (['long', 'short'] as const).flatMap((month) => {
		const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
		return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at)));
	});
	return { words, months };
}

function isIn(folders: readonly string[], file: string): boolean {
	return folders.some(
		(folder) => [folder, `${folder}.html`].includes(file) || file.startsWith(`${folder}/`),
	);
}

/** What a file shows or says; nothing of styles, scripts, names of fields, and words by which the search finds something. */
async function readTexts(file: string): Promise<string> {
	if (file.endsWith('.pdf')) return extractors.PDFium(site.read(file));
	if (!/\.(html|json|md|txt|vcf|xml|webmanifest)$/.test(file)) return '';
	const markup = site
		.readText(file)
		.replace(/<style\b.*?<\/style>|<script(?![^>]*json).*?<\/script>/gs, '');
	if (file.endsWith('find.json'))
		return [...markup.matchAll(/"(?:title|detail|dates)":"([^"]*)/g)].join('\n');
	const spoken =
		/ (?:aria-\w+|alt|title|placeholder|content|label|value|props|data-[\w-]+)="([^"]*)"/g;
	const attributes = [...markup.matchAll(spoken)].map(([, value = '']) => value);
	const texts = [...attributes, markup.replace(/<[^>]*>/g, '\n')].map(decodeHTMLStrict);
	// A word in small letters alone is that of a standard or of the code, as is the type of a thing.
	return texts
		.join('\n')
		.replace(/^[a-z-]+$|"[a-z-]+(?:\[\d\]\.\w+)?"|"@type":"\w+"|"@?\w+":/gm, '');
}

test('a text that a language does not have is that of the default language, and marked', () => {
	const page = site.readPage('ar' as Locale, '/experience');
	expect(page).toMatch(/<html lang="ar" dir="rtl"/);
	expect(page).toMatch(/lang="de" dir="ltr"/);
});

test('a page of the owner is linked where they say, and has all that other pages have', () => {
	const home = new Page(site.readText('ar.html'));
	expect(home.named('#sections a[href="/ar/prices"]', 'الأسعار')).toHaveLength(1);
	expect(home.named('.footer a[href="/ar/imprint"][lang="de"]', 'Impressum')).toHaveLength(1);
	const page = new Page(site.readText('ar/imprint.html'));
	expect(page.named('article[lang="de"] h1', 'Impressum')).toHaveLength(1);
	// Its bullets are beside its lines, not on them.
	expect(page.all('article [lang="de"][dir="ltr"]')).toHaveLength(1);
	expect(page.textOf('.footer a[aria-current="page"]')).toBe('Impressum');
	expect(page.all('link[hreflang]')).toHaveLength(tags.length + 1);
	expect(page.meta('description')).toBe('Wer es ist.');
	expect(site.readText('sitemap.xml')).toContain('/ar/imprint<');
	expect(site.readText('llms.txt')).toContain('/ar/prices.md');
	expect(site.readText('imprint.md')).toMatch(
		/^# Impressum\n\nWer es ist.\n\n## Anschrift\n\nRiwne./,
	);
	expect(JSON.parse(site.readText('find.json')).records).toContainEqual(
		expect.objectContaining({ kind: 'page', title: 'Preise', also: [['ar', 'الأسعار']] }),
	);
});

test('in the PDF, too, the texts of a line are to the left of each other', async () => {
	const { getDocument } = await getResolvedPDFJS();
	const task = getDocument({ data: new Uint8Array(site.read('ar/cv.pdf')), verbosity: 0 });
	const { items } = await (await (await task.promise).getPage(1)).getTextContent();
	const [job, company, place] = ['رئيسة', 'Rehazentrum', 'Wien'].map((start) => {
		const item = items.find((each) => 'str' in each && each.str.startsWith(start));
		return item && 'transform' in item ? Number(item.transform[4]) : Number.NaN;
	});
	expect(job).toBeGreaterThan(company ?? Number.NaN);
	expect(company).toBeGreaterThan(place ?? Number.NaN);
	await task.destroy();
});

/** Unicode Bidirectional Algorithm (UAX #9), X5a–X6a: an isolated text is one sign to the line around it, which goes to the left. */
test('a page from right to left is read in its order, fits phones, and turns its arrows', async () => {
	const served = await startSite({ root: site.root, port: 0 });
	const browser = await chromium.launch(await findChromium());
	try {
		const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
		const page = await browser.newPage(phone);
		for (const path of [
			'',
			'/projects',
			'/skills',
			'/certificates',
			'/experience',
			'/education',
			'/imprint',
		]) {
			await page.goto(`${served.url}/ar${path}`);
			const widest = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(widest, path).toBeLessThanOrEqual(390);
			expect(await page.evaluate(listMisread), path).toEqual([]);
		}
		await page.goto(`${served.url}/ar/certificates/nursing`);
		const turned = (name: string) =>
			page
				.locator(name)
				.first()
				.evaluate((icon) => getComputedStyle(icon).scale);
		expect(await turned('.icon:has([d="m15 5-7 7 7 7"])')).toBe('-1 1');
		await page.goto(`${served.url}/ar/projects/project-1`);
		expect(await turned('.change .icon')).toBe('-1 1');
	} finally {
		await browser.close();
		await served.close();
	}
});
