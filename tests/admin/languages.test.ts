import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { ProjectCopy } from '../author/project-copy.ts';
import { Editor } from './editor.ts';
import { Preview } from './preview.ts';

/** A site in English and German, whose words are content. */
const root = mkdtempSync(join(tmpdir(), 'vzir-words-'));
const copy = new ProjectCopy(root);
const words = 'src/content/i18n/de.json';
const settings = JSON.parse(readFileSync('src/content/site/site.json', 'utf8'));
let preview: Preview;
let editor: Editor;

beforeAll(async () => {
	copy.takeAuthor();
	copy.write(
		'src/content/site/site.json',
		JSON.stringify({ ...settings, languages: ['en', 'de'] }),
	);
	copy.write(
		words,
		JSON.stringify({
			common: { menu: 'Menü' },
			projects: { '# title': 'Projects', title: '', total: { one: '', other: '' } },
		}),
	);
	preview = await Preview.start(root, 4399);
	editor = await Editor.open(preview.address);
});

afterAll(async () => {
	await editor?.close();
	await preview?.stop();
	rmSync(root, { recursive: true, force: true });
});

test('records have fields for the languages of the site, and keep their other texts', async () => {
	const file = 'src/content/projects/bakery.json';
	const before = JSON.parse(readFileSync(join(root, file), 'utf8'));
	await editor.go('projects/entries/bakery');
	await editor.write(['Title', 'German'], 'Brot für morgen');
	expect(await editor.group('Title', 'Ukrainian').count()).toBe(0);
	await editor.save();
	expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual({
		...before,
		title: { ...before.title, de: 'Brot für morgen' },
	});
});

test('words are written beside the English ones', async () => {
	await editor.go('words-de/entries/projects');
	await expectPage(editor.group('Title').getByText('English: Projects')).toBeVisible({
		timeout: 30_000,
	});
	await editor.write(['Title'], 'Projekte');
	await editor.write(['Total', 'One'], '{count} Projekt');
	await editor.write(['Total', 'Other'], '{count} Projekte');
	await editor.save();
	expect(readWords()).toEqual({
		common: { menu: 'Menü' },
		projects: {
			'# title': 'Projects',
			title: 'Projekte',
			total: { one: '{count} Projekt', other: '{count} Projekte' },
		},
	});
});

test('an open page shows a word that was edited', async () => {
	const write = (title: string) =>
		copy.write(words, JSON.stringify({ ...readWords(), projects: { title } }));
	write('Projekte');
	await editor.page.goto(`${preview.address}/de/projects`);
	const heading = editor.page.getByRole('heading', { level: 1 });
	await expectPage(heading).toHaveText('Projekte', { timeout: 30_000 });
	write('Arbeiten');
	await expectPage(heading).toHaveText('Arbeiten', { timeout: 30_000 });
});

test('an open page is in a language that was added', async () => {
	const projects = 'src/content/projects/bakery.json';
	const bakery = JSON.parse(readFileSync(join(root, projects), 'utf8'));
	copy.write(
		projects,
		JSON.stringify({ ...bakery, title: { ...bakery.title, fr: 'Le pain de demain' } }),
	);
	const languages = ['en', 'de', 'fr'];
	copy.write('src/content/site/site.json', JSON.stringify({ ...settings, languages }));
	await expectPage(async () => {
		await editor.page.goto(`${preview.address}/fr/projects`);
		await expectPage(editor.page.getByRole('heading', { name: 'Le pain de demain' })).toBeVisible({
			timeout: 3_000,
		});
	}).toPass({ timeout: 90_000 });
	expect(preview.output).toContain('The settings have changed');
});

function readWords() {
	return JSON.parse(readFileSync(join(root, words), 'utf8'));
}
