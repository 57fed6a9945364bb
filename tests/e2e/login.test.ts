import { login as messages } from '#i18n/messages/login/index.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './test.ts';

test(`a visitor logs in by keys alone, is greeted on the hub and forgotten`, async ({ page }) => {
	const t = messages.en;
	const asked: string[] = [];
	await page.goto('/extra/login');
	await page.locator('.login[data-ready]').waitFor();
	page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));

	await page.getByLabel(t.email).focus();
	await page.keyboard.type('olena');
	await page.keyboard.press('Tab');
	await page.keyboard.type('1234');
	await page.keyboard.press('Enter');
	await expect(page.getByLabel(t.email)).toBeFocused();
	await expect(page.getByLabel(t.email)).toHaveAccessibleDescription(t.faults.email);
	await expect(page.getByLabel(t.password)).toHaveAccessibleDescription(
		`${t.passwordHint} ${t.faults.password}`,
	);
	await expectNoFaults(page, 'main');

	await page.keyboard.press('End');
	await page.keyboard.type('@example.com');
	await page.keyboard.press('Tab');
	await page.keyboard.press('End');
	await page.keyboard.type('5');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/extra');
	const greeting = page.locator('.greeting');
	await expect(greeting).toContainText(t.hello.replace('{name}', 'olena'));
	const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(kept).toBe('{"visitorName":"olena"}');
	expect(asked.filter((line) => /olena|1234|^POST/.test(line))).toEqual([]);

	await page.goto('/extra/login');
	await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('olena');
	await page.goto('/extra');
	await greeting.getByRole('button', { name: t.forget }).press('Enter');
	await expect(greeting.getByRole('link', { name: t.invite })).toBeFocused();
	await expect(page.getByRole('status')).toHaveText(t.forgotten);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
