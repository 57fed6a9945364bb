import '../site-languages.ts';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { testArgs } from '../../tests/browser.ts';
import { countNouns } from '../count-nouns.ts';
import { importTool } from '../on-demand/tools.ts';
import { listMeasuredPages, listToolPages } from './addresses.ts';
import { barePageName, writeBarePage } from './lighthouse/bare-page.ts';
import { lighthouseModule, resultSchema } from './lighthouse/module.ts';
import {
	isMachineBusy,
	toFaults,
	toMedian,
	toSpread,
	toVerdict,
	type Verdict,
} from './lighthouse/verdict.ts';
import { writeReport } from './report.ts';
import { withBrowser } from './session.ts';
import { toTable } from './table.ts';

/** So many runs of a page on a busy machine are repeated before the page is given up. */
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
const bareRoot = writeBarePage();
const paths = [...listMeasuredPages(values.pages), ...listToolPages(values.pages)].map(
	({ path }) => path,
);
const measured: Measured[] = [barePageName, ...paths].map((name) => ({ name, runs: [], busy: 0 }));

// Every page once, then every page again: what the machine does meanwhile falls on all of them.
for (let round = 1; round <= Number(values.runs); round += 1) {
	for (const page of measured) {
		const verdict = await run(page);
		if (!verdict) continue;
		page.runs.push(verdict);
		const { scores, largestPaintMs, blockingMs } = verdict;
		const result = `speed ${scores.performance}, LCP ${Math.round(largestPaintMs)} ms, blocked ${Math.round(blockingMs)} ms`;
		console.log(`${round}  ${page.name}  ${result}`);
	}
}

const rows: (string | number)[][] = [];
const report: object[] = [];
const faults: string[] = [];
for (const { name, runs, busy } of measured) {
	if (runs.length === 0) {
		faults.push(`${name}: the machine was busy in each of ${busy} runs`);
		continue;
	}
	const verdict = toMedian(runs);
	if (name !== barePageName) faults.push(...toFaults(verdict).map((fault) => `${name}: ${fault}`));
	report.push({ path: name, ...verdict, runs });
	rows.push([
		name,
		...Object.values(verdict.scores),
		verdict.layoutShift,
		toSpread(runs.map(({ largestPaintMs }) => largestPaintMs)),
		toSpread(runs.map(({ blockingMs }) => blockingMs)),
	]);
}

const heading = 'page,speed,access,practice,search,agents,CLS,LCP ms,blocked ms'.split(',');
console.log(`\nMedians of what Lighthouse reports, in brackets the least and the most\n`);
console.log(toTable(heading, rows));
writeReport('lighthouse', report);
for (const fault of faults) console.error(fault);
console.log(
	`${countNouns(rows.length - 1, 'page')} measured, ${countNouns(faults.length, 'fault')}`,
);
if (faults.length > 0 || rows.length < 2) process.exitCode = 1;

/** One run of a page in a browser of its own; `undefined` if the machine was busy too often. */
async function run(page: Measured): Promise<Verdict | undefined> {
	while (page.busy < mostBusyRuns) {
		// A browser that is lost now and then takes no more than one run with it.
		const result = await measure(page.name).catch(() => measure(page.name));
		if (!isMachineBusy(result)) return toVerdict(result);
		page.busy += 1;
	}
	return undefined;
}

async function measure(name: string) {
	const isBare = name === barePageName;
	const port = await findFreePort();
	let output: unknown;
	await withBrowser(
		async (_browser, site) => {
			const url = site.url + (isBare ? '/' : name);
			output = await lighthouse(url, { output: 'json', logLevel: 'silent', port });
		},
		// A renderer in software would hold back each picture of the page for up to a second, which no phone does, and the
		// requests of that second would count as what the page waits for.
		{ root: isBare ? bareRoot : root, args: [...testArgs, `--remote-debugging-port=${port}`] },
	);
	return resultSchema.parse(output).lhr;
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

interface Measured {
	/** The path of a page of the site, or the name of the bare one. */
	name: string;
	runs: Verdict[];
	/** Runs that did not count. */
	busy: number;
}
