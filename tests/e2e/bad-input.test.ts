import { certificates as certificateMessages } from '#i18n/messages/certificates/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import { Certificates } from './pages/certificates.ts';
import { Projects } from './pages/projects.ts';
import { expect, test } from './test.ts';

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
		await expect(overview.certificates.links, name).toHaveCount(1);
	}
});

test('a key is answered within a frame or two, even to a text of 10,000 letters', async ({
	page,
}) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	await projects.search.field.fill('bakery');
	await expect(projects.titles).toHaveCount(1);
	const durations = await projects.search.field.evaluate((field) => {
		if (!(field instanceof HTMLInputElement)) return [];
		return ['a'.repeat(10_000), 'e', 'react', ''].map((text) => {
			const start = performance.now();
			field.value = text;
			field.dispatchEvent(new InputEvent('input', { bubbles: true }));
			return performance.now() - start;
		});
	});
	expect(durations).toHaveLength(4);
	for (const duration of durations) expect(duration).toBeLessThan(200);
});

test('searches of the address are not carried out and not shown', async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.open('/projects?projectSearch=<script>alert(1)</script>&q=[');
	await expect(projects.titles).toHaveCount(27);
});
