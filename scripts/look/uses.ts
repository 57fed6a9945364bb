import type { Page } from 'playwright';
import type { Hub, ToolId } from '#tools/registry.ts';

/** Something a visitor does before a page is photographed. */
export interface Use {
	/** For file names and captions: small letters and hyphens. */
	name: string;
	/** What follows the path of the page. */
	hash?: string;
	run: (page: Page) => Promise<void>;
}

const longText =
	'Ask the printer about the proofs of the autumn catalogue, compare three offers for paper and write to Olena';

const records = ['Water the tomatoes', longText, 'Подзвонити до майстерні'];

/** The same in every language: only names that are not translated may be typed. */
const toolUses = {
	calculator: [
		{ name: 'sum', run: (page) => type(page, '12.5*3+0.1=') },
		{ name: 'division-by-zero', run: (page) => type(page, '5/0=') },
		{ name: 'tape', hash: '#accounting', run: (page) => type(page, '1250.50+3-12+t100+]') },
		{ name: 'loan', hash: '#finance', run: (page) => type(page, '360n6.5i180000vp') },
	],
	todo: [
		{
			name: 'filled',
			run: async (page) => {
				for (const text of records) await submit(page, text);
				await page.locator('.record-list input[type=checkbox]').first().click();
			},
		},
	],
	notes: [
		{
			name: 'filled',
			run: async (page) => {
				for (const text of records) await submit(page, text);
			},
		},
	],
	weather: [
		{
			name: 'unknown-city',
			run: async (page) => {
				await page.getByRole('combobox').fill('Zzyzx');
				await page.keyboard.press('Enter');
				await page.locator('.weather-problem [role=alert]:not(:empty)').waitFor();
			},
		},
	],
	rates: [
		{
			name: 'table',
			run: async (page) => {
				await page.locator('.rate-board .switch button').nth(1).click();
				await page.locator('.rate-board table').waitFor();
			},
		},
		{
			name: 'converted',
			run: async (page) => {
				await page.locator('.converter input').fill('1000');
				await page.locator('.converter-result strong').waitFor();
			},
		},
		{ name: 'searched', run: (page) => page.locator('.rate-board [type=search]').fill('n') },
	],
	cryptocur: [
		{
			name: 'table',
			run: async (page) => {
				await page.locator('.live-bar button').nth(1).click();
				await page.locator('.coin-table').waitFor();
			},
		},
	],
	'tasks/palindrome': [{ name: 'tried', run: (page) => fillFields(page, ['Козак з казок!']) }],
	'tasks/fizzbuzz': [{ name: 'tried', run: (page) => fillFields(page, ['15']) }],
	'tasks/anagram': [{ name: 'tried', run: (page) => fillFields(page, ['Listen', 'silent']) }],
	'tasks/findvowels': [{ name: 'tried', run: (page) => fillFields(page, ['Vyshyvanka']) }],
	'tasks/fibonacci': [{ name: 'tried', run: (page) => fillFields(page, ['100']) }],
	'graphics/cube': [{ name: 'scaled', run: (page) => keys(page, '[type=range]', 'End') }],
	'graphics/cubejs': [
		{ name: 'turned', run: (page) => keys(page, '.cube-stage', 'ArrowLeft ArrowLeft ArrowUp') },
	],
	'graphics/cube3d': [
		{ name: 'turned', run: (page) => keys(page, '.stage-view', 'ArrowLeft u r') },
	],
	'graphics/creep3d': [
		{
			name: 'three-lines',
			run: async (page) => {
				for (const box of await page.locator('main input[type=checkbox]').all()) await box.check();
			},
		},
	],
	'graphics/configurator3d': [
		{ name: 'turned', run: (page) => keys(page, '.stage-view', 'ArrowLeft ArrowLeft') },
	],
	'graphics/couture3d': [
		{ name: 'from-the-side', run: (page) => keys(page, '.stage-view', 'ArrowLeft ArrowLeft') },
	],
	'games/memory': [
		{
			name: 'two-turned',
			run: async (page) => {
				await page.locator('.memory-card').nth(0).click();
				await page.locator('.memory-card').nth(5).click();
			},
		},
	],
	'ai/picsum': [
		{ name: 'pictures', run: (page) => page.locator('main form [type=submit]').click() },
	],
	'ai/pixabay': [
		{
			name: 'found',
			run: async (page) => {
				await page.locator('main form input').first().fill('fox');
				await page.keyboard.press('Enter');
			},
		},
	],
} as const satisfies Record<Exclude<ToolId, Hub>, readonly Use[]>;

/** The search of the whole site, which is the same on each page. */
const findUses: readonly Use[] = ['', 'react', 'zzzz'].map((query) => ({
	name: query ? `find-${query}` : 'find',
	run: async (page) => {
		await page.keyboard.press('Control+k');
		await page.locator('#find-list:not([hidden])').waitFor();
		await type(page, query);
	},
}));

/** The actions that are performed on each page, besides showing it as it loads. */
export function listUses(page: string): readonly Use[] {
	if (page === '/about') return findUses;
	const found = Object.entries<readonly Use[]>(toolUses).find(([id]) => page === `/extra/${id}`);
	return found?.[1] ?? [];
}

async function type(page: Page, text: string) {
	await page.keyboard.type(text);
}

async function submit(page: Page, text: string) {
	const field = page.locator('main form :is(input:not([type=hidden]), textarea)').first();
	await field.fill(text);
	await field.press('Enter');
}

async function fillFields(page: Page, texts: readonly string[]) {
	for (const [index, text] of texts.entries()) {
		await page.locator('.demo :is(input, textarea)').nth(index).fill(text);
	}
}

async function keys(page: Page, selector: string, names: string) {
	await page.locator(`main ${selector}`).first().focus();
	for (const name of names.split(' ')) await page.keyboard.press(name);
}
