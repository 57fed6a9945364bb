import { startSite } from '../../scripts/serve/site-server.ts';
import { readSitemapPaths } from '../e2e/addresses.ts';
import { type Engine, type EngineName, findEngines } from './engines.ts';
import { type FirstWindow, readFirstWindows } from './first-window.ts';
import { reportMissing } from './journey.ts';
import { noOutside } from './no-outside.ts';
import { Visitor } from './visitor.ts';

// Engines measure letters in ways of their own: what fits in one may be broken in another.
type Running = Extract<Engine, { start: unknown }>;
type Seen = FirstWindow & { path: string };

const paths = [
	...readSitemapPaths(),
	...['', '/uk', '/es'].map((language) => `${language}/no-such-page`),
];
const engines = findEngines();
const running = engines.filter((engine): engine is Running => 'start' in engine);
const seen = new Map<EngineName, Seen[]>();

for (const engine of engines) if ('missing' in engine) reportMissing(engine);

beforeAll(async () => {
	const site = await startSite({ root: 'dist', port: 0, policy: noOutside });
	try {
		await Promise.all(
			running.map(async (engine) => seen.set(engine.name, await visitAll(engine, site.url))),
		);
	} finally {
		await site.close();
	}
}, 900_000);

afterAll(() => seen.clear());

describe.each(running.map(({ name }) => name))('the first window of each page in %s', (name) => {
	test('has no word in two lines', () => {
		expect(list(name, ({ torn }) => torn)).toEqual([]);
	});

	test('does not scroll sideways', () => {
		expect(list(name, ({ scrollsSideways }) => (scrollsSideways ? [''] : []))).toEqual([]);
	});

	test('shows the whole of a piece of work', () => {
		expect(list(name, ({ hidesWork }) => (hidesWork ? [''] : []))).toEqual([]);
	});

	// A line that fits by a hair in one engine may end a word earlier in another: a hundredth is allowed, a false bold is more.
	test('has headings in as many lines as in Chromium', () => {
		const others = new Map(
			(seen.get('Chromium') ?? []).map((page) => [`${page.path} ${page.width}`, page.headings]),
		);
		expect(seen.get(name)?.flatMap(({ headings }) => headings).length).toBeGreaterThan(
			paths.length,
		);
		expect(
			list(name, ({ path, width, headings }) =>
				headings.flatMap(({ text, lines }, index) => {
					const other = others.get(`${path} ${width}`)?.[index];
					if (other && lines >= other.closer && lines <= other.farther) return [];
					return `${text}: ${lines} lines, in Chromium ${other?.lines}`;
				}),
			),
		).toEqual([]);
	});
});

function list(name: EngineName, find: (page: Seen) => string[]): string[] {
	return (seen.get(name) ?? []).flatMap((page) =>
		find(page).map((words) => `${page.path} at ${page.width}: ${words}`),
	);
}

async function visitAll(engine: Running, address: string): Promise<Seen[]> {
	const browser = await engine.start();
	const pages: Seen[] = [];
	try {
		const driver = await browser.newVisitor();
		const visitor = new Visitor(driver, address);
		// The policies of pages, and of what is neither a page nor a script, forbid frames.
		await visitor.open('/offline.js');
		const start = Date.now();
		for (const path of paths) {
			for (const window of await readFirstWindows(visitor, path)) pages.push({ path, ...window });
		}
		console.log(`${engine.name}: ${paths.length} pages in ${(Date.now() - start) / 1000} s`);
		await driver.close();
	} finally {
		await browser.close();
	}
	return pages;
}
