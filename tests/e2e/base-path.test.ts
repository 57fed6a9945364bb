import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { resumePages } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { Head } from './pages/head.ts';
import { expect, test } from './test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const base = '/vzir';
const port = 4398;
const site = `http://localhost:${port}`;

/** A build of its own takes a minute or more: `RUN_BASE_PATH=1 npx playwright test base-path`. */
test.describe('the site is deployed in a folder', () => {
	test.skip(!process.env.RUN_BASE_PATH, 'RUN_BASE_PATH is not set');
	test.describe.configure({ mode: 'serial' });
	test.use({ baseURL: site });

	let folder = '';
	let server: ReturnType<typeof spawn> | undefined;

	test.beforeAll(async () => {
		test.setTimeout(600_000);
		folder = await mkdtemp(join(tmpdir(), 'vzir-'));
		const env = { ...process.env, BASE_PATH: base };
		await promisify(execFile)('npx', ['astro', 'build', '--outDir', folder], {
			cwd: root,
			env,
			maxBuffer: 64_000_000,
		});
		const args = ['scripts/serve.ts', '--root', folder, '--port', String(port)];
		server = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
		await expect
			.poll(
				() =>
					fetch(`${site}${base}/about`).then(
						({ status }) => status,
						() => 0,
					),
				{ timeout: 60_000 },
			)
			.toBe(200);
	});

	test.afterAll(async () => {
		server?.kill();
		if (folder) await rm(folder, { recursive: true, force: true });
	});

	for (const locale of ['en', 'uk', 'es'] as const) {
		test(`${locale}: every page asks only for what is in the folder, and all of it is there`, async ({
			page,
		}) => {
			test.slow();
			const missed: string[] = [];
			page.on('response', (answer) => {
				const { pathname } = new URL(answer.url());
				if (answer.status() >= 400 || !pathname.startsWith(base)) missed.push(pathname);
			});
			for (const path of resumePages) {
				await page.goto(localizePath(locale, path, base));
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				const links = await page.evaluate(() =>
					[...document.links]
						.filter(({ host }) => host === location.host)
						.map(({ pathname }) => pathname),
				);
				expect(links.length).toBeGreaterThan(10);
				expect(links.filter((link) => !link.startsWith(base))).toEqual([]);
			}
			expect(missed).toEqual([]);
		});
	}

	test('links, canonical address and twins carry the folder', async ({ request }) => {
		const head = await Head.read(request, `${base}/uk/skills`);
		expect(new URL(head.canonical ?? '').pathname).toBe(`${base}/uk/skills`);
		expect(new URL(head.twins.en ?? '').pathname).toBe(`${base}/skills`);
		expect(new URL(head.meta('og:image') ?? '').pathname).toMatch(/^\/vzir\/uk\/social\//);
		await expectThere(request, head.link('manifest'));
		await expectThere(request, head.link('icon'));
	});

	test('an island wakes up, and a picked language leads on', async ({ page }) => {
		await page.goto(`${base}/projects`);
		await page.getByRole('button', { name: 'Table' }).click();
		await expect(page.getByRole('table')).toBeVisible();
		await page.getByRole('button', { name: /^Language:/ }).click();
		await page.getByRole('link', { name: 'Español' }).click();
		await expect(page).toHaveURL(`${base}/es/projects`);
		await page.goto('about:blank');
		await page.goto(`${base}/projects`);
		await expect(page).toHaveURL(`${base}/es/projects`);
	});
});

async function expectThere(request: APIRequestContext, address = '') {
	expect(address.startsWith(base)).toBe(true);
	expect((await request.get(address)).status()).toBe(200);
}
