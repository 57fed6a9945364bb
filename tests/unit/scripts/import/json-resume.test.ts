import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import { collections } from '#schemas/collections.ts';
import { findCollection } from '../../../../scripts/content/collections.ts';
import { decodeText } from '../../../../scripts/import/decode.ts';
import { runImport } from '../../../../scripts/import/run.ts';
import { makeFolder } from '../../folder.ts';
import { readContent } from './imported.ts';

const fixtures = 'tests/fixtures/resumes';
const files = globSync(join(fixtures, '*')).sort();
let folder = '';

beforeEach(() => {
	folder = makeFolder();
});

test.each([
	...files,
	'tests/fixtures/linkedin',
	'tests/fixtures/europass/skills-passport.xml',
	'tests/fixtures/europass/candidate.xml',
])('%s becomes content that the schemas take', (path) => {
	runImport([path], folder);
	for (const [file, value] of readContent(folder)) {
		const collection = findCollection(file);
		expect(collection, file).toBeDefined();
		const result = collection && collections[collection].schema.safeParse(value);
		expect(result?.error?.issues ?? [], file).toEqual([]);
	}
});

describe.each(files)('%s', (path) => {
	test('is either in the content or on the report, to the last field', () => {
		const report = runImport([path], folder);
		const content = [...readContent(folder).values()].map((value) => JSON.stringify(value));
		const everything = fold([report, ...content].join('\n'));
		const source: unknown = JSON.parse(decodeText(readFileSync(path)).text);
		const lost = [...leaves(source, '')].filter(([place, text]) => {
			if (isAboutTheFile(place)) return false;
			const lines = text.split(/[\n\u2028]/).every((line) => everything.includes(fold(line)));
			return !lines && !listSpellings(text).some((spelling) => everything.includes(fold(spelling)));
		});
		expect(lost).toEqual([]);
	});
});

test('nothing leaves the folder, and hostile ids and prototypes do nothing', () => {
	runImport([`${fixtures}/18-hostile.json`], folder);
	const written = [...readContent(folder).keys()];
	expect(written.every((file) => /^[a-z]+\/[a-z0-9/-]+\.json$/.test(file))).toBe(true);
	expect(written).toContain('experience/tmp-pwn-x.json');
	expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
	const text = JSON.stringify([...readContent(folder).values()]);
	expect(text).not.toMatch(/javascript:|data:text|file:|<img|\u202e|\\u0000/);
});

test('dates are read as precisely as they are written, and each change is reported', () => {
	const report = runImport([`${fixtures}/05-partial-dates.json`], folder);
	const jobs = [...readContent(folder)]
		.filter(([file]) => file.startsWith('experience/'))
		.map(([, value]) => value as { company: { en: string }; start?: string; end?: string })
		.map(({ company, start, end }) => [company.en, start, end])
		.sort();
	expect(jobs).toEqual([
		['A', '2014', undefined],
		['B', '2012-03', '2013'],
		['C', '2010-03', '2012-02'],
		['D', '2008-05', undefined],
		['E', undefined, undefined],
		['F', '2003', undefined],
	]);
	expect(report).not.toContain('work[0].startDate: 2014');
	expect(report).toContain('March 2010 (became 2010-03)');
	expect(report).toContain('work[4].startDate: 03/04/2007 (not an unambiguous date)');
	expect(report).toContain('work[5].endDate: 2002 (the end is before the start)');
	expect(report).not.toContain('1900');
});

test('a file in another language stands in for English, and keeps its own', () => {
	runImport([`${fixtures}/22-ukrainian.json`, '--language', 'uk'], folder);
	const profile = readContent(folder).get('profile/profile.json');
	const name = 'Марія Об’єднана';
	expect(profile).toMatchObject({
		name: { en: name, uk: name },
		town: { uk: 'Львів' },
		country: 'UA',
	});
});

test('what is private by nature is marked so', () => {
	runImport([`${fixtures}/01-official-v1.json`], folder);
	expect(readContent(folder).get('profile/profile.json')).toMatchObject({
		telephone: '+1 912 555 4321',
		private: ['telephone', 'address', 'references'],
	});
});

test('nothing is overwritten without --force, and --dry-run writes nothing', () => {
	const path = `${fixtures}/01-official-v1.json`;
	expect(runImport([path, '--dry-run'], folder)).toContain('Would write');
	expect(readContent(folder).size).toBe(0);
	runImport([path], folder);
	const target = join(folder, 'profile/profile.json');
	writeFileSync(target, '{"mine": true}');
	const second = runImport([path], folder);
	expect(second).toContain('Not replaced');
	expect(second).toContain('0 new files, 0 replaced files');
	expect(readFileSync(target, 'utf8')).toBe('{"mine": true}');
	expect(runImport([path, '--force'], folder)).toContain('1 replaced file');
	expect(readFileSync(target, 'utf8')).toContain('Rita Hale');
});

test.each([
	[[], /^Usage: npm run import/],
	[['none.json'], /There is no file "none.json"/],
	[['package.json', '--force=maybe'], /--force/],
	[['package.json', '--language', 'fr'], /"fr" is not a language of this site/],
	[['README.md'], /cannot be read as JSON/],
	[['public/favicon.svg'], /is XML, but not a Europass CV/],
	[['src'], /does not contain "Profile.csv"/],
])('a mistake of the author gets a sentence: %j', (args, sentence) => {
	expect(() => runImport(args, folder)).toThrow(sentence);
});

test('a mistake of the author gets a sentence: an empty file, a damaged archive, a file with unlimited nesting', () => {
	const path = join(folder, 'x.json');
	writeFileSync(path, ' \n');
	expect(() => runImport([path], folder)).toThrow('is empty');
	for (const text of ['[1,2]', '{"a":1}', '{}', '"CV"']) {
		writeFileSync(path, text);
		expect(() => runImport([path], folder)).toThrow('is JSON, but not a CV');
	}
	// ISO 32000-1, 7.5.5: the last line of a PDF is %%EOF.
	for (const text of ['PK\u0003\u0004 no archive', '%PDF-1.7\n1 0 obj']) {
		writeFileSync(path, text);
		expect(() => runImport([path], folder)).toThrow(/is damaged/);
	}
	writeFileSync(path, `{"custom":${'['.repeat(9000)}${']'.repeat(9000)}}`);
	expect(() => runImport([path], folder)).not.toThrow(/Maximum call stack/);
});

/** Every text, number and truth value with its path. */
function* leaves(value: unknown, path: string): Generator<[string, string]> {
	if (typeof value === 'object' && value !== null) {
		for (const [key, item] of Object.entries(value)) yield* leaves(item, `${path}.${key}`);
	} else if (value !== null && String(value).trim() !== '') yield [path, String(value)];
}

function isAboutTheFile(place: string): boolean {
	return /^\.(\$schema|meta\.(version|canonical))$/.test(place) || place.includes('.vzir.id');
}

/** A value may have become another spelling of the same: plain text, a country, a date, a user's address. */
function listSpellings(text: string): string[] {
	const plain = decodeHTMLStrict(
		text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^<>]*>/g, ' '),
	);
	const country = /^[A-Z]{2}$/.test(text)
		? [new Intl.DisplayNames('en', { type: 'region' }).of(text) ?? text]
		: [];
	const dates = /^\d{4}-\d\d-\d\d$/.test(text) ? [text.slice(0, 7)] : [];
	const names = text.split(', ').join('","');
	return [text.slice(0, 90), plain, names, ...country, ...dates];
}

function fold(text: string): string {
	return text
		.toLowerCase()
		.replaceAll('\\"', '"')
		.replace(/[\p{Cc}\p{Cf}\s•*–—-]+/gu, '')
		.replaceAll('\\n', '');
}
