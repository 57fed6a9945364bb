import { certificates as certificateMessages } from '#i18n/messages/certificates/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import { Certificates } from '../pages/certificates.ts';
import { Projects } from '../pages/projects.ts';
import { expect, test } from '../test.ts';

const inputs = {
	'10,000 letters': 'a'.repeat(10_000),
	'5,000 words': 'ab '.repeat(5000).slice(0, 9999),
	'signs of regular expressions': '.*+?^$(){}|[]\\/(?<x>a+)+$',
	'a broken regular expression': '[a-',
	'right-to-left text': 'שלום مرحبا \u202eabc\u202c',
	HTML: '<img src=x onerror="document.title=1"><script>document.title=2</script>',
	'half of a character': 'q\ud83d',
	'signs of control': '\u0000\u0007\u001b[31m',
	'pictures of faces': '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(50),
	'the name of a property': '__proto__',
};

test('the search of the projects takes whatever is written for text', async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	const { search } = projects;
	const title = await page.title();
	for (const [name, text] of Object.entries(inputs)) {
		await search.field.fill(text);
		await expect(search.answer, name).toHaveText(projectMessages.en.none);
		await expect(projects.titles, name).toHaveCount(0);
		expect(await page.title(), name).toBe(title);
		await search.clear.click();
		await expect(projects.titles, name).toHaveText(projects.allTitles());
		await search.field.fill('bakery');
		await expect(projects.titles, name).toHaveCount(1);
	}
});

test('the search of the certificates takes whatever is written for text', async ({ page }) => {
	const overview = new Certificates(page, 'en');
	const { search } = overview;
	await overview.open('/certificates');
	const title = await page.title();
	for (const [name, text] of Object.entries(inputs)) {
		await search.field.fill(name === '10,000 letters' ? 'x'.repeat(10_000) : text);
		if (!/words|text/.test(name))
			await expect(search.answer, name).toHaveText(certificateMessages.en.none);
		else await expect(search.answer, name).toBeVisible();
		expect(await page.title(), name).toBe(title);
		await search.clear.click();
		await search.field.fill('EN-2021-03568');
		await expect(overview.hits, name).toHaveCount(1);
	}
});

test('a text of 10,000 letters is answered by the frame after next, with one move of each project', async ({
	page,
}) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	await projects.search.field.fill('bakery');
	await expect(projects.titles).toHaveCount(1);
	const answers = await projects.search.field.evaluate(async (field) => {
		if (!(field instanceof HTMLInputElement)) return [];
		const list = document.querySelector('#projects');
		if (!list) return [];
		let moves = 0;
		const observer = new MutationObserver((changes) => {
			for (const { addedNodes } of changes) moves += addedNodes.length;
		});
		observer.observe(list, { childList: true });
		const frame = () => new Promise(requestAnimationFrame);
		const found: { shown: number; moves: number }[] = [];
		for (const text of ['a'.repeat(10_000), 'bakery', '']) {
			moves = 0;
			field.value = text;
			field.dispatchEvent(new InputEvent('input', { bubbles: true }));
			await frame();
			await frame();
			found.push({ shown: list.querySelectorAll(':scope > li:not([hidden])').length, moves });
		}
		return found;
	});
	const all = projects.allTitles().length;
	expect(answers).toEqual([0, 1, all].map((shown) => ({ shown, moves: all })));
});

test('what is written in the address is searched as text, and does nothing else', async ({
	page,
}) => {
	const projects = new Projects(page, 'en');
	await projects.open('/projects?projectSearch=<script>alert(1)</script>&view=<b>&q=[');
	await expect(projects.search.field).toHaveValue('[');
	await expect(projects.search.answer).toHaveText(projectMessages.en.none);
	await expect(projects.titles).toHaveCount(0);
	await projects.search.clear.click();
	await expect(projects.titles).toHaveText(projects.allTitles());
});
