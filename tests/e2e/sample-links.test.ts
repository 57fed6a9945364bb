import { sampleLinks as messages } from '#i18n/messages/sample-links/index.ts';
import { sample } from '../fixtures/sample.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test.describe('scripts are off', () => {
	test.use({ javaScriptEnabled: false });

	test('a link of the sample to another site opens what it stands for, alone and in view, and the way back', async ({
		page,
	}) => {
		test.skip(!sample, 'Only the sample has such links.');
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('/certificates/pm');
		await page.locator('#pm-risk-management').getByRole('link').last().click();
		await expect(page).toHaveURL('/sample-links#example.org/verify/PM-2023-01940');
		const entries = page.locator('main li[id]').filter({ visible: true });
		await expect(entries).toHaveCount(1);
		await expect(entries).toContainText('PM-2023-01940');
		await expect(entries).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeInViewport();
		await expect(page.getByText(t.groups.document.opens)).toBeInViewport();
		await entries.getByRole('link').first().click();
		await expect(page.locator('#pm-risk-management')).toBeInViewport();
		await page.goBack();
		await page.getByRole('link', { name: t.all }).click();
		await expect.poll(() => entries.count()).toBeGreaterThan(80);
	});
});
