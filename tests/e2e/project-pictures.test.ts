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
