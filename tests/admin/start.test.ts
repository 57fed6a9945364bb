import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ProjectCopy } from '../author/project-copy.ts';
import { findChromium } from '../browser.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { Preview } from './preview.ts';

/** A physiotherapist in Vienna makes the sample her site with the form alone. */
const root = mkdtempSync(join(tmpdir(), 'vzir-start-test-'));
const copy = new ProjectCopy(root, ['deploy']);
const slow = { timeout: 60_000 };
let dev: Preview;
let browser: Browser;
let page: Page;

const answers = {
	'Name (German) *': 'Leonie Adler',
	'Job title (German) *': 'Physiotherapeutin',
	'Job title (Arabic)': 'معالجة فيزيائية',
	'Summary (German) *': 'Physiotherapeutin in Wien. Sie behandelt Knie und Rücken.',
	'Town (German) *': 'Wien',
	Country: 'Österreich',
	'E-mail address *': 'praxis@adler.example',
	Appointments: 'adler.example/termin',
	Colour: 'dark green',
};

beforeAll(async () => {
	copy.takeAuthor();
	dev = await Preview.start(root, 4398);
	browser = await chromium.launch(await findChromium());
	page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await page.goto(`${dev.address}/admin/start`);
	await page.getByLabel('Deutsch').check();
	await page.getByLabel('Other languages').fill('Arabisch');
	await page.getByLabel('Other languages').blur();
	await expect(page.getByText('Languages of the site: German, Arabic.')).toBeVisible(slow);
});

afterAll(async () => {
	await browser?.close();
	await dev?.stop();
	rmSync(root, { recursive: true, force: true });
});

test('the form is offered where the command is read', () => {
	expect(dev.output).toContain(`Make this site yours in a form at ${dev.address}/admin/start`);
});

test('the form ticks the tools of a group with it, and unticks it without one of them', async () => {
	await page.getByLabel('Games', { exact: true }).check();
	await expect(page.getByLabel('Memory')).toBeChecked();
	await page.getByLabel('Memory').uncheck();
	await expect(page.getByLabel('Games', { exact: true })).not.toBeChecked();
});

test('the form says beside each field what is missing or wrong, and writes nothing', async () => {
	await page.getByLabel('Colour', { exact: true }).fill('#ffff00');
	await page.getByRole('button', { name: 'Show what will be written' }).click();
	await expect(page.getByRole('alert')).toContainText(/Name \(German\).*Colour\./, slow);
	await expect(page.getByLabel('Colour', { exact: true })).toHaveAccessibleDescription(
		/contrast of "#ffff00"/,
	);
	await page.getByRole('button', { name: /^Take #/ }).click();
	await page.getByRole('button', { name: 'Show what will be written' }).click();
	await expect(page.getByRole('alert')).not.toContainText('Colour', slow);
	await expect(page.getByLabel('Name (German)')).toHaveAccessibleDescription(
		/This answer is required\./,
	);
	await expect(page.getByLabel('Name (German)')).toBeFocused();
	expect(copy.read('src/content/site/site.json')).toContain('"sample": true');
});

test('the form shows the home page and the CV with the answers before anything is written', async () => {
	for (const [label, answer] of Object.entries(answers))
		await page.getByLabel(label, { exact: true }).fill(answer);
	const portrait = { width: 900, height: 1200, channels: 3, background: '#c0a080' } as const;
	await page.getByLabel('Your portrait').setInputFiles({
		name: 'IMG_0001.JPG',
		mimeType: 'image/jpeg',
		buffer: await sharp({ create: portrait }).jpeg().toBuffer(),
	});
	const home = page.frameLocator('iframe[title="Home page"]');
	await expect(home.locator('h1')).toHaveText('Leonie Adler', { timeout: 120_000 });
	const cv = await page.locator('iframe[title="CV"]').getAttribute('src');
	const response = await page.request.get(`${cv}`);
	expect(await extractors['pdf.js'](await response.body())).toContain('Physiotherapeutin');
	await page.getByLabel('Name (German)').fill('Leonie Adler-Khalil');
	await expect(home.locator('h1')).toHaveText('Leonie Adler-Khalil', slow);
	expect(copy.read('src/content/profile/profile.json')).not.toContain('Leonie');
});

test('the form writes what it has shown, and leads to the editor', async () => {
	await page.getByRole('button', { name: 'Show what will be written' }).click();
	const summary = page.getByRole('region', { name: 'What will be written' });
	await expect(summary).toContainText(/\d+ files will be written\. \d+ previous files/, slow);
	await summary.getByRole('button', { name: 'Write these files' }).click();
	await expect(page.getByRole('heading', { name: 'This site is yours' })).toBeVisible(slow);
	await expect(page.locator('ol > li').first()).toContainText('Add your records: in the forms');
	const profile = JSON.parse(copy.read('src/content/profile/profile.json'));
	expect(profile).toMatchObject({ name: { de: 'Leonie Adler-Khalil' }, country: 'AT' });
	expect(profile.contacts).toMatchObject([
		{ kind: 'email' },
		{ kind: 'appointments', url: 'https://adler.example/termin', label: { de: 'Termine' } },
	]);
	const { status, output } = copy.run('scripts/check-content.ts');
	expect([status, output]).toEqual([0, expect.stringContaining('No mistakes')]);
	await page.getByRole('link', { name: /^Go on in the editor/ }).click(slow);
	await page.goto(`${dev.address}/`);
	await expect(page.locator('h1')).toHaveText('Leonie Adler-Khalil', slow);
});
