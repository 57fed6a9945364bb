import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { BuiltSite } from '../dist/built-site.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { ProjectCopy } from './project-copy.ts';

/** A site in which the author has chosen all that can be chosen. */
const look = {
	accent: '#8a1c4a',
	marker: '#9fe0c0',
	textFont: '@fontsource-variable/literata',
	titleFont: '@fontsource-variable/jost',
	ornament: false,
	paper: 'letter',
};
const fixture = 'tests/fixtures/author/content';
const root = '.cache/look-site';
const copy = new ProjectCopy(root);
const site = new BuiltSite(`${root}/dist`);
let refused: ReturnType<ProjectCopy['run']>;
let suggested: ReturnType<ProjectCopy['run']>;

beforeAll(async () => {
	copy.takeContent(fixture);
	const settings: object = JSON.parse(readFileSync(`${fixture}/site/site.json`, 'utf8'));
	const write = (accent: string) => {
		const text = JSON.stringify({ ...settings, look: { ...look, accent } });
		copy.write('src/content/site/site.json', text);
	};
	for (const [file, background] of [
		['photos/nino', '#aabbcc'],
		['documents/hidden', '#123456'],
	] as const) {
		const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background } });
		copy.write(`src/assets/${file}.webp`, await picture.webp().toBuffer());
	}
	write('#ff8800');
	refused = copy.run('scripts/check-content.ts');
	write(findSuggestion());
	suggested = copy.run('scripts/check-content.ts');
	write(look.accent);
	copy.build();
});

test('an accent that cannot be read is refused with the nearest one that can, which is accepted', () => {
	expect(refused.status).toBe(1);
	expect(refused.output).toContain('look.accent');
	expect(findSuggestion()).toMatch(/^#[0-9a-f]{6}$/);
	expect(suggested.output).toContain('No mistakes in');
	expect(suggested.status).toBe(0);
});

test('no file has the accent of the house', () => {
	const house = /#1f45c4|#103baf|oklch\((?:41%|\.41|0\.41) 0?\.19 264|#b9c3e6/i;
	// Scenes keep their colours, as their pictures do.
	const texts = site
		.list()
		.filter((file) => /\.(html|css|js|svg|json|webmanifest)$/.test(file))
		.filter((file) => !file.startsWith('_astro/mount.'));
	expect(texts.length).toBeGreaterThan(20);
	expect(texts.filter((file) => house.test(site.readText(file)))).toEqual([]);
	expect(site.readText('index.html')).toContain('#8a1c4a');
	expect(site.readText('favicon.svg')).toContain('.left{stroke:#8a1c4a}');
});

test('the CV is printed in the accent, on Letter paper, in the fonts of the author', async () => {
	const pdf = site.read('cv.pdf');
	const drawing = readStreams(pdf);
	const [red, green, blue] = [0x8a, 0x1c, 0x4a].map((part) => String(part / 255).slice(0, 6));
	expect(drawing).toMatch(new RegExp(`${red}\\d* ${green}\\d* ${blue}\\d* (?:rg|scn)`));
	expect(drawing).not.toMatch(/0\.1215\d* 0\.2705\d* 0\.7686\d* (?:rg|scn|RG|SCN)/);
	expect(pdf.toString('latin1')).toMatch(/\/MediaBox ?\[0 0 612 792\]/);
	const words = readStreams(pdf) + pdf.toString('latin1');
	expect(words).toMatch(/\+Literata-400/);
	expect(await extractors['pdf.js'](pdf)).toContain('Nino Beridze');
});

test('pages are set in the fonts of the author, and name no other', () => {
	const page = site.readText('uk/projects.html');
	expect(page).toMatch(/--text:"?Literata/);
	expect(page).not.toMatch(/Onest/);
	const preloaded = site.openPage('uk', '/projects').all('link[rel="preload"]');
	expect(preloaded.map((link) => link.attribute('href')?.replace(/\.[^.]+\.woff2$/, ''))).toEqual([
		'/_astro/literata-latin-400-600',
		'/_astro/literata-cyrillic-400-600',
	]);
	for (const link of preloaded) {
		expect(site.list()).toContain(link.attribute('href')?.slice(1));
	}
});

/** The colour that the content check names besides the refused one. */
function findSuggestion(): string {
	const colours = refused.output.match(/#[0-9a-f]{6}/g) ?? [];
	return colours.find((colour) => colour !== '#ff8800') ?? '';
}

/** The commands that draw the pages of a PDF. */
function readStreams(pdf: Buffer): string {
	const text = pdf.toString('latin1');
	const streams = text.matchAll(/stream\r?\n/g);
	return [...streams]
		.map(({ index, 0: start }) => {
			try {
				return inflateSync(pdf.subarray(index + start.length)).toString('latin1');
			} catch {
				return '';
			}
		})
		.join('\n');
}
