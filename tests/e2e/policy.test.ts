import { expect, test } from './test.ts';

test.use({ expectedErrors: [/content security policy|Trusted ?(HTML|Script)|trusted ?types/i] });

test('the policy is in force: no script put into the page, no HTML from text, no picture of another host', async ({
	page,
}) => {
	await page.goto('/');
	const ran = await page
		.evaluate(() => {
			const script = document.createElement('script');
			script.append('document.documentElement.dataset.injected = "yes"');
			document.body.append(script);
			return document.documentElement.dataset.injected ?? 'no';
		})
		.catch(() => 'no');
	expect(ran).toBe('no');

	const refusal = await page.evaluate(() => {
		try {
			document.body.innerHTML = '<p>replaced</p>';
			return 'none';
		} catch (error) {
			return error instanceof TypeError;
		}
	});
	expect(refusal).toBe(true);

	const directive = await page.evaluate(
		() =>
			new Promise<string>((resolve) => {
				addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
				new Image().src = 'https://example.org/picture.png';
			}),
	);
	expect(directive).toBe('img-src');
});
