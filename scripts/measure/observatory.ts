import '../site-languages.ts';
import { countNouns } from '../count-nouns.ts';
import { startSite } from '../serve/site-server.ts';
import { listMeasuredPages } from './addresses.ts';
import { judge, toScore } from './observatory/score.ts';
import { writeReport } from './report.ts';
import { distFolder } from './session.ts';
import { toTable } from './table.ts';

const leastScore = 130;

const site = await startSite({ root: distFolder, port: 0, base: process.env.BASE_PATH ?? '/' });
const report: { path: string; score: number; findings: ReturnType<typeof judge> }[] = [];
for (const { path } of listMeasuredPages(process.argv[2])) {
	const answer = await fetch(site.url + path);
	const headers = Object.fromEntries(answer.headers);
	const findings = judge({ headers, html: await answer.text() });
	report.push({ path, score: toScore(findings), findings });
}
await site.close();

writeReport('observatory', report);
const [first] = report;
console.log(
	toTable(
		['test', 'result', 'points'],
		(first?.findings ?? []).map(({ test, result, points }) => [test, result, points]),
	),
);
console.log('');
console.log(
	toTable(
		['page', 'score'],
		report.map(({ path, score }) => [path, score]),
	),
);
const low = report.filter(({ score }) => score < leastScore);
console.log(`${countNouns(report.length, 'page')} checked, ${low.length} below ${leastScore}`);
if (low.length > 0 || report.length === 0) process.exitCode = 1;
