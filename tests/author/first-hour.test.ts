import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import { hashPicture } from '#build/pictures/encoding.ts';
import { readEntries } from '../../scripts/content/entries.ts';
import { listOwnFiles, sampleFiles } from '../../scripts/content/sample/fingerprints.ts';
import { listTexts } from '../../scripts/content/sample/texts.ts';
import { isSample } from '../../scripts/content/site-settings.ts';
import { readContentTree } from '../../scripts/content/tree.ts';
import { BuiltSite } from '../dist/built-site.ts';
import commands from '../fixtures/owners/baker.json' with { type: 'json' };
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { ProjectCopy } from './project-copy.ts';

const sample = readContentTree(process.cwd());
const { entries } = readEntries(sample);
const root = '.cache/first-hour-site';
const site = new BuiltSite(`${root}/dist`);
const text = /\.(html|md|txt|json|xml|vcf|webmanifest|svg)$/;

// What she writes into a terminal, one command after another, is in `baker.json`.
describe.runIf(isSample(entries))('the first hour of a baker', () => {
	const copy = new ProjectCopy(root);

	beforeAll(async () => {
		copy.takeAuthor();
		const taken = (file: string) => readFileSync(`tests/fixtures/pictures/${file}`);
		copy.write('phone/Rosa (1).JPG', taken('phone.jpg'));
		copy.write('phone/Піч.png', taken('screen.png'));
		for (const { command, answers } of commands) {
			const { status, output } = copy.answer(command, answers);
			expect(output).toContain(command === 'init' ? 'The site is yours' : 'Written: ');
			expect(status).toBe(0);
		}
		// What she puts into the folders herself.
		copy.write('src/assets/photos/DSC_0003.JPG', taken('scan.jpg'));
		copy.write(
			'src/content/photos/guild.json',
			'{ "order": 3, "picture": "photos/DSC_0003.JPG", "alt": { "en": "Rosa." } }',
		);
		expect(copy.build()).toContain('DSC_0003.JPG is now src/assets/photos/dsc-0003.jpg: upright');
	});

	test('ends with a site of her own in two languages', () => {
		expect(site.openPage('en', '/').textOf('h1')).toBe('Rosa Ferrer');
		expect(site.openPage('en', '/').textOf('.logo')).toBe('RF');
		expect(site.openPage('es', '/experience').textOf('main')).toContain('Jefa de obrador');
		expect(site.openPage('es', '/certificates/baking').textOf('main')).toContain('Rye and spelt');
		expect(site.openPage('es', '/imprint').textOf('main')).toContain(
			'Domicilio: Carrer del Pont 3',
		);
		expect(site.openPage('en', '/').named('footer a', 'Privacy notice')).toHaveLength(1);
		expect(site.list().filter((file) => /^(uk|extra)(\/|\.html)/.test(file))).toEqual([]);
	});

	test('leaves no word and no link of the sample', async () => {
		const pages = site.list().filter((file) => text.test(file));
		expect(pages.length).toBeGreaterThan(20);
		const all = pages.map((file) => decodeHTMLStrict(site.readText(file))).join('\n');
		const words = new Set(entries.flatMap(listTexts).map((found) => found.text.trim()));
		expect(words.size).toBeGreaterThan(1000);
		expect([...words].filter((each) => all.includes(each))).toEqual([]);
		const pdf = await extractors['pdf.js'](site.read('cv.pdf'));
		expect(pdf).toContain('Rosa Ferrer');
		expect(`${all}${pdf}`).not.toMatch(/zrazok|зразок|maksym|benidorm|example\.com/i);
	});

	test('leaves none of its pictures', () => {
		const stems = listOwnFiles(sample).map((file) => basename(file).split('.')[0]);
		const pictures = site.list().filter((file) => /\.(webp|avif|png|jpe?g|pdf)$/.test(file));
		expect(pictures.some((file) => file.includes('rosa-1.'))).toBe(true);
		const found = pictures.filter(
			(file) =>
				stems.includes(basename(file).split('.')[0]) ||
				sampleFiles.has(hashPicture(site.read(file))),
		);
		expect(found).toEqual([]);
	});

	test('forgets nothing: a portrait of the sample in her content stops the build with a sentence', () => {
		copy.write('src/assets/photos/other.webp', readFileSync('src/assets/photos/1.webp'));
		copy.write(
			'src/content/photos/other.json',
			'{ "order": 4, "picture": "photos/other.webp", "alt": { "en": "Rosa." } }',
		);
		const { status, output } = copy.run('astro/bin/astro.mjs', 'build');
		expect(status).toBe(1);
		expect(output).toContain('src/content/photos/other.json:1:');
		expect(output).toContain(
			'"src/assets/photos/other.webp" is a picture or a document of the sample',
		);
		expect(output).toContain('"keep": ["photos/other"]');
		expect(output).toContain('1 mistake in 1 file.');
	});
});
