import '../site-languages.ts';
/**
 * Times the search in the index of each language, filled up to 1,000 records: making it ready, and each key of what a visitor types.
 * Fails when a key takes more than a frame, for which the machine should have nothing else to do.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { locales } from '#i18n/locale.ts';
import { localizePath } from '#i18n/urls.ts';
import { Finder } from '#lib/find/finder.ts';
import { type FindRecord, parseFindIndex } from '#lib/find/record.ts';
import { writeReport } from './report.ts';
import { distFolder } from './session.ts';
import { toTable } from './table.ts';

const entries = 1000;
const mostMs = 16;
const mostBytes = 60_000;
const rounds = 5;
const queries = [
	'javascript',
	'javascirpt',
	'Київ',
	'тайпскрипт',
	'certificado de inglés',
	'vue.js react typescript',
];

const faults: string[] = [];
const report = locales.map((locale) => {
	const json = readFileSync(join(distFolder, localizePath(locale, '/find.json', '/')), 'utf8');
	const index = parseFindIndex(JSON.parse(json));
	if (!index) throw new Error(`The index of "${locale}" does not have the expected form.`);
	const bytes = brotliCompressSync(json).length;
	const records = fill(index.records);
	const before = performance.now();
	const finder = new Finder(records);
	const readyMs = performance.now() - before;
	const keys = queries.flatMap((query) =>
		[...query].map((_, at) => time(() => finder.find(query.slice(0, at + 1)))),
	);
	const sorted = keys.toSorted((a, b) => a - b);
	const [middle = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
	if (bytes > mostBytes) faults.push(`${locale}: ${bytes} bytes instead of at most ${mostBytes}`);
	if (slowest > mostMs)
		faults.push(`${locale}: ${slowest.toFixed(1)} ms a key instead of at most ${mostMs}`);
	return { locale, records: index.records.length, bytes, readyMs, middle, slowest };
});

/** Milliseconds that it takes, without those that the machine spends on other things: the middle one of several times. */
function time(run: () => void): number {
	const times = Array.from({ length: rounds }, () => {
		const start = performance.now();
		run();
		return performance.now() - start;
	});
	return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** The records, again and again, each time with other letters at the end of each word, so that there are more different words. */
function fill(records: readonly FindRecord[]): FindRecord[] {
	return Array.from({ length: entries }, (_, at) => {
		const record = records[at % records.length];
		const round = Math.floor(at / records.length);
		if (!record) throw new Error('The index has no records.');
		if (round === 0) return record;
		const change = (text: string) =>
			text.replace(/(?<=\p{L}{4})(?!\p{L})/gu, 'qxz'[round % 3] ?? '');
		return { ...record, title: change(record.title), words: change(record.words) };
	});
}

writeReport('find', report);
console.log(
	toTable(
		['language', 'records', 'bytes', `ready at ${entries}, ms`, 'a key, ms', 'slowest, ms'],
		report.map(({ locale, records, bytes, readyMs, middle, slowest }) => [
			locale,
			records,
			bytes,
			readyMs.toFixed(0),
			middle.toFixed(1),
			slowest.toFixed(1),
		]),
	),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
