import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { BuiltSite } from '../dist/built-site.ts';
import { isPicture, listMetadata } from '../dist/picture-metadata.ts';
import { findPrivateValues, hasValue } from '../dist/private-values.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { ProjectCopy } from './project-copy.ts';

const fixture = 'tests/fixtures/author/content';
const root = '.cache/author-site';
const copy = new ProjectCopy(root);
const site = new BuiltSite(`${root}/dist`);
const astro = 'astro/bin/astro.mjs';
const text = /\.(html|md|txt|json|xml|vcf|webmanifest)$/;
let hiddenPicture: Buffer;
let output = '';

/** Hostile words of the fixture, as they must be read in the end. */
const hostile = `<script>alert(1)</script> & "лапки" ' </title><img src=x onerror=alert(2)> {{x}} \${y} #panic("z") *a* _b_ [c](javascript:d)`;

beforeAll(async () => {
	copy.takeContent(fixture);
	const picture = (colour: string) =>
		sharp({ create: { width: 900, height: 1200, channels: 3, background: colour } })
			.webp()
			.toBuffer();
	hiddenPicture = await picture('#123456');
	copy.write('src/assets/photos/nino.jpg', planted('phone.jpg'));
	copy.write(
		'src/content/photos/1.json',
		'{ "order": 1, "picture": "photos/nino.jpg", "alt": { "en": "Nino at a bus stop." } }',
	);
	copy.write('src/assets/slides/bus.webp', planted('screen.webp'));
	copy.write(
		'src/content/slides/bus.json',
		'{ "order": 1, "picture": "slides/bus.webp", "alt": { "en": "A bus." }, "caption": { "en": "Bus" } }',
	);
	copy.write('public/projects/buses/Photo.JPG', planted('scan.jpg'));
	copy.write('src/assets/documents/hidden.webp', hiddenPicture);
	copy.write(
		'src/content/projects/depot.json',
		'{ "title": { "en": "Depot" }, "type": { "en": "Plan" }, "start": "2020", "description": { "en": "A plan of the new depot." }, "technologies": [], "private": true }',
	);
	copy.write('public/projects/depot/plan.txt', 'Where the buses sleep.');
	output = copy.build();
});

/** With a place and a name in it, which ExifTool wrote: tests/fixtures/pictures/README.md. */
function planted(file: string): Buffer {
	return readFileSync(`tests/fixtures/pictures/${file}`);
}

/** Files that contain the place or the name of a planted picture, and pictures with any metadata. */
async function findTelling(edition: BuiltSite): Promise<string[]> {
	const files = edition.list().map((file) => ({ file, bytes: edition.read(file) }));
	const found = await Promise.all(
		files.map(async ({ file, bytes }) => {
			const metadata = isPicture(bytes) ? await listMetadata(bytes) : [];
			return metadata.length > 0 || bytes.includes('Planted') ? [file] : [];
		}),
	);
	return found.flat();
}

test('a site with the content of another author knows nothing of the sample', () => {
	const sample = /zrazok|зразок\p{L}*-трейд|максим зразок|maksym|lattice academy|stepohrad/iu;
	const found = site.list().filter((file) => text.test(file) && sample.test(site.readText(file)));
	expect(found).toEqual([]);
});

test('a site with the content of another author says where to report a weakness', () => {
	const text = site.readText('.well-known/security.txt');
	expect(text).toMatch(/^Contact: mailto:nino@example\.net$/m);
});

test('a site with the content of another author has no pages, files or links in a language that the author left out', () => {
	const files = site.list();
	expect(files.filter((file) => /^es(\/|\.html)/.test(file))).toEqual([]);
	expect(files).toContain('uk/projects.html');
	const page = site.openPage('uk', '/projects');
	const twins = page.all('link[hreflang]').map((link) => link.attribute('hreflang'));
	expect(twins).toEqual(['en', 'uk', 'x-default']);
	expect(page.all('#languages a')).toHaveLength(2);
	for (const file of ['sitemap.xml', 'llms.txt', '404.html']) {
		expect(site.readText(file)).not.toMatch(/\/es\/|hreflang="es"|Español/);
	}
});

test('a site with the content of another author has the tools that the author chose, with their hubs, and nothing of the others', () => {
	const files = site.list();
	const pages = files.filter((file) => /^extra[/.].*html$/.test(file));
	expect(pages).toEqual([
		'extra.html',
		'extra/calculator.html',
		'extra/login.html',
		'extra/offline.html',
		'extra/rates.html',
		'extra/tasks.html',
		'extra/tasks/anagram.html',
		'extra/tasks/sandbox.html',
	]);
	expect(files.filter((file) => /^(models|textures|logos)\//.test(file))).toEqual([]);
	expect(files.filter((file) => /^assets\/tasks\/.*pdf$/.test(file))).toHaveLength(2);
	const menu = site.openPage('en', '/').all('#menu-extra a');
	expect(menu.map((link) => link.attribute('href'))).toEqual([
		'/extra/calculator',
		'/extra/rates',
		'/extra/tasks',
	]);
	const others = /\/extra\/(?:todo|weather|graphics|games|ai|tasks\/fizzbuzz)/;
	const texts = files.filter((file) => /\.(html|json|xml|txt|webmanifest)$/.test(file));
	expect(texts.filter((file) => others.test(site.readText(file)))).toEqual([]);
	expect(files.filter((file) => /^_astro\/Rates\./.test(file))).toHaveLength(1);
	expect(files.filter((file) => /^_astro\/(Todo|Notes|Memory|Weather)/.test(file))).toEqual([]);
});

test('a site with the content of another author has the categories of the author that have certificates, and no other', () => {
	const page = site.openPage('uk', '/certificates');
	expect(page.all('.tiles a').map((tile) => tile.attribute('href'))).toEqual([
		'/uk/certificates/safety',
	]);
	expect(page.all('.tiles img')).toEqual([]);
	expect(page.textOf('.page-lead')).toBe('1\u00a0сертифікат.');
	expect(page.textOf('.field-legend')).toBe('безпека');
	expect(site.openPage('uk', '/certificates/safety').textOf('.page-lead[lang="en"]')).toBe(
		'A bus is as safe as its driver.',
	);
	expect(page.all('#menu-certificates a').map((link) => link.text)).toEqual(['Безпека']);
	const known = site
		.list()
		.filter((file) => text.test(file) && /backend|certificates\/driving/.test(site.readText(file)));
	expect(known).toEqual([]);
});

test('a site with the content of another author has no dead links', () => {
	const { output } = copy.run('scripts/check-links.ts');
	expect(output).toMatch(/\d+ pages checked for dead links/);
	expect(output.split('\n').filter((line) => /^\S+\.html:\d/.test(line))).toEqual([]);
});

test('a site with the content of another author warns that it has no address, and does not name that of the sample', () => {
	expect(output).toContain('Before you publish the site, write "address"');
	const found = site
		.list()
		.filter((file) => text.test(file) && /vzir\.example/.test(site.readText(file)));
	expect(found).toEqual([]);
});

test('a site with the content of another author shows markup in the content as words, on pages and in every form', () => {
	const projects = site.openPage('en', '/projects');
	expect(projects.all('[data-list="projects"] h3').map((title) => title.text)).toEqual([hostile]);
	expect(projects.textOf('[data-list="projects"] [data-cell="about"]').endsWith(hostile)).toBe(
		true,
	);
	for (const path of ['/', '/projects', '/cv/buses']) {
		const page = site.openPage('en', path);
		expect(page.all('img[src="x"], [onerror], a[href^="javascript:"]')).toEqual([]);
		expect(page.all('script').filter((script) => script.raw === 'alert(1)')).toEqual([]);
	}
	const json = JSON.parse(site.readForm('en', '/resume.json'));
	expect(json.projects[0].name).toBe(hostile);
	expect(site.openPage('en', '/projects').data['@graph'][1].mainEntity).toBeTruthy();
});

test('a site with the content of another author shows what few authors have, no more exact than it is written', async () => {
	const job = site.openPage('en', '/experience').textOf('main');
	expect(job).toContain('Kutaisi');
	expect(job).toContain('Forty buses, and the only radio in town.');
	expect(job).toContain('2019');
	expect(job).not.toContain('Jan 2019');
	const certificate = site.openPage('en', '/certificates/safety').textOf('main');
	expect(certificate).toContain('Feb 2022');
	expect(certificate).toContain('valid until 2027');
	const pdf = await extractors['pdf.js'](site.read('cv.pdf'));
	expect(pdf).toContain('Radios of the seventies');
	expect(pdf).toContain('Forty buses, and the only radio in town.');
	expect(pdf).toContain('2019 – present');
});

test('a site with the content of another author typesets all of it, a description of 100 KB and letters of other scripts included', async () => {
	// The main CV keeps to its pages; the complete one leaves nothing out.
	const pdf = await extractors['pdf.js'](site.read('cv/complete.pdf'));
	expect(pdf.match(/The road goes on\./g)?.length).toBeGreaterThan(5500);
	expect(pdf.replace(/\s/g, '')).toContain(hostile.replace(/\s/g, ''));
	expect(output).toMatch(/its fonts have no [ა-ჰ ]+\. They/u);
	expect(site.openPage('en', '/').textOf('h1')).toBe('Nino Beridze (ნინო ბერიძე)');
	expect(site.readForm('uk', '/cv.vcf').replaceAll('\r\n ', '')).toContain('Ніно Берідзе (نينو)');
});

test('a site with the content of another author publishes no picture with a place or a name, whether a page shows, a page links or a file names it', async () => {
	const { image } = JSON.parse(site.readForm('en', '/resume.json')).basics;
	const portrait = basename(new URL(image).pathname);
	expect(site.list()).toContain('projects/buses/Photo.JPG');
	expect(await findTelling(site)).toEqual([]);
	const { width, height } = await sharp(site.read(`_astro/${portrait}`)).metadata();
	expect([width, height]).toEqual([120, 120]);
	expect(site.openPage('en', '/').all('.slider figcaption a[href$=".webp"]')).toHaveLength(1);
});

test('a site with the content of another author keeps private fields, entries and their pictures to itself', async () => {
	const values = findPrivateValues(fixture);
	expect(values.map(({ field }) => field)).toEqual(
		expect.arrayContaining(['telephone', 'birthDate', 'contacts[1].url', 'number']),
	);
	const secret = values.filter(
		({ spellings }) => !['Passed', 'messenger'].includes(spellings[0] ?? ''),
	);
	const found: string[] = [];
	for (const file of site.list()) {
		const bytes = site.read(file);
		if (bytes.equals(hiddenPicture)) found.push(`${file}: the picture`);
		if (file.startsWith('projects/depot/')) found.push(file);
		const words = file.endsWith('.pdf') ? await extractors.PDFium(bytes) : bytes.toString('utf8');
		for (const value of secret) if (hasValue(words, value)) found.push(`${file}: ${value.field}`);
	}
	expect(found).toEqual([]);
});

test('the private edition, in a folder of its own, shows what the public one keeps', async () => {
	copy.leaveOutTools();
	const settings = JSON.parse(readFileSync(`${root}/src/content/site/site.json`, 'utf8'));
	copy.write(
		'src/content/site/site.json',
		JSON.stringify({ ...settings, address: 'https://nino.example/' }),
	);
	copy.build('--private');
	const edition = new BuiltSite(`${root}/dist-private`);
	expect(edition.readText('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
	expect(edition.list()).not.toContain('.well-known/security.txt');
	expect(edition.readText('index.html')).toContain('href="https://nino.example/"');
	const json = edition.readForm('en', '/resume.json');
	const pdf = await extractors.PDFium(edition.read('cv.pdf'));
	const card = edition.readForm('en', '/cv.vcf');
	expect(await findTelling(edition)).toEqual([]);
	expect(json).toContain('+995 500 000 777');
	expect(pdf).toContain('+995 500 000 777');
	expect(card).toContain('BDAY:19910903');
	expect(edition.readText('index.html')).toContain('https://example.net/only-for-friends');
	expect(edition.readForm('en', '/certificates.md')).toContain('SECRET-4711');
	expect(edition.readText('projects/depot/plan.txt')).toBe('Where the buses sleep.');
	// The private value of each kind that the public build was searched for is in one of the files.
	const words = edition
		.list()
		.filter((file) => text.test(file))
		.map((file) => edition.readText(file))
		.join('\n');
	const missing = findPrivateValues(fixture).filter(
		(value) => !value.field.includes('label') && !hasValue(words, value),
	);
	expect(missing.map(({ field }) => field)).toEqual([]);
});

test('a build with a recording that tells its place ends with the file and what to do', () => {
	copy.write('public/projects/buses/place.mp4', readFileSync('tests/fixtures/leaks/place.mp4'));
	const { status, output } = copy.run(astro, 'build');
	copy.remove('public/projects/buses/place.mp4');
	expect(status).toBe(1);
	expect(output).toContain('public/projects/buses/place.mp4 tells where, by whom or with what');
	expect(existsSync(`${root}/dist`)).toBe(false);
	expect(existsSync(`${root}/dist-refused/index.html`)).toBe(true);
});

test('a build with broken content shows every mistake at once, and makes nothing', () => {
	copy.write(
		'src/content/projects/bus-map.json',
		'{ "title": { "en": "No type" }, "start": "soon" }',
	);
	copy.write('src/content/experience/depot.json', '{ "start": "2019-05-01", }');
	copy.write(
		'src/content/certificates/safety/latin.json',
		Buffer.from('{"title":"caf\xe9"}', 'latin1'),
	);
	copy.write('src/assets/photos/nino.jpg', 'no picture at all');
	const { status, output } = copy.run(astro, 'build');
	expect(status).toBe(1);
	for (const sentence of [
		'src/content/projects/bus-map.json:1:',
		'"soon" is not a date.',
		'The type is missing.',
		'experience/depot.json:1',
		'The file is not saved as plain UTF-8.',
		'The picture "src/assets/photos/nino.jpg" cannot be read.',
	]) {
		expect(output).toContain(sentence);
	}
	expect(output).toMatch(/\d+ mistakes in 4 files\./);
	expect(output).not.toContain('Complete!');
});
