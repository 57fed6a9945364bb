import { tool as couture } from '#tools/couture/tool.ts';
import { addRecord, findPairs } from '../../scripts/look/steps.ts';
import { notes, press, tasks } from './deeds.ts';
import { cards, photos, sheets } from './laid.ts';
import type { Moment } from './moment.ts';
import { finish } from './visit.ts';

const stage = '.stage-room';
const dyed = couture.tile.saved.modelsSettings;

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
		frame: { of: stage, y: 88, width: 860 },
		saved: { modelsSettings: dyed },
		use: async (page) => {
			await page.getByRole('button', { name: '1 × 4' }).press('Enter');
			await page.waitForTimeout(4000);
			await finish(page);
		},
	},
	{
		project: 'couture3d',
		name: 'logo',
		path: '/extra/graphics/couture3d',
		window: { width: 1020, height: 820 },
		frame: { of: stage, x: 68, y: 5, width: 918 },
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
		window: { width: 1000, height: 1000 },
		frame: { of: '.machine', width: 440 },
		setting: {
			ground: { light: '#f0bd2c', dark: '#7a5510' },
			pieces: [
				{ left: 90, top: 110, width: 960, height: 1190 },
				{
					frame: { of: '.paper', width: 402 },
					left: 1085,
					top: 30,
					width: 800,
					height: 918,
					turn: 5,
					radius: 4,
				},
			],
		},
		use: (page) => page.keyboard.type('.1+.2+t18.40+6.75+12.20-t48.90+7.35+112+19.99+t'),
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
		window: { width: 390, height: 1400 },
		frame: { of: '.converter', x: -20, y: -4, width: 380 },
		setting: {
			ground: { light: '#d3632f', dark: '#7d3414' },
			pieces: [
				{
					frame: { of: '.rate-list', x: -16, width: 370 },
					left: 950,
					top: -130,
					width: 880,
					height: 1500,
					turn: -4,
				},
				{ left: 90, top: 300, width: 940, height: 700, turn: 3 },
			],
		},
		use: (page) => page.locator('.rate-line path, .rate-line polyline').first().waitFor(),
	},
	{
		project: 'weather',
		name: 'cover',
		path: '/extra/weather',
		window: { width: 880, height: 1400 },
		frame: { of: '.weather-now', x: -24, width: 828 },
		setting: {
			ground: { light: '#8fb0ea', dark: '#1f3a72' },
			pieces: [
				{ left: 100, top: 110, width: 1980, height: 1330 },
				{
					frame: { of: '.week', x: -18, y: -38, width: 372 },
					windowWidth: 390,
					left: 1010,
					top: 640,
					width: 830,
					height: 760,
					turn: -3,
				},
			],
		},
		use: async (page) => {
			await page.getByRole('button', { name: 'Odesa' }).press('Enter');
			await page.locator('.hours-curve').waitFor();
			await page.locator('h1').click();
		},
	},
	{
		project: 'cryptocurrencies',
		name: 'cover',
		path: '/extra/cryptocur',
		window: { width: 880, height: 1400 },
		frame: { of: 'main canvas', width: 780 },
		setting: {
			ground: { light: '#16234f', dark: '#0b1434' },
			pieces: [
				{
					frame: { of: '.coin-list li:nth-child(1)', x: -14, y: -10, width: 362 },
					windowWidth: 390,
					left: 90,
					top: 490,
					width: 850,
					height: 1060,
					turn: -5,
				},
				{
					frame: { of: '.coin-list li:nth-child(7)', x: -14, y: -10, width: 362 },
					windowWidth: 390,
					left: 990,
					top: 410,
					width: 850,
					height: 1060,
					turn: -5,
				},
				{ left: -90, top: 160, width: 2100, height: 328, turn: -5, radius: 0 },
			],
		},
		saved: { cryptosCreepView3d: 'true' },
		use: (page) => page.locator('.coin-price').first().filter({ hasText: /\d/ }).waitFor(),
	},
	{
		project: 'todo',
		name: 'cover',
		path: '/extra/todo',
		window: { width: 560, height: 900 },
		frame: { of: '.record-list', x: -24, y: -62, width: 540 },
		setting: {
			ground: { light: '#efae8b', dark: '#6b3826' },
			pieces: [
				{ left: 190, top: 110, width: 1560, height: 1340 },
				{
					frame: { of: '.record-list li:nth-child(4)', x: -14, width: 530 },
					left: 300,
					top: 775,
					width: 1531,
					height: 160,
					turn: -3,
					radius: 10,
				},
			],
		},
		use: async (page) => {
			for (const task of tasks) await addRecord(page, task);
			for (const done of [1, 2, 5])
				await page.locator('.record-list input[type=checkbox]').nth(done).click();
			await page.locator('h1').click();
		},
	},
	{
		project: 'todo',
		name: 'undo',
		path: '/extra/todo',
		window: { width: 800, height: 700 },
		frame: { of: 'main form', x: -28, y: 60, width: 762 },
		use: async (page) => {
			for (const task of tasks) await addRecord(page, task);
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
			for (const task of tasks.slice(0, 3)) await addRecord(page, task);
			await page.locator('.record-list input[type=checkbox]').nth(1).click();
		},
	},
	{
		project: 'notes',
		name: 'cover',
		path: '/extra/notes',
		window: { width: 640, height: 900 },
		frame: { of: '.record-list', width: 540 },
		setting: { ground: { light: '#d9c7a3', dark: '#4a3f2a' }, pieces: sheets },
		use: async (page) => {
			for (const note of notes) await addRecord(page, note);
			await page.locator('h1').click();
		},
	},
	{
		project: 'interview-tasks',
		name: 'cover',
		path: '/extra/tasks/palindrome',
		window: { width: 840, height: 1000 },
		frame: { of: '.trace .code', width: 500 },
		setting: {
			ground: { light: '#1b43a8', dark: '#122c6b' },
			pieces: [
				{ left: 100, top: 560, width: 1330, height: 860 },
				{
					frame: { of: '.trace .values', x: -18, y: -14, width: 260 },
					left: 1240,
					top: 640,
					width: 620,
					height: 740,
					turn: 4,
				},
				{
					frame: { of: '.trace .picture', x: -22, y: -14, width: 630 },
					left: 140,
					top: 100,
					width: 1700,
					height: 360,
					turn: -3,
				},
			],
		},
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
		frame: { of: '.memory-card', width: 150 },
		setting: { ground: { light: '#1b43a8', dark: '#142f78' }, pieces: cards },
		use: (page) => findPairs(page, 4),
	},
	{
		project: 'picture-randomizer',
		name: 'cover',
		path: '/extra/ai/picsum',
		window: { width: 900, height: 900 },
		frame: { of: '.gallery-form', x: -24, y: -20, width: 560 },
		setting: {
			ground: { light: '#ecd9c4', dark: '#4b3a2c' },
			pieces: [...photos, { left: 70, top: 70, width: 1180, height: 260 }],
		},
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
	},
];
