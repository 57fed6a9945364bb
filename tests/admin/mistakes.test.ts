import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { ProjectCopy } from '../author/project-copy.ts';
import { findChromium } from '../browser.ts';
import { Preview } from './preview.ts';

/** While the author edits files, `npm run dev` shows each mistake as the content check words it. */
const root = mkdtempSync(join(tmpdir(), 'vzir-mistakes-'));
const copy = new ProjectCopy(root);
const project = 'src/content/projects/bakery.json';
const story = 'src/content/about/en.mdx';
let preview: Preview;
let browser: Browser;
let page: Page;
let goodProject = '';
let goodStory = '';

beforeAll(async () => {
	copy.takeAuthor();
	goodProject = readFileSync(join(root, project), 'utf8');
	goodStory = readFileSync(join(root, story), 'utf8');
	// Few authors have records of every kind, and an author may begin the day with yesterday's mistake.
	rmSync(join(root, 'src/content/languages'), { recursive: true });
	copy.write(project, goodProject.replace('"start"', '"strat"'));
	preview = await Preview.start(root, 4397);
	browser = await chromium.launch(await findChromium());
	page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	await page.goto(`${preview.address}/projects`);
});

afterAll(async () => {
	await browser?.close();
	await preview?.stop();
	rmSync(root, { recursive: true, force: true });
});

test('the first page shows a mistake that was there before the start, with its place', async () => {
	await expectMistake('There is no field "strat" here. Did you mean "start"?');
	await expectMistake(`${project}:13:2  strat`);
});

test('the first page is without it after the correction', async () => {
	copy.write(project, goodProject);
	await expect(overlay()).toHaveCount(0, { timeout: 30_000 });
	await expect(page.getByRole('heading', { name: 'Bakery pre-orders' })).toBeVisible({
		timeout: 30_000,
	});
});

test('an open page shows at once, and until it is corrected, a block that is not closed, on a page that cannot be drawn', async () => {
	await page.goto(`${preview.address}/about`);
	await expect(page.locator('main')).toBeVisible({ timeout: 30_000 });
	copy.write(story, `${goodStory}\n<Note>\n\nTwo < three.\n`);
	await expectMistake('The block <Note> is never closed.');
	await page.reload();
	await expectMistake('The block <Note> is never closed.');
	await expectMistake(`${story}:`);
	copy.write(story, goodStory);
	await expect(overlay()).toHaveCount(0, { timeout: 30_000 });
	await expect(page.locator('main')).toBeVisible({ timeout: 30_000 });
});

test('the terminal has the same sentences, and no warning about a kind without records', () => {
	expect(preview.output).toContain('There is no field "strat" here. Did you mean "start"?');
	expect(preview.output).toContain('The block <Note> is never closed.');
	expect(preview.output).toContain('The content has no mistakes now.');
	expect(preview.output).not.toContain('does not exist or is empty');
});

function overlay() {
	return page.locator('vite-error-overlay');
}

/** The text of the overlay is in its shadow, which the locators of Playwright look into. */
async function expectMistake(sentence: string) {
	await expect(overlay().locator('#message-content')).toContainText(sentence, { timeout: 30_000 });
}
