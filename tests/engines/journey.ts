import { type RunningSite, startSite } from '../../scripts/serve/site-server.ts';
import type { Browser, WindowSize } from './driver.ts';
import { type Engine, findEngines, toMissingReport } from './engines.ts';
import { Visitor } from './visitor.ts';

export interface Journey {
	title: string;
	/** A usual window if it is not given. */
	size?: WindowSize;
	/** `site` is the same for all journeys of a file: only the last one may close it. */
	go: (visitor: Visitor, site: RunningSite) => Promise<void>;
}

/** Goes each way in each engine of this machine; an engine that is not here is named, with what to install. */
export function tryJourneys(journeys: readonly Journey[]) {
	for (const engine of findEngines()) {
		if ('missing' in engine) {
			reportMissing(engine);
			continue;
		}
		describe(engine.name, () => {
			let browser: Browser;
			let site: RunningSite;
			beforeAll(async () => {
				site = await startSite({ root: 'dist', port: 0 });
				browser = await engine.start();
			});
			afterAll(async () => {
				await browser?.close();
				await site?.close();
			});
			for (const { title, size, go } of journeys) {
				test(title, async () => {
					const driver = await browser.newVisitor(size);
					try {
						await go(new Visitor(driver, site.url), site);
					} finally {
						await driver.close();
					}
				});
			}
		});
	}
}

/** A skipped test whose title names what to install; where all engines are wanted, a failed one. */
export function reportMissing(engine: Extract<Engine, { missing: string }>) {
	const report = toMissingReport(engine);
	if (process.env.ALL_ENGINES) test(report, () => expect.fail(report));
	else test.skip(report);
}
