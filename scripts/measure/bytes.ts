import '../site-languages.ts';
import { countNouns } from '../count-nouns.ts';
import { listMeasuredPages, listToolPages } from './addresses.ts';
import { budgetOf, findExcesses } from './budgets.ts';
import { weighPage } from './page-weight.ts';
import { writeReport } from './report.ts';
import { withBrowser } from './session.ts';
import { toTable } from './table.ts';

await withBrowser(async (browser, site) => {
	const rows: (string | number)[][] = [];
	const faults: string[] = [];
	const report: object[] = [];

	const filter = process.argv[2];
	for (const { page, path } of [...listMeasuredPages(filter), ...listToolPages(filter)]) {
		const weight = await weighPage(browser, site.url + path);
		const budget = budgetOf(page);
		const excesses = findExcesses(weight, budget);
		faults.push(...excesses.map((excess) => `${path}: ${excess}`));
		report.push({ path, ...weight });
		rows.push([
			path,
			weight.htmlBytes,
			budget.htmlBytes,
			weight.scriptBytes,
			budget.scriptBytes,
			weight.fontFiles,
			weight.otherHosts,
			excesses.length === 0 ? '' : 'over',
		]);
	}

	const heading = 'page,HTML+CSS,of,JS,of,fonts,other hosts,';
	console.log(toTable(heading.split(','), rows));
	writeReport('bytes', report);
	for (const fault of faults) console.error(fault);
	console.log(
		`${countNouns(rows.length, 'page')} measured, ${countNouns(faults.length, 'budget')} exceeded`,
	);
	if (faults.length > 0) process.exitCode = 1;
});
