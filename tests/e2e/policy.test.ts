import { expect, test } from './test.ts';

test.describe('the policy is in force', () => {
	test.use({ expectedErrors: [/content security policy|Trusted ?(HTML|Script)|trusted ?types/i] });

	test('a script put into the page does not run', async ({ page }) => {
		await page.goto('/');
		const ran = await page
			.evaluate(async () => {
				const script = document.createElement('script');
				script.append('document.documentElement.dataset.injected = "yes"');
				document.body.append(script);
				return document.documentElement.dataset.injected ?? 'no';
			})
			.catch(() => 'no');
		expect(ran).toBe('no');
	});

	test('HTML from text is refused', async ({ page }) => {
		await page.goto('/');
		const refused = await page.evaluate(() => {
			try {
				document.body.innerHTML = '<p>replaced</p>';
				return false;
			} catch (error) {
				return error instanceof TypeError;
			}
		});
		expect(refused).toBe(true);
	});

	test('no picture is requested from another host', async ({ page }) => {
		await page.goto('/');
		const directive = await page.evaluate(
			() =>
				new Promise<string>((resolve) => {
					addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
					new Image().src = 'https://example.org/picture.png';
				}),
		);
		expect(directive).toBe('img-src');
	});
});
