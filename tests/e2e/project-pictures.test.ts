import { listCaseStudies } from './pages/case-study.ts';
import { projects } from './pages/content.ts';
import { expect, test } from './test.ts';

const studies = new Set(listCaseStudies().map((path) => path.split('/').at(-1)));
const pictured = projects.filter(({ id, gallery }) => gallery?.length && !studies.has(id));

test('the gallery of a project without a case study is in the list, and opens large', async ({
	page,
}) => {
	expect(pictured.length).toBeGreaterThan(0);
	await page.goto('/projects');
	for (const { id, gallery = [] } of pictured) {
		const entry = page.locator(`#${id}`);
		for (const { alt, caption } of gallery) {
			const name = alt.en ?? '';
			await expect(entry).toContainText(caption.en ?? '');
			await expect(entry.getByRole('img', { name })).toBeAttached();
			await entry.getByRole('button', { name }).click();
			const large = page.getByRole('dialog', { name });
			await expect(large).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(large).toBeHidden();
		}
	}
});

test('the gallery of a project with a case study is only on its page', async ({ page }) => {
	await page.goto('/projects');
	const others = projects.filter(({ id }) => studies.has(id));
	for (const { id } of others)
		await expect(page.locator(`#${id}`).locator('figure')).toHaveCount(0);
});

test('the cover of a project with a case study leads to its page, that of another nowhere', async ({
	page,
}) => {
	await page.goto('/projects');
	for (const { id } of projects) {
		const link = page.locator(`#${id} .list-cover > a`);
		if (studies.has(id)) await expect(link).toHaveAttribute('href', `/projects/${id}`);
		else expect(await link.getAttribute('href')).toBeNull();
	}
	const [study = ''] = studies;
	await page.locator(`#${study} .project-cover`).click();
	await expect(page).toHaveURL(new RegExp(`/projects/${study}$`));
});
