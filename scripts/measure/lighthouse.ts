import '../site-languages.ts';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { testArgs } from '../../tests/browser.ts';
import { countNouns } from '../count-nouns.ts';
import { importTool } from '../on-demand/tools.ts';
import { listMeasuredPages, listToolPages } from './addresses.ts';
import { findFreePort } from './free-port.ts';
import { lighthouseModule, resultSchema } from './lighthouse/module.ts';
import { toFaults, toMedian, toVerdict, type Verdict } from './lighthouse/verdict.ts';
import { writeReport } from './report.ts';
import { withBrowser } from './session.ts';
import { toTable } from './table.ts';

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
const paths = [...listMeasuredPages(values.pages), ...listToolPages(values.pages)].map(
	({ path }) => path,
);
const measured = paths.map((path): Measured => ({ path, runs: [] }));

// Every page once, then every page again: what the machine does meanwhile falls on all of them.
for (let round = 1; round <= Number(values.runs); round += 1) {
	for (const page of measured) {
		// A browser that is lost now and then takes no more than one run with it.
		const verdict = await measure(page.path).catch(() => measure(page.path));
		page.runs.push(verdict);
		const { scores, largestPaintMs, blockingMs } = verdict;
		const result = `speed ${scores.performance}, LCP ${Math.round(largestPaintMs)} ms, blocked ${Math.round(blockingMs)} ms`;
		console.log(`${round}  ${page.path}  ${result}`);
	}
}

const rows: (string | number)[][] = [];
const report: object[] = [];
const faults: string[] = [];
for (const { path, runs } of measured) {
	const verdict = toMedian(runs);
	faults.push(...toFaults(verdict).map((fault) => `${path}: ${fault}`));
	report.push({ path, ...verdict, runs });
	rows.push([
		path,
		...Object.values(verdict.scores),
		verdict.layoutShift,
		Math.round(verdict.largestPaintMs),
		Math.round(verdict.blockingMs),
	]);
}

const heading = 'page,speed,access,practice,search,agents,CLS,LCP ms,blocked ms'.split(',');
console.log(`\nMedians of what Lighthouse reports\n`);
console.log(toTable(heading, rows));
writeReport('lighthouse', report);
for (const fault of faults) console.error(fault);
console.log(`${countNouns(rows.length, 'page')} measured, ${countNouns(faults.length, 'fault')}`);
if (faults.length > 0 || rows.length === 0) process.exitCode = 1;

/** One run of a page in a browser of its own. */
async function measure(path: string): Promise<Verdict> {
	const port = await findFreePort();
	let output: unknown;
	await withBrowser(
		async (_browser, site) => {
			output = await lighthouse(site.url + path, { output: 'json', logLevel: 'silent', port });
		},
		// A renderer in software would hold back each picture of the page for up to a second, which no phone does, and the
		// requests of that second would count as what the page waits for.
		{ root, args: [...testArgs, `--remote-debugging-port=${port}`] },
	);
	return toVerdict(resultSchema.parse(output).lhr);
}

function buildIndexable() {
	const built = spawnSync('astro', ['build', '--outDir', measuredRoot], {
		stdio: 'inherit',
		env: { ...process.env, INDEXABLE: '1' },
		shell: process.platform === 'win32',
	});
	if (built.status !== 0) throw new Error('The build of the site failed.');
}

interface Measured {
	path: string;
	runs: Verdict[];
}
