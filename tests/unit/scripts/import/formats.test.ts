import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { runImport } from '../../../../scripts/import/run.ts';
import imported from '../../../fixtures/imported.json' with { type: 'json' };
import { makeFolder } from '../../folder.ts';
import { readContent } from './imported.ts';

const fixtures = 'tests/fixtures';
let folder = '';

beforeEach(() => {
	folder = makeFolder();
});

/** The records that a file becomes, and the report. */
function importFile(path: string) {
	const report = runImport([path], join(folder, 'content'));
	return { report, content: readContent(join(folder, 'content')) };
}

function importText(name: string, text: string | Uint8Array) {
	writeFileSync(join(folder, name), text);
	return importFile(join(folder, name));
}

/*
 * What each field means: the schemas of versions 4 and 5 in the repository of Reactive Resume, and what the portal of
 * Europass writes; see the README beside each fixture. The level of LinkedIn is one of its API, "Language Proficiencies";
 * names of languages are those of CLDR.
 */
test.each(Object.entries(imported))(
	'%s finds its fields, invents none and loses none in silence',
	(file, expected) => {
		const { content, report } = importFile(join(fixtures, file));
		for (const [name, fields] of Object.entries(expected.records)) {
			expect(content.get(`${name}.json`), name).toMatchObject(fields);
		}
		for (const words of expected.report) expect(report).toContain(words);
		expect(JSON.stringify([...content.values()])).not.toMatch(/"(1900|—|C2)"/);
	},
);

test('what has no date or level is written without', () => {
	const { content } = importFile(`${fixtures}/reactive-resume/v4.json`);
	expect(content.get('languages/turkisch.json')).not.toHaveProperty('level');
	expect(content.get('certificates/other/manuelle-therapie.json')).not.toHaveProperty('date');
	expect(content.get('education/gymnasium.json')).not.toHaveProperty('start');
	expect(content.get('education/fh-campus.json')).not.toHaveProperty('start');
});

test('what stands in one place is in no other', () => {
	const { content, report } = importFile(`${fixtures}/resumes/25-other-programs.json`);
	expect(content.has('languages/polski.json')).toBe(false);
	expect(content.get('projects/queue.json')).not.toHaveProperty('demo');
	expect(report.match(/2020 – dziś/g)).toHaveLength(1);
});

test('an archive that macOS packed says nothing of the files that macOS added', () => {
	const profile = new Uint8Array(readFileSync(`${fixtures}/linkedin/Profile.csv`));
	const archive = zipSync({
		'Export/Profile.csv': profile,
		'Export/Connections.csv': profile,
		'Export/.DS_Store': profile,
		'__MACOSX/Export/._Profile.csv': profile,
		'__MACOSX/Export/._Connections.csv': profile,
	});
	const { report, content } = importText('export.zip', archive);
	expect(report).toContain('Files not used: Connections.csv\n');
	expect(content.get('profile/profile.json')).toMatchObject({ name: { en: 'Iryna Kovach' } });
});

test('a city and its region of the same name are one, and Georgia may be a state', () => {
	const location = { city: 'Wien', region: 'Wien', countryCode: 'AT' };
	const basics = (place: unknown) =>
		importText(
			'resume.json',
			JSON.stringify({ basics: { name: 'A', location: place }, work: [{ name: 'B', location }] }),
		).content;
	expect(basics('Atlanta, Georgia').get('profile/profile.json')).toMatchObject({
		town: { en: 'Atlanta, Georgia' },
	});
	expect(basics('Atlanta, Georgia').get('profile/profile.json')).not.toHaveProperty('country');
	expect(basics(location).get('experience/b.json')).toMatchObject({
		place: { en: 'Wien, Austria' },
	});
});

test.each([
	// RFC 8259 allows neither a comma after the last value nor comments.
	[
		'resume.json',
		'{ // mine\n"work": [\n1,\n],\n}',
		/1:3 JSON has no comments.*\n3:2 Nothing follows this comma.*\n4:2 Nothing follows/,
	],
	['cv.pdf', '%PDF-1.7\n1 0 obj\n<<>>\nstream\nx\nendstream\n%%EOF', /is a PDF without the data/],
	['cv.docx', zipSync({ 'word/document.xml': new Uint8Array() }), /is a Word document/],
	['cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /is a Word document/],
	['cv.rtf', '{\\rtf1 x}', /is an RTF document/],
	['me.vcf', 'BEGIN:VCARD\r\nVERSION:4.0', /is a vCard/],
	['cv.html', '<!DOCTYPE html><p>x', /is a web page/],
	['cv.yaml', 'cv:\n  name: A', /is YAML/],
	['cv.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), /is a picture/],
])('a file of another format is told which it is: %s', (name, text, sentence) => {
	expect(() => importText(name, text)).toThrow(sentence);
});

/** Its schema: `metadata.page.locale` gives the language of headings, `en-US` by default. */
test.each([
	['uk-UA', 'uk', false],
	['en-US', 'en', false],
	['fr-FR', 'en', true],
])('a Reactive Resume in %s becomes texts in %s', (locale, language, isReported) => {
	const file = JSON.parse(readFileSync(`${fixtures}/reactive-resume/v5.json`, 'utf8'));
	file.metadata.page = { locale };
	const { content, report } = importText('v5.json', JSON.stringify(file));
	expect(content.get('profile/profile.json')).toHaveProperty(`jobTitle.${language}`, 'Програміст');
	expect(report.includes('language: fr (became texts in en)')).toBe(isReported);
});
