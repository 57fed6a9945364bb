import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { scanHtml } from '#build/html/scan.ts';
import { isInlineScript } from '#build/policy/page-policy.ts';
import { answerRoute } from '../../tests/stand-in/as-route.ts';
import { createStandIn } from '../../tests/stand-in/stand-in.ts';
import type { Budget } from './budgets.ts';

/** Without a request for so long, idle callbacks included, nothing more loads by itself. */
const quietMs = 1500;
/** For islands to start, on a busy machine. */
const startMs = 60_000;

/** A phone with a cold cache opens the page and does nothing. Outside services answer as in the tests. */
export async function weighPage(browser: Browser, url: string): Promise<Budget> {
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		hasTouch: true,
		isMobile: true,
	});
	try {
		const page = await context.newPage();
		// Otherwise the browser reports a mouse at the corner of the page, which no phone has.
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setEmitTouchEventsForMouse', {
			enabled: true,
			configuration: 'mobile',
		});
		const standIn = await createStandIn();
		await page.route(
			({ host }) => host !== new URL(url).host,
			async (route) => {
				if (!(await answerRoute(standIn, route))) await route.abort();
			},
		);
		const responses: Response[] = [];
		const asked: string[] = [];
		let busyAt = Date.now();
		page.on('request', (request) => asked.push(request.url()));
		page.on('response', (response) => {
			if (new URL(response.url()).host === new URL(url).host) responses.push(response);
		});
		const stayBusy = () => {
			busyAt = Date.now();
		};
		page.on('request', stayBusy).on('requestfinished', stayBusy).on('requestfailed', stayBusy);
		const main = await page.goto(url, { waitUntil: 'load' });
		const starting = 'astro-island[ssr]:is([client="load"], [client="only"])';
		await page.waitForFunction((islands) => !document.querySelector(islands), starting, {
			timeout: startMs,
		});
		while (Date.now() - busyAt < quietMs) await page.waitForTimeout(quietMs / 5);
		if (!main?.ok()) throw new Error(`${url} answered ${main?.status() ?? 'nothing'}.`);

		const bytes = async (types: readonly string[]) => {
			const chosen = responses.filter((response) =>
				types.includes(response.request().resourceType()),
			);
			return (await Promise.all(chosen.map(bodyBytes))).reduce((sum, size) => sum + size, 0);
		};
		return {
			htmlBytes: (await bodyBytes(main)) + (await bytes(['stylesheet'])),
			scriptBytes: inlineScriptBytes(await main.text()) + (await bytes(['script'])),
			fontFiles: responses.filter((response) => response.request().resourceType() === 'font')
				.length,
			otherHosts: asked.filter(
				(address) => /^https?:/.test(address) && new URL(address).host !== new URL(url).host,
			).length,
		};
	} finally {
		await context.close();
	}
}

/** What came over the wire for a file, without its headers. */
async function bodyBytes(response: Response): Promise<number> {
	const length = (await response.allHeaders())['content-length'];
	return length === undefined ? (await response.body()).length : Number(length);
}

/** Scripts in the page travel inside its HTML; compressed by themselves they show their own share. */
function inlineScriptBytes(html: string): number {
	const code = scanHtml(html)
		.filter(isInlineScript)
		.filter((tag) => tag.attributes.get('type') !== 'speculationrules')
		.map((tag) => tag.text)
		.join('\n');
	return code === '' ? 0 : brotliCompressSync(code).length;
}
