import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/snapshots/accept.js FROM TO` copies the snapshots that another job fetched, and refuses all of them if
 * one is more than data. It runs where a job may write to the repository, so it loads no package.
 */
const [from = '', to = ''] = process.argv.slice(2);
const mostBytes = 200_000;
const names = readdirSync(to);
const refused = readdirSync(from).filter((name) => !names.includes(name) || !isSnapshot(name));
if (refused.length > 0) {
	console.error(`Refused: ${refused.join(', ')}`);
	process.exit(1);
}
for (const name of readdirSync(from)) writeFileSync(join(to, name), readFileSync(join(from, name)));

function isSnapshot(name) {
	const file = lstatSync(join(from, name));
	if (!file.isFile() || file.size > mostBytes) return false;
	try {
		const snapshot = JSON.parse(readFileSync(join(from, name), 'utf8'));
		// No answer has come yet.
		if (snapshot === null) return true;
		const { asOf, from: origin, data, ...more } = snapshot;
		const isWhole = Date.parse(asOf) > 0 && typeof origin === 'string' && data instanceof Object;
		return isWhole && Object.keys(more).length === 0 && isData([origin, data]);
	} catch {
		return false;
	}
}

/** Whether all texts are short and no markup, code or address. */
function isData(value) {
	if (typeof value === 'string') return /^(?!.*\/\/)[^<>&"{}\\]{0,80}$/.test(value);
	return !(value instanceof Object) || Object.entries(value).flat().every(isData);
}
