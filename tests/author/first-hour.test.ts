import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPicture } from '#build/pictures/encoding.ts';
import { readEntries } from '../../scripts/content/entries.ts';
import { listOwnFiles, sampleFiles } from '../../scripts/content/sample/fingerprints.ts';
import { listTexts } from '../../scripts/content/sample/texts.ts';
import { isSample } from '../../scripts/content/site-settings.ts';
import { readContentTree } from '../../scripts/content/tree.ts';
import { BuiltSite } from '../dist/built-site.ts';
import { isPicture, listMetadata, listTags } from '../dist/picture-metadata.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { ProjectCopy } from './project-copy.ts';

const sample = readContentTree(process.cwd());
const { entries } = readEntries(sample);
const root = '.cache/first-hour-site';
const site = new BuiltSite(`${root}/dist`);
const text = /\.(html|md|txt|json|xml|vcf|webmanifest|svg)$/;

/** The first hour of a baker: what she writes into a terminal, one command after another. */
const commands: readonly (readonly [script: string, answers: Readonly<Record<string, string>>])[] =
	[
		[
			'init',
			{
				languages: 'en, es',
				'name.en': 'Rosa Ferrer',
				'jobTitle.en': 'Master baker',
				'jobTitle.es': 'Maestra panadera',
				'titles.en': 'Master baker, Teacher of bakers',
				'summary.en': 'Master baker in Girona. She bakes with rye and teaches others to.',
				'summary.es': 'Maestra panadera en Girona. Hornea con centeno y enseña a hacerlo.',
				'town.en': 'Girona',
				country: 'ES',
				email: 'rosa@ferrer.example',
				contacts: 'instagram.com/rosaferrer',
				portrait: 'phone/Rosa (1).JPG',
				keep: 'none',
				extra: 'none',
				address: 'https://ferrer.example',
			},
		],
		[
			'new job',
			{
				'company.en': 'Forn del Pont',
				'job.en': 'Head of the bakehouse',
				'job.es': 'Jefa de obrador',
				start: '2016-03',
				'mainDuties.en': 'Rye loaves; Night shift',
			},
		],
		[
			'new school',
			{
				'institution.en': 'Guild of Bakers of Girona',
				'programme.en': 'Master craftswoman',
				start: '2009',
				end: '2011',
			},
		],
		['new skill', { kind: 'hard', 'title.en': 'Sourdough', 'title.es': 'Masa madre' }],
		['new language', { 'name.en': 'Catalan', 'level.en': 'Native', tag: 'ca' }],
		['new category', { 'title.en': 'Baking', 'title.es': 'Panadería' }],
		[
			'new certificate',
			{ group: 'baking', 'title.en': 'Rye and spelt', date: '2018', issuer: 'Guild of Bakers' },
		],
		[
			'new project',
			{
				'title.en': 'A bread for the school',
				'type.en': 'Recipe',
				start: '2020-09',
				'description.en': 'A loaf that four hundred children like.',
			},
		],
		[
			'new photo',
			{
				picture: 'phone/Піч.png',
				'alt.en': 'Rosa Ferrer beside her oven.',
				'alt.es': 'Rosa Ferrer junto a su horno.',
			},
		],
		['new page imprint', { address: 'Carrer del Pont 3, 17004 Girona' }],
		['new page privacy', { host: 'netlify' }],
	];

describe.runIf(isSample(entries))('the first hour of a baker', () => {
	const copy = new ProjectCopy(root);

	beforeAll(async () => {
		copy.takeAuthor();
		const taken = (file: string) => readFileSync(`tests/fixtures/pictures/${file}`);
		copy.write('phone/Rosa (1).JPG', taken('phone.jpg'));
		copy.write('phone/Піч.png', taken('screen.png'));
		for (const [command, answers] of commands) {
			const [script, ...kind] = command.split(' ');
			const flags = Object.entries(answers).map(([field, answer]) => `--${field}=${answer}`);
			const { status, output } = copy.run(`scripts/${script}.ts`, ...kind, ...flags);
			expect(output).toContain(script === 'init' ? 'The site is yours' : 'Written: ');
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

	test('tells nobody where, by whom and with what her photos were taken', async () => {
		const pictures = site.list().filter((file) => isPicture(site.read(file)));
		for (const name of ['rosa-1', 'pich', 'dsc-0003'])
			expect(pictures.filter((file) => file.includes(`${name}.`)).length, name).toBeGreaterThan(0);
		for (const file of pictures) expect(await listMetadata(site.read(file)), file).toEqual([]);
		for (const folder of [`${root}/dist`, `${root}/src/assets/photos`])
			expect(listTags('-r', folder)).not.toMatch(/planted|gps|exif/i);
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
