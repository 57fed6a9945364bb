import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { ImportError } from '../../../../scripts/import/read-source.ts';
import { runImport } from '../../../../scripts/import/run.ts';
import { makeFolder } from '../../folder.ts';
import { readContent } from './imported.ts';

const linkedIn = 'tests/fixtures/linkedin';
let folder = '';

beforeEach(() => {
	folder = makeFolder();
});

test('the archive of LinkedIn is read as a folder and as a zip file alike', () => {
	runImport([linkedIn], join(folder, 'a'));
	const files = readdirSync(linkedIn).map((name) => [
		`Basic_LinkedInDataExport/${name}`,
		new Uint8Array(readFileSync(join(linkedIn, name))),
	]);
	const archive = join(folder, 'export.zip');
	writeFileSync(archive, zipSync(Object.fromEntries(files)));
	runImport([archive], join(folder, 'b'));
	expect(readContent(join(folder, 'b'))).toEqual(readContent(join(folder, 'a')));
});

describe('an export of LinkedIn that is larger than it looks', () => {
	const profile = new Uint8Array(readFileSync(join(linkedIn, 'Profile.csv')));
	const half = new Uint8Array(26_000_000);
	const two = { 'Profile.csv': profile, 'a/Skills.csv': half, 'b/Skills.csv': half };
	const many = Array.from({ length: 10_001 }, (_, at) => [`${at}.csv`, new Uint8Array()]);
	const large = /contains more than 50 MB/;

	test.each([
		['two files of 26 MB', zipSync(two), large],
		['the same, said to be of ten bytes', understate(zipSync(two)), large],
		['10,001 empty files', zipSync(Object.fromEntries(many)), /more than 10,000 files/],
		['a file that is cut off', zipSync(two).subarray(0, 30_000), /is damaged/],
	])('is refused: %s', (_, bytes, sentence) => {
		const archive = join(folder, 'export.zip');
		writeFileSync(archive, bytes);
		expect(() => runImport([archive], join(folder, 'content'))).toThrow(ImportError);
		expect(() => runImport([archive], join(folder, 'content'))).toThrow(sentence);
	});

	test('is refused as a folder, too', () => {
		for (const name of ['Profile.csv', 'Skills.csv', 'a/Skills.csv']) {
			mkdirSync(join(folder, 'export/a'), { recursive: true });
			writeFileSync(join(folder, 'export', name), '');
			truncateSync(join(folder, 'export', name), 26_000_000);
		}
		expect(() => runImport([join(folder, 'export')], folder)).toThrow(large);
	});

	test('is read where the large files are of no use for a CV', () => {
		const archive = join(folder, 'export.zip');
		const files = { 'Profile.csv': profile, 'a.csv': half, 'b.csv': half };
		writeFileSync(archive, zipSync(files));
		expect(runImport([archive], join(folder, 'content'))).toContain('Files not used: a.csv, b.csv');
	});
});

/** Headers that say ten bytes for each file, wherever the format (APPNOTE.TXT of PKWARE, 4.3.7 and 4.3.12) has the size. */
function understate(archive: Uint8Array): Uint8Array {
	const bytes = Buffer.from(archive);
	for (let at = 0; at < bytes.length - 30; at++) {
		const mark = bytes.readUInt32LE(at);
		if (mark === 0x04034b50) bytes.writeUInt32LE(10, at + 22);
		if (mark === 0x02014b50) bytes.writeUInt32LE(10, at + 24);
	}
	return bytes;
}

test.each([
	[
		'cut off',
		(text: string) => text.slice(0, text.length / 2),
		/damaged or incomplete at line \d+/,
	],
	[
		'with files of the machine in it',
		(text: string) =>
			text.replace(/(<SkillsPassport)/, '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///e">]>$1'),
		/cannot be read as XML: External entities/,
	],
	[
		'nested without end',
		() => `<Candidate>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</Candidate>`,
		/cannot be read as XML: Maximum nested/,
	],
])('Europass: a file %s is refused in a sentence', (_, spoil, sentence) => {
	const path = join(folder, 'cv.xml');
	writeFileSync(path, spoil(readFileSync('tests/fixtures/europass/skills-passport.xml', 'utf8')));
	expect(() => runImport([path], folder)).toThrow(sentence);
	expect(() => runImport([path], folder)).toThrow(ImportError);
});

test('Europass: a file with entities of its own is not blown up', () => {
	const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><SkillsPassport><LearnerInfo><Headline><Description><Label>&b;</Label></Description></Headline></LearnerInfo></SkillsPassport>`;
	const path = join(folder, 'bomb.xml');
	writeFileSync(path, bomb);
	runImport([path], join(folder, 'content'));
	const text = JSON.stringify([...readContent(join(folder, 'content')).values()]);
	expect(text).not.toContain('aaaaaaaaaa');
});
