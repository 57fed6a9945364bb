import type { Page } from 'playwright';
import { add, notes, playMemory, press, tasks } from './deeds.ts';
import type { Tile } from './moment.ts';
import { dyed } from './moments.ts';
import { finish } from './visit.ts';

const phone = { width: 390, height: 900 };
const notebook = { width: 1020, height: 820 };
const stage = '.stage-room';
const shortNotes = ['Thread\nCobalt 796, four skeins.', 'Notary\nTuesday, before ten.'];

/** Every tool but the hubs, in the order of the registry. */
export const tiles: readonly Tile[] = [
	{
		tool: 'calculator',
		path: '/extra/calculator',
		window: phone,
		frame: { of: '.calculator-display', x: -10, y: -10, width: 370 },
		use: async (page) => {
			await page.keyboard.type('128.4*12+64=');
			await leave(page);
		},
	},
	{
		tool: 'todo',
		path: '/extra/todo',
		window: phone,
		frame: { of: '.record-list', x: -10, y: -6, width: 370 },
		use: async (page) => {
			for (const task of tasks) await add(page, task);
			for (const done of [1, 2, 5])
				await page.locator('.record-list input[type=checkbox]').nth(done).click();
		},
	},
	{
		tool: 'notes',
		path: '/extra/notes',
		window: { width: 1100, height: 900 },
		frame: { of: '.record-list', x: -16, y: -8, width: 430 },
		use: async (page) => {
			for (const note of [...shortNotes, ...notes]) await add(page, note);
			await leave(page);
		},
	},
	{
		tool: 'weather',
		path: '/extra/weather',
		window: phone,
		frame: { of: '.weather-answer', x: -18, y: -6, width: 372 },
	},
	{
		tool: 'rates',
		path: '/extra/rates',
		window: phone,
		frame: { of: '.rate-list', x: -10, y: -6, width: 370 },
	},
	{
		tool: 'cryptocur',
		path: '/extra/cryptocur',
		window: phone,
		frame: { of: '.coin-list', x: -10, y: -6, width: 370 },
	},
	{
		tool: 'tasks/palindrome',
		path: '/extra/tasks/palindrome',
		window: { width: 900, height: 1000 },
		frame: { of: '.picture', x: -14, y: -14, width: 384 },
		use: async (page) => {
			await fill(page, 'шалаш');
			await watch(page, 9);
		},
	},
	{
		tool: 'tasks/fizzbuzz',
		path: '/extra/tasks/fizzbuzz',
		window: phone,
		frame: { of: '.fizzbuzz', x: -12, y: -12, width: 370 },
		use: async (page) => {
			await fill(page, '30');
			await page.locator('.demo [type=submit]').click();
		},
	},
	{
		tool: 'tasks/anagram',
		path: '/extra/tasks/anagram',
		window: phone,
		frame: { of: '.demo', x: -14, y: 64, width: 380 },
		use: async (page) => {
			await fill(page, 'Listen', 'Silent');
			await leave(page);
		},
	},
	{
		tool: 'tasks/findvowels',
		path: '/extra/tasks/findvowels',
		window: { width: 900, height: 1000 },
		frame: { of: '.picture', x: -14, y: -14, width: 384 },
		use: async (page) => {
			await fill(page, 'cotton');
			await watch(page, 12);
		},
	},
	{
		tool: 'tasks/fibonacci',
		path: '/extra/tasks/fibonacci',
		window: phone,
		frame: { of: '.demo', x: -16, y: -12, width: 380 },
		use: async (page) => {
			await fill(page, '600');
			await leave(page);
		},
	},
	{
		tool: 'graphics/cube',
		path: '/extra/graphics/cube',
		window: { width: 560, height: 900 },
		frame: { of: '.cube-stage', x: 44, y: 128, width: 416 },
		use: async (page) => {
			for (let step = 0; step < 2; step += 1) await press(page, '[type=range]', 'ArrowRight');
		},
	},
	{
		tool: 'graphics/cubejs',
		path: '/extra/graphics/cubejs',
		window: { width: 560, height: 900 },
		frame: { of: '.cube-stage', x: 44, y: 98, width: 416 },
	},
	{
		tool: 'graphics/cube3d',
		path: '/extra/graphics/cube3d',
		window: notebook,
		frame: { of: stage, x: 110, y: 60, width: 540 },
		use: (page) => press(page, '.stage-view', 'r', 'u', 'f', 'L', 'd'),
	},
	{
		tool: 'graphics/creep3d',
		wide: true,
		path: '/extra/graphics/creep3d',
		window: notebook,
		frame: { of: stage, y: 60, width: 640 },
		use: async (page) => {
			for (const box of await page.locator('main input[type=checkbox]').all()) await box.check();
		},
	},
	{
		tool: 'graphics/configurator3d',
		wide: true,
		path: '/extra/graphics/configurator3d',
		window: notebook,
		frame: { of: stage, x: 90, y: 70, width: 560 },
		use: async (page) => {
			await press(page, '[data-substance=glass]', 'Enter');
			await page.waitForTimeout(4000);
		},
	},
	{
		tool: 'graphics/couture3d',
		wide: true,
		path: '/extra/graphics/couture3d',
		window: { width: 1300, height: 860 },
		frame: { of: stage, y: 30, width: 900 },
		saved: { modelsSettings: dyed },
		use: async (page) => {
			await page.getByRole('button', { name: '1 × 4' }).press('Enter');
			await page.waitForTimeout(4000);
			await finish(page);
		},
	},
	{
		tool: 'games/memory',
		path: '/extra/games/memory',
		window: { width: 900, height: 900 },
		frame: { of: '.memory-table', x: -12, y: -12, width: 818 },
		use: playMemory,
	},
	{
		tool: 'ai/picsum',
		path: '/extra/ai/picsum',
		window: { width: 900, height: 900 },
		frame: { of: '.gallery-rows', x: -6, y: -52, width: 807 },
		use: (page) => page.locator('main form [type=submit]').click(),
	},
	{
		tool: 'ai/pixabay',
		path: '/extra/ai/pixabay',
		window: { width: 900, height: 900 },
		frame: { of: '.gallery-rows', x: -6, y: -62, width: 807 },
		use: async (page) => {
			await page.locator('main form input').first().fill('fox');
			await page.keyboard.press('Enter');
			await page.locator('.gallery-rows img').first().waitFor();
		},
	},
];

/** Of its focus no ring is left. */
async function leave(page: Page) {
	await page.locator('h1').click();
}

/** Goes on by so many steps of the trace. */
async function watch(page: Page, steps: number) {
	const next = page.locator('.trace-buttons button').nth(3);
	await next.waitFor();
	for (let step = 0; step < steps; step += 1) await next.click();
	await leave(page);
}

async function fill(page: Page, ...texts: string[]) {
	for (const [index, text] of texts.entries())
		await page.locator('.demo :is(input, textarea)').nth(index).fill(text);
}
