import type { Page } from '@playwright/test';
import { live } from '#i18n/messages/live/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import { drawNothing } from './pages/drawing.ts';
import { writeCode } from './pages/task-page.ts';
import { expect, test } from './test.ts';
import { Transcript } from './transcript.ts';

/* The first minute with each of the other tools, as `transcripts.test.ts` says. Words, then what is done. */

type Step = readonly [words: string, act: (page: Page) => Promise<unknown>];

/** What has the name gets the focus and the key. */
function press(name: string | RegExp) {
	return (page: Page) =>
		page
			.getByRole('main')
			.getByRole('button', { name, exact: typeof name === 'string' })
			.first()
			.press('Enter');
}

function key(...keys: string[]) {
	return async (page: Page) => {
		for (const each of keys) await page.keyboard.press(each);
	};
}

function enter(label: string, text: string) {
	return async (page: Page) => {
		await page.getByLabel(label, { exact: true }).fill(text);
		await page.keyboard.press('Enter');
	};
}

/** Until then nothing is written down. */
function until(selector: string, act: Step[1]): Step[1] {
	return async (page) => {
		await act(page);
		await page.locator(selector).first().waitFor();
	};
}

function search(text: string): Step[1] {
	return async (page) => {
		const field = page.getByRole('main').getByRole('searchbox');
		await field.clear();
		// By keys: what comes without an act of a visitor is not said.
		await field.pressSequentially(text);
	};
}

const upToDate = `main :text("${live.en.upToDate}")`;

/** As the game of memory is kept. In this one the first card and the eighth are strawberries. */
const game = '{"seed":2026,"up":[],"found":[],"moves":0,"ms":0}';

const minutes: Record<string, { path: string; ready?: string; steps: Step[] }> = {
	tasks: {
		path: '/extra/tasks/fizzbuzz',
		ready: '.workshop[data-ready]',
		steps: [
			['type 3, Enter', enter('Number', '3')],
			['type 0, Enter', enter('Number', '0')],
			['clear', press('Clear')],
			['next step of the run', press('Next step')],
			['once more', key('Enter')],
			['last step', press('Last step')],
			['play', press('Play')],
			[
				'use the editor',
				until('.cm-content', (page) => page.getByLabel('Code of the solution').focus()),
			],
			['leave it: Escape, Tab', key('Escape', 'Tab')],
			['run the tests', until('main :text("tests passed.")', press('Run tests'))],
			['watch one', until('section:focus', press('Watch: fizzbuzz(1)'))],
			['write a broken line', (page) => writeCode(page, 'return [;')],
			['run it', until('.run-report :text("yntax error")', key('Control+Enter'))],
			['restore', press('Restore the original')],
		],
	},
	notes: {
		path: '/extra/notes',
		ready: '.record-tool[data-ready]',
		steps: [
			['add a blank note', enter('New note', ' ')],
			['add bread', enter('New note', 'bread')],
			['add tea', enter('New note', 'tea')],
			['open bread', (page) => page.getByRole('link', { name: 'bread' }).press('Enter')],
			['pin bread', press('Pin: bread')],
			['search for te', search('te')],
			['search for coffee', search('coffee')],
			['search for nothing', search('')],
			[
				'open tea',
				async (page) => {
					await page.getByRole('link', { name: 'tea' }).press('Enter');
					await expect(page.getByRole('article', { name: 'tea' })).toBeFocused();
				},
			],
			['ask to delete tea', press('Delete: tea')],
			['confirm', key('Tab', 'Enter')],
			['undo', press('Undo')],
		],
	},
	rates: {
		path: '/extra/rates',
		ready: upToDate,
		steps: [
			['type 1 250,5', until('.converter-result:has-text("1,250.50")', enter('Amount', '1 250,5'))],
			['swap', press('Swap the currencies')],
			['delete the amount', enter('Amount', '')],
		],
	},
	weather: {
		path: '/extra/weather',
		ready: upToDate,
		steps: [
			['get a blank city', press(weather.en.get)],
			[
				'type Mad',
				until(':nth-match([role=option], 3)', (page) =>
					page.getByRole('combobox', { name: 'City' }).pressSequentially('Mad'),
				),
			],
			[
				'the second suggestion',
				until(
					'.weather-now:has-text("Madison"):has-text("47")',
					key('ArrowDown', 'ArrowDown', 'Enter'),
				),
			],
			['Valencia', until('.weather-now:has-text("Valencia"):has-text("51")', press('Valencia'))],
			['type what is no city', until('.weather-problem', enter('City', 'Zzyzx'))],
		],
	},
	memory: {
		path: '/extra/games/memory',
		steps: [
			['to the first card', (page) => page.locator('.memory-card').first().focus()],
			['turn it', key('Enter')],
			['the next one', key('ArrowRight')],
			['turn it', key('Enter')],
			['turn the first again', key('ArrowLeft', 'Enter')],
			[
				'turn its twin',
				async (page) => {
					await page.locator('.memory-card').nth(7).focus();
					await page.keyboard.press('Enter');
				},
			],
			['a new game', press('New game')],
		],
	},
	picsum: {
		path: '/extra/ai/picsum',
		ready: '.gallery[data-ready]',
		steps: [
			[
				'three photos',
				until(':nth-match(.tile:has([data-loaded]) figcaption a, 3)', enter('Quantity', '3')),
			],
			['to the first', (page) => page.locator('.tile-frame a').first().focus()],
			['clear', press('Clear')],
		],
	},
	pixabay: {
		path: '/extra/ai/pixabay',
		ready: '.gallery[data-ready]',
		steps: [
			['search for nothing', press('Create')],
			['search for fox', until('.tile-words:has-text("fox 1")', enter('Theme', 'fox'))],
			['the next page', until('.tile-words:has-text("no. 7")', press('Next'))],
			['clear', press('Clear')],
		],
	},
	certificates: {
		path: '/certificates',
		ready: 'main',
		steps: [
			['type kanban', until('[data-hits] a', search('kanban'))],
			['Enter', key('Enter')],
			['type what is nowhere', until('.search-answer:text("found. Try")', search('zzyzx'))],
			['clear', press('Clear')],
			['to the field of stitches', (page) => page.locator('[data-row] a').first().focus()],
			['the next', key('ArrowRight')],
		],
	},
	projects: {
		path: '/projects',
		ready: 'main',
		steps: [
			['those for clients', until('.search-answer:text("9")', press('For clients'))],
			['all again', press('All')],
			['type bakery', until('main mark', search('bakery'))],
			['type what is nowhere', until('.search-answer:text("found. Try")', search('zzyzx'))],
			['clear', press('Clear')],
			['the table', press('Table')],
			['oldest first', press(/Oldest/i)],
		],
	},
	home: {
		path: '/',
		ready: 'main',
		steps: [
			[
				'scroll to the pictures',
				until('.dots button', (page) => page.locator('.slider').first().scrollIntoViewIfNeeded()),
			],
			['next picture', press('Next image')],
			['pause', press('Pause the slideshow')],
			['next picture', press('Next image')],
			['once more', key('Enter')],
			['fast: twice', key('Enter', 'Enter')],
		],
	},
};

const scenes: typeof minutes = {
	configurator3d: {
		path: '/extra/graphics/configurator3d',
		ready: '.stage-room[data-state=ready]',
		steps: [
			['mint', press('Mint')],
			['hammered', press('Hammered')],
			['mix them', (page) => page.getByLabel('Mix texture with colour').press('Space')],
			['glass', (page) => page.getByText('Glass', { exact: true }).click()],
			['engrave', enter('Engraving', 'Vzir')],
			['turn', press('Turn clockwise')],
			['undo', press('Undo')],
			['undo', key('Enter')],
			['redo', press('Redo')],
			['reset', press('Reset')],
		],
	},
	couture3d: {
		path: '/extra/graphics/couture3d',
		ready: '.stage-room[data-state=ready]',
		steps: [
			['women’s shirt', press('Women’s shirt')],
			['open the colours', press('Colour')],
			['blue', press('Blue')],
			['close', key('Escape')],
			['wool', press('Wool')],
			['undo', press('Undo')],
			['redo', press('Redo')],
			['redo by keys', (page) => page.locator('.stage-view').press('y')],
			['open branding', press('Branding')],
			['open the logos', press('Add a logo')],
			['logo 2', press('Logo 2')],
			['larger', press('Larger')],
			['close', press('Branding')],
			['four in a row', press('1 × 4: four in a row')],
		],
	},
	creep3d: {
		path: '/extra/graphics/creep3d',
		ready: '.stage-room[data-state=ready]',
		steps: [
			[
				'hide the weather',
				(page) => page.getByRole('checkbox', { name: 'Weather' }).press('Space'),
			],
			['to the scene', (page) => page.locator('.stage-view').focus()],
			['the next item', key('.')],
			['the next item', key('.')],
			['turn it', key('ArrowRight')],
			[
				'no currencies',
				(page) => page.getByRole('checkbox', { name: 'Currencies' }).press('Space'),
			],
		],
	},
};

function tell(
	name: string,
	{ path, ready = 'main [data-ready]', steps }: (typeof minutes)[string],
) {
	test(`what is said in the first minute with ${name}`, { tag: '@matrix' }, async ({ page }) => {
		// The sandbox of the tasks has no storage.
		await page.addInitScript((kept) => {
			if (origin !== 'null') localStorage.setItem('memoryGame', kept);
		}, game);
		await page.addInitScript(drawNothing);
		const transcript = await Transcript.start(page);
		await transcript.step(`open ${path}`, until(ready, (page) => page.goto(path)).bind(null, page));
		for (const [words, act] of steps) {
			await transcript.step(words, async () => {
				await act(page);
				await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
			});
		}
		// Said only while it takes longer than a moment, which depends on the machine.
		const text = `${transcript}`
			.replace(/ {2}says: .*(…| are loading\.)\n/g, '')
			.replace(/ \d\d:\d\d(?="\n)/g, ' (time)');
		expect(text).toMatchSnapshot([`${name}.en.txt`]);
	});
}

for (const [name, minute] of Object.entries(minutes)) tell(name, minute);

test.describe('a scene', () => {
	test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 640 } });
	for (const [name, minute] of Object.entries(scenes)) tell(name, minute);
});
