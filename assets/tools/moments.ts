import { add, notes, playMemory, press, tasks } from './deeds.ts';
import type { Moment } from './moment.ts';

const stage = '.stage-room';
const linen = { texture: 'linen', mix: true, brightnessMultiplier: 5 };
const stitched = { texture: 'vyshyvanka' };
export const dyed = {
	menShirt1: { settings: { ...linen, colour: '#1f4e9e', parts: { buttons: '#f3eee2' } } },
	womenShirt: { settings: { ...stitched } },
	menShirt2: { settings: { texture: null, colour: '#d8a32b', parts: { collar: '#1b2233' } } },
	womenDress: { settings: { texture: null, colour: '#b3202c', finish: 'silk' } },
};

export const moments: readonly Moment[] = [
	{
		project: 'couture3d',
		name: 'cover',
		path: '/extra/graphics/couture3d',
		window: { width: 1020, height: 820 },
		frame: { of: stage, x: 60, width: 930 },
		saved: {
			modelsSettings: {
				...dyed,
				menShirt1: {
					settings: {
						...dyed.menShirt1.settings,
						logo: { imageData: 'logo-2', positionX: 0.3, positionY: 0.25, scale: 0.6 },
					},
				},
			},
		},
	},
	{
		project: 'couture3d',
		name: 'garments',
		path: '/extra/graphics/couture3d',
		window: { width: 1300, height: 860 },
		frame: { of: stage, y: 56, width: 860 },
		saved: { modelsSettings: dyed },
		use: async (page) => {
			await page.getByRole('button', { name: '1 × 4' }).press('Enter');
			await page.waitForTimeout(4000);
		},
	},
	{
		project: 'couture3d',
		name: 'logo',
		path: '/extra/graphics/couture3d',
		window: { width: 1020, height: 820 },
		frame: { of: stage, x: 60, width: 930 },
		saved: {
			modelsSettings: {
				menShirt1: {
					settings: {
						texture: null,
						colour: '#2c6e4f',
						logo: { imageData: 'logo-3', positionX: 0.35, positionY: 0.2, scale: 0.7 },
					},
				},
			},
		},
		use: async (page) => {
			await page.locator('.couture-branding-toggle').press('Enter');
			await press(page, '.stage-view', '+', '+');
			await page.locator('#branding input[type=range]').first().scrollIntoViewIfNeeded();
		},
	},
	{
		project: 'goblet-configurator',
		name: 'cover',
		path: '/extra/graphics/configurator3d',
		window: { width: 1020, height: 820 },
		frame: { of: stage, x: 60, width: 930 },
		use: async (page) => {
			const texture = page.waitForResponse(/goblet-2\.webp/);
			await page.locator('.stage-swatches').nth(1).getByRole('button').nth(1).press('Enter');
			await texture;
			await page.waitForTimeout(2000);
		},
	},
	{
		project: 'cube3d',
		name: 'cover',
		path: '/extra/graphics/cube3d',
		window: { width: 1020, height: 820 },
		frame: { of: stage, x: 60, width: 930 },
		use: (page) => press(page, '.stage-view', 'r', 'u', 'f', 'L', 'd'),
	},
	{
		project: 'calculator',
		name: 'cover',
		path: '/extra/calculator#accounting',
		window: { width: 1000, height: 800 },
		frame: { of: '.calculator', x: -20, y: -16, width: 860 },
		use: (page) => page.keyboard.type('.1+.2+t18.40+6.75+12.20-t'),
	},
	{
		project: 'calculator',
		name: 'tape',
		path: '/extra/calculator#accounting',
		window: { width: 1000, height: 800 },
		frame: { of: '.paper', x: -24, y: -20, width: 460 },
		use: (page) => page.keyboard.type('1250.50+3-12+t100+]'),
	},
	{
		project: 'calculator',
		name: 'finance',
		path: '/extra/calculator#finance',
		window: { width: 1000, height: 800 },
		frame: { of: '.calculator', x: -20, y: -16, width: 900 },
		use: (page) => page.keyboard.type('360n6.5i180000vp'),
	},
	{
		project: 'rates',
		name: 'cover',
		path: '/extra/rates',
		window: { width: 760, height: 900 },
		frame: { of: 'main canvas', x: -24, y: -24, width: 700 },
	},
	{
		project: 'weather',
		name: 'cover',
		path: '/extra/weather',
		window: { width: 880, height: 900 },
		frame: { of: '.weather-now', x: -24, y: -20, width: 828 },
		use: (page) => page.getByRole('button', { name: 'Odesa' }).press('Enter'),
	},
	{
		project: 'cryptocurrencies',
		name: 'cover',
		path: '/extra/cryptocur',
		window: { width: 880, height: 900 },
		frame: { of: 'main canvas', x: -24, y: -24, width: 780 },
		saved: { cryptosCreepView3d: 'true' },
	},
	{
		project: 'todo',
		name: 'cover',
		path: '/extra/todo',
		window: { width: 800, height: 900 },
		frame: { of: 'main form', x: -28, y: -18, width: 762 },
		use: async (page) => {
			for (const task of tasks) await add(page, task);
			for (const done of [1, 2, 5])
				await page.locator('.record-list input[type=checkbox]').nth(done).click();
		},
	},
	{
		project: 'todo',
		name: 'undo',
		path: '/extra/todo',
		window: { width: 800, height: 700 },
		frame: { of: 'main form', x: -28, y: 60, width: 762 },
		use: async (page) => {
			for (const task of tasks) await add(page, task);
			for (const done of [1, 2, 5])
				await page.locator('.record-list input[type=checkbox]').nth(done).click();
			await page.locator('[data-action=delete]').nth(3).dispatchEvent('click');
			await page.locator('dialog button').last().click();
		},
	},
	{
		project: 'todo',
		name: 'two-tabs',
		path: '/extra/todo',
		window: { width: 420, height: 900 },
		frame: { of: 'main form', x: -20, y: -18, width: 420 },
		tabs: 2,
		use: async (page) => {
			for (const task of tasks.slice(0, 3)) await add(page, task);
			await page.locator('.record-list input[type=checkbox]').nth(1).click();
		},
	},
	{
		project: 'notes',
		name: 'cover',
		path: '/extra/notes',
		window: { width: 800, height: 900 },
		frame: { of: 'main form', x: -28, y: -18, width: 762 },
		use: async (page) => {
			for (const note of notes) await add(page, note);
			await page.locator('h1').click();
		},
	},
	{
		project: 'interview-tasks',
		name: 'cover',
		path: '/extra/tasks/palindrome',
		window: { width: 900, height: 1000 },
		frame: { of: '.trace-controls', x: -24, y: -16, width: 760 },
		use: async (page) => {
			await page.locator('.demo :is(input, textarea)').first().fill('Козак з казок');
			await page.locator('.trace-buttons button').nth(3).waitFor();
			for (let step = 0; step < 14; step += 1)
				await page.locator('.trace-buttons button').nth(3).click();
		},
	},
	{
		project: 'memory-game',
		name: 'cover',
		path: '/extra/games/memory',
		window: { width: 900, height: 900 },
		frame: { of: '.memory-table', x: -24, y: -20, width: 620 },
		use: playMemory,
	},
	{
		project: 'picture-randomizer',
		name: 'cover',
		path: '/extra/ai/picsum',
		window: { width: 900, height: 900 },
		frame: { of: 'main form', x: -24, y: -20, width: 850 },
		use: (page) => page.locator('main form [type=submit]').click(),
	},
	{
		project: 'css-cube',
		name: 'cover',
		path: '/extra/graphics/cube',
		window: { width: 900, height: 900 },
		frame: { of: '.cube-stage', width: 780 },
		use: async (page) => {
			for (let step = 0; step < 7; step += 1) await press(page, '[type=range]', 'ArrowRight');
		},
	},
	{
		project: 'this-site',
		name: 'cover',
		path: '/',
		window: { width: 1200, height: 800 },
		frame: { of: 'body', width: 1200 },
		stitched: true,
	},
];
