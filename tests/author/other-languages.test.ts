import { readFileSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEntries } from '../../scripts/content/entries.ts';
import { listTexts } from '../../scripts/content/sample/texts.ts';
import { isSample } from '../../scripts/content/site-settings.ts';
import { readContentTree } from '../../scripts/content/tree.ts';
import { BuiltSite } from '../dist/built-site.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { ProjectCopy } from './project-copy.ts';

const { entries } = readEntries(readContentTree(process.cwd()));
const root = '.cache/other-languages-site';
const copy = new ProjectCopy(root);
const site = new BuiltSite(`${root}/dist`);
const text = /\.(html|md|txt|json|xml|vcf|webmanifest|svg)$/;

/** The first hour of a veterinary nurse whose languages are not in the code. */
const commands: readonly string[][] = [
	[
		'scripts/init.ts',
		...['--languages', 'Portuguese, de', '--name.pt', 'Inês Carvalho Brandt'],
		...['--jobTitle.pt', 'Enfermeira veterinária', '--jobTitle.de', 'Tierarzthelferin'],
		...[
			'--summary.pt',
			'Cuido de cães e de gatos.',
			'--summary.de',
			'Ich pflege Hunde und Katzen.',
		],
		...['--place.pt', 'Évora, Portugal', '--email', 'ines@brandt.example'],
		...['--contacts', '+49 761 555 01 24', '--address', 'https://brandt.example'],
	],
	[
		...['scripts/new.ts', 'job', '--company.pt', 'Clínica do Rossio', '--start', '2013-09'],
		...['--job.pt', 'Enfermeira veterinária', '--job.de', 'Tierarzthelferin'],
	],
	['scripts/new.ts', 'category', '--title.pt', 'Formação', '--title.de', 'Weiterbildung'],
	[
		...['scripts/new.ts', 'certificate', '--group', 'formacao', '--date', '2021-05'],
		...['--title.pt', 'Urgências', '--title.de', 'Notfallmedizin'],
	],
];

describe.runIf(isSample(entries))('an author whose languages are content', () => {
	beforeAll(() => {
		copy.takeAuthor();
		rmSync(`${copy.root}/src/content/i18n`, { recursive: true, force: true });
		for (const [script = '', ...flags] of commands) {
			const { status, output } = copy.run(script, ...flags);
			expect(output).toContain(script === 'scripts/init.ts' ? 'The site is yours' : 'Written: ');
			expect(status).toBe(0);
		}
		const words = JSON.parse(readFileSync(`${copy.root}/src/content/i18n/pt.json`, 'utf8'));
		expect(words.calculator).toBeUndefined();
		words.common.experience = 'Experiência';
		copy.write('src/content/i18n/pt.json', JSON.stringify(words));
		const { status, output } = copy.run('astro/bin/astro.mjs', 'build');
		expect(output).toContain('Complete!');
		expect(status).toBe(0);
	});

	test('has pages in both languages, and in no other', () => {
		expect(site.readText('index.html')).toMatch(/<html lang="pt"/);
		expect(site.readText('de.html')).toMatch(/<html lang="de"/);
		expect(site.list().filter((file) => /^(en|uk|es|extra)(\/|\.html)/.test(file))).toEqual([]);
		expect(site.readText('de/experience.html')).toContain('Tierarzthelferin');
		expect(site.readText('certificates/formacao.html')).toContain('Urgências');
	});

	test('has the words that were translated, and English ones where they are missing', () => {
		const page = site.readText('experience.html');
		expect(page).toContain('Experiência');
		expect(page).toContain('Skip to the content');
	});

	test('has no word of the sample', async () => {
		const all = site
			.list()
			.filter((file) => text.test(file))
			.map((file) => site.readText(file))
			.join('\n');
		const words = entries.flatMap(listTexts).map((found) => found.text.trim());
		expect(words.filter((each) => all.includes(each))).toEqual([]);
		const pdf = await extractors['pdf.js'](site.read('de/cv.pdf'));
		expect(pdf).toContain('+49 761 555 01 24');
		expect(`${all}${pdf}`).not.toMatch(/zrazok|зразок|maksym|benidorm|example\.com/i);
	});
});
