import { cube3d } from '#i18n/messages/cube3d/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { Find } from './pages/find.ts';
import { coarsePixels, StagePage } from './pages/stage.ts';
import { addTask, button, press, texts } from './pages/todo.ts';
import { expect, test } from './test.ts';
import { Transcript } from './transcript.ts';

/*
 * The first minute of a visitor who hears the page: read the files in `transcripts` aloud. What matters comes first,
 * nothing comes twice, and nothing speaks that nobody asked. `--update-snapshots` writes them again.
 */

test('the to-do list says what was added, moved, deleted and brought back', async ({ page }) => {
	const transcript = await Transcript.start(page);
	const enter = () => page.keyboard.press('Enter');
	await transcript.step('open /extra/todo', () => page.goto('/extra/todo'));
	await transcript.step('add milk', () => addTask(page, 'milk'));
	await transcript.step('add bread', () => addTask(page, 'bread'));
	await transcript.step('move bread up with Alt and the arrow', async () => {
		await button(page, 'Edit: bread').focus();
		await page.keyboard.press('Alt+ArrowUp');
		await expect(texts(page)).toHaveText(['bread', 'milk']);
	});
	await transcript.step('tick milk off', async () => {
		await page.getByLabel('Completed: milk').focus();
		await page.keyboard.press('Space');
	});
	await transcript.step('ask to delete milk', () => press(page, 'Delete: milk', 'Enter'));
	await transcript.step('confirm', async () => {
		await page.getByRole('dialog').getByRole('button').last().focus();
		await enter();
	});
	await transcript.step('undo', () => press(page, todo.en.undo, 'Enter'));
	await transcript.step('undo by keys what was ticked off', () => page.keyboard.press('Control+z'));
	expect(`${transcript}`).toMatchSnapshot(['todo.en.txt']);
});

test('the search says one count when the typing pauses', async ({ page }) => {
	const transcript = await Transcript.start(page);
	const find = new Find(page);
	await transcript.step('open /about', () => page.goto('/about'));
	await transcript.step('open the search with Ctrl+K', async () => {
		await page.keyboard.press('Control+k');
		await find.options.first().waitFor();
	});
	await transcript.step('type theme', async () => {
		await find.field.pressSequentially('theme');
		await expect(find.status).toHaveText(/\d/);
	});
	await transcript.step('type what is nowhere', async () => {
		await find.field.fill('zzyzx');
		await expect(find.status).toHaveText(/0/);
	});
	await transcript.step('Escape', () => page.keyboard.press('Escape'));
	// How many there are is a matter of the content.
	const text = `${transcript}`.replace(/[1-9]\d* results?/, 'N results');
	expect(text).toMatchSnapshot(['find.en.txt']);
});

test.describe('a scene', () => {
	test.use({ ...coarsePixels, reducedMotion: 'reduce', viewport: { width: 700, height: 640 } });

	test('the 3D cube says its turns, its side and what the solver does', async ({ page }) => {
		const t = cube3d.en;
		const transcript = await Transcript.start(page);
		const cube = new StagePage(page);
		const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
		await transcript.step('open the cube', () => cube.open('/extra/graphics/cube3d'));
		await transcript.step('left', async () => {
			await page.locator('.stage-view').focus();
			await page.keyboard.press('ArrowLeft');
			await cube.rest();
		});
		await transcript.step('turn the upper layer: u', async () => {
			await page.keyboard.press('u');
			await cube.rest();
		});
		await transcript.step('once more', async () => {
			await page.keyboard.press('u');
			await cube.rest();
		});
		await transcript.step('a lesson', async () => {
			await page.getByText(t.parts.lesson, { exact: true }).click();
			await press(t.lesson.start);
			await page.getByRole('button', { name: t.lesson.next }).waitFor();
		});
		await transcript.step('its next step', async () => {
			await press(t.lesson.next);
			await cube.rest();
		});
		// Said only while it takes longer than a moment, which depends on the machine.
		const text = `${transcript}`.replace(/ {2}says: .*…\n/g, '');
		expect(text).toMatchSnapshot(['cube3d.en.txt']);
	});
});
