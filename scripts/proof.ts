import './site-languages.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countNouns } from './count-nouns.ts';
import { readEarlierRows } from './proof/earlier.ts';
import { listRows } from './proof/rows.ts';
import { toSheet } from './proof/sheet.ts';

/*
 * `npm run proof [-- WORDS] [--base COMMIT]`: every composed line of the site on one page, to be read. Those that the
 * commit had in other words come first; without a commit the last one is meant. `--json` prints the lines instead.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { base: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const wanted = (await listRows()).filter(
	({ group, key }) =>
		positionals.length === 0 || positionals.some((word) => `${group} ${key}`.includes(word)),
);
if (values.json) console.log(JSON.stringify(wanted));
else {
	const earlier = readEarlierRows(values.base);
	mkdirSync('reports', { recursive: true });
	writeFileSync('reports/proof.html', toSheet(wanted, earlier.rows));
	console.log(`Compared with ${earlier.commit}.`);
	console.log(`${countNouns(wanted.length, 'message')}: open reports/proof.html and read it.`);
}
