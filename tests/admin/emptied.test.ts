import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectCopy } from '../author/project-copy.ts';
import { Editor } from './editor.ts';
import { Preview } from './preview.ts';

const root = mkdtempSync(join(tmpdir(), 'vzir-emptied-'));
const copy = new ProjectCopy(root);
let preview: Preview;
let editor: Editor;

beforeAll(async () => {
	copy.takeAuthor();
	const { status, output } = copy.run(
		'scripts/init.ts',
		...['--name.en', 'Olena Pryklad', '--jobTitle.en', 'Nurse', '--titles.en', 'Nurse'],
		...['--summary.en', 'Nurse in Lviv.', '--place.en', 'Lviv', '--email', 'olena@example.org'],
	);
	expect(output).toContain('The site is yours');
	expect(status).toBe(0);
	preview = await Preview.start(root, 4398);
	editor = await Editor.open(preview.address);
});

afterAll(async () => {
	await editor?.close();
	await preview?.stop();
	rmSync(root, { recursive: true, force: true });
});

test('the editor opens without a single project, job or document', async () => {
	await editor.go('projects');
	await expectPage(editor.page.getByText('This collection has no entries yet.')).toBeVisible({
		timeout: 30_000,
	});
	expect(await editor.page.getByText('errors in the CMS configuration').count()).toBe(0);
});

test('the first entry is written in its form', async () => {
	await editor.go('experience/new');
	await editor.write(['Start'], '2021-08-02');
	await editor.write(['Company', 'English'], 'City hospital');
	await editor.write(['Job', 'English'], 'Nurse');
	await editor.save();
	expect(
		JSON.parse(readFileSync(join(root, 'src/content/experience/city-hospital.json'), 'utf8')),
	).toEqual({
		$schema: '../../../schemas/json/experience.json',
		start: '2021-08-02',
		company: { en: 'City hospital' },
		job: { en: 'Nurse' },
	});
});

test('the settings open, and nothing complains or asks another machine', async () => {
	await editor.go('_singletons/entries/site');
	await expectPage(editor.group('Start year')).toBeVisible({ timeout: 30_000 });
	expect(editor.errors).toEqual([]);
	expect(editor.outside).toEqual([]);
});
