import { test as base } from '@playwright/test';
import { answerRoute } from '../stand-in/as-route.ts';
import { createStandIn, type StandIn } from '../stand-in/stand-in.ts';

export { expect } from '@playwright/test';

/** Where a picture is opened by itself, its policy keeps out what Playwright puts into each page. */
const blockedInPicture = /^Blocked script execution in '\S+\.(avif|jpg|png|webp)'/;

/**
 * Every end-to-end test fails when its pages write an error to the console (a broken content policy does), throw, or
 * send another host a request that neither the stand-in nor `page.route` answers.
 */
export const test = base.extend<Watch>({
	expectedErrors: [[], { option: true }],

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
	standIn: async ({}, use) => use(await createStandIn()),

	context: async ({ context, baseURL, expectedErrors, standIn }, use) => {
		const faults: string[] = [];
		let isOver = false;
		const home = new URL(baseURL ?? 'http://localhost').host;

		await context.route(
			(url) => url.protocol.startsWith('http') && url.host !== home,
			async (route) => {
				const played = await answerRoute(standIn, route).catch((error: unknown) => {
					if (!isOver) throw error;
					return true;
				});
				if (played) return;
				faults.push(`request to another host: ${route.request().url()}`);
				await route.abort().catch(() => undefined);
			},
		);
		context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`));
		context.on('console', (message) => {
			const text = message.text();
			if (message.type() === 'error' && !blockedInPicture.test(text))
				faults.push(`console: ${text}`);
		});

		await use(context);

		// An answer to a page that closes meanwhile throws between two tests, and that fails the whole run.
		isOver = true;
		for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });

		const unexpected = faults.filter((fault) => !expectedErrors.some((known) => known.test(fault)));
		if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
	},
});

interface Watch {
	/** What the pages of a test may complain of, as `test.use({ expectedErrors: [/status of 404/] })`. */
	expectedErrors: RegExp[];
	/** The outside services of this test: their requests and their faults. */
	standIn: StandIn;
}
