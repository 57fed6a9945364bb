import '../site-languages.ts';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { testArgs } from '../../tests/browser.ts';
import { countNouns } from '../count-nouns.ts';
import { importTool } from '../on-demand/tools.ts';
import { listMeasuredPages, listToolPages } from './addresses.ts';
import { lighthouseModule } from './lighthouse/module.ts';
import { runLighthouse } from './lighthouse/run.ts';
import {
	isMachineBusy,
	isSettled,
	toFaults,
	toMedian,
	toVerdict,
	type Verdict,
} from './lighthouse/verdict.ts';
import { writeReport } from './report.ts';
import { withBrowser } from './session.ts';
import { toTable } from './table.ts';

/** So many runs on a busy machine are repeated before a page is given up. */
const mostBusyRuns = 10;

/** Sample content keeps itself out of search indexes, which Lighthouse would count against it. */
const measuredRoot = '.cache/measured-site';

const { values } = parseArgs({
	options: {
		pages: { type: 'string', default: '' },
		runs: { type: 'string', default: '5' },
		root: { type: 'string' },
	},
});

const root = values.root ?? measuredRoot;
if (values.root === undefined) buildIndexable();
const { default: lighthouse } = lighthouseModule.parse(
	await importTool('lighthouse', 'core/index.js'),
);
const planned = Number(values.runs);

const rows: (string | number)[][] = [];
const report: object[] = [];
const faults: string[] = [];
for (const { path } of [...listMeasuredPages(values.pages), ...listToolPages(values.pages)]) {
	// A browser that is lost now and then takes no more than one page with it.
	const { runs, busy } = await measure(path).catch(() => measure(path));
	if (runs.length === 0) {
		faults.push(`${path}: the machine was busy in each of ${busy} runs`);
		continue;
	}
	const verdict = toMedian(runs);
	faults.push(...toFaults(verdict).map((fault) => `${path}: ${fault}`));
	report.push({ path, ...verdict });
	const { scores, layoutShift, largestPaintMs, blockingMs } = verdict;
	const times = [largestPaintMs, blockingMs].map(Math.round);
	const row = [path, ...Object.values(scores), layoutShift, ...times];
	rows.push(row);
	console.log(row.join('  '));
}

const heading = 'page,speed,access,practice,search,agents,CLS,LCP ms,TBT ms'.split(',');
console.log(`\n${toTable(heading, rows)}`);
writeReport('lighthouse', report);
for (const fault of faults) console.error(fault);
console.log(`${countNouns(rows.length, 'page')} measured, ${countNouns(faults.length, 'fault')}`);
if (faults.length > 0 || rows.length === 0) process.exitCode = 1;

/** The runs of one page, in a browser of its own. */
async function measure(path: string): Promise<{ runs: Verdict[]; busy: number }> {
	const runs: Verdict[] = [];
	let busy = 0;
	const port = await findFreePort();
	await withBrowser(
		async (_browser, site) => {
			while (busy < mostBusyRuns && runs.length < planned && !isSettled(runs, planned)) {
				const result = await runLighthouse(lighthouse, site.url + path, port);
				if (isMachineBusy(result)) busy += 1;
				else runs.push(toVerdict(result));
			}
		},
		// A renderer in software would hold back each picture of the page for up to a second, which no phone does, and the
		// requests of that second would count as what the page waits for.
		{ root, args: [...testArgs, `--remote-debugging-port=${port}`] },
	);
	return { runs, busy };
}

function buildIndexable() {
	const built = spawnSync('astro', ['build', '--outDir', measuredRoot], {
		stdio: 'inherit',
		env: { ...process.env, INDEXABLE: '1' },
		shell: process.platform === 'win32',
	});
	if (built.status !== 0) throw new Error('The build of the site failed.');
}

function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
