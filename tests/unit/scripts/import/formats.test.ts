import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { runImport } from '../../../../scripts/import/run.ts';
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
 * Europass writes; see the README beside each fixture.
 */
test.each([
	[
		'reactive-resume/v4.json',
		{
			'profile/profile': {
				jobTitle: { en: 'Physiotherapeutin' },
				summary: { en: 'Bewegung hilft.' },
				...{ town: { en: 'Wien, Österreich' }, website: 'https://praxis.example.at' },
				interests: { en: ['Klettern (Halle, Fels)'] },
				references: [
					{ name: { en: 'Dr. Muster' }, position: { en: 'Primar' }, text: { en: 'Verlässlich.' } },
				],
			},
			'experience/reha-zentrum-therapeutin': {
				...{ start: '2010-09', place: { en: 'Graz' }, website: 'https://reha.example.at' },
				tasks: { en: ['Gruppen geleitet', 'Zwölf Betten'] },
			},
			'experience/rettung-sanitaterin': { start: '2008', end: '2010', volunteer: true },
			'education/fh-campus': { end: '2010', grade: { en: '1,4' } },
			'projects/knieschule': {
				...{ start: '2016', end: '2016', technologies: ['Didaktik'] },
				description: { en: 'Leitung. Ein Kurs in acht Abenden.' },
			},
			'languages/englisch': { level: { en: 'C1' } },
			'skills/therapie': { description: { en: 'sehr gut: Knie, Rücken' } },
			'certificates/other/forschungspreis': { date: '2018', issuer: { en: 'Stadt Wien' } },
		},
		['Geheim GmbH', 'Kongress Linz', 'Foto erneuern', '"Führerschein","value":"B"', 'stars: 5'],
	],
	[
		'reactive-resume/v5.json',
		{
			'profile/profile': {
				...{ town: { en: 'Львів' }, country: 'UA', website: 'https://oleksa.example.com' },
				contacts: expect.arrayContaining([
					{ kind: 'messenger', label: { en: 'Telegram' }, url: 'https://t.me/oleksa_example' },
				]),
				references: [expect.objectContaining({ contact: 'tel:+380441111111' })],
			},
			'experience/zavod-starshyi-prohramist': {
				...{ start: '2018-01', end: '2020-12', tasks: { en: ['Керував'] } },
			},
			'experience/zavod-prohramist': { start: '2015', end: '2017', place: { en: 'Київ' } },
			'education/politekhnika': { programme: { en: 'Магістр, Математика' }, grade: { en: '5' } },
			'projects/mapa': { demo: 'https://map.example.com', start: '2021', end: '2021' },
			'certificates/other/khmara': { date: '2021-03', verify: 'https://cloud.example.com/1' },
			'certificates/other/alhorytmy': { issuer: { en: 'Школа' } },
		},
		['Шахи', 'https://example.com/olek.jpg'],
	],
	[
		'europass/candidate-de.pdf',
		{
			'profile/profile': {
				...{ name: { en: 'Dr. Leonie Muster' }, town: { en: 'Wien' }, country: 'AT' },
				nativeLanguage: { en: 'Deutsch, Windisch' },
				interests: { en: ['Cello'] },
			},
			'experience/klinik-beispiel-oberarztin': { end: '2010-06', place: { en: 'Graz, Austria' } },
			'experience/klinik-beispiel-arztin': { place: { en: 'Linz, Austria' } },
			'experience/notarztin': { start: '2012', volunteer: true, description: { en: 'Nachts' } },
			'education/universitat-beispiel': {
				...{ start: '1998', end: '2004-06-30', grade: { en: 'sehr gut' } },
			},
			'languages/englisch': { name: { en: 'Englisch' } },
			'certificates/other/fuhrerschein-b': { title: { en: 'Führerschein: B' } },
		},
		['street: Hauptplatz 1'],
	],
	[
		'europass/skills-passport.xml',
		{
			'profile/profile': { nativeLanguage: { en: 'Spanish' }, interests: { en: ['Chess'] } },
			'experience/hospital-example-nurse': { place: { en: 'Alicante, Spain' } },
			'certificates/other/driving-licence-b-a1': { title: { en: 'Driving licence: B, A1' } },
		},
		['Best trainee 2011'],
	],
])('%s finds its fields, invents none and loses none in silence', (file, records, reported) => {
	const { content, report } = importFile(join(fixtures, file));
	for (const [name, fields] of Object.entries(records)) {
		expect(content.get(`${name}.json`), name).toMatchObject(fields);
	}
	for (const words of reported) expect(report).toContain(words);
	expect(JSON.stringify([...content.values()])).not.toMatch(/"(1900|—|C2)"/);
});

test('what has no date or level is written without', () => {
	const { content } = importFile(`${fixtures}/reactive-resume/v4.json`);
	expect(content.get('languages/turkisch.json')).not.toHaveProperty('level');
	expect(content.get('certificates/other/manuelle-therapie.json')).not.toHaveProperty('date');
	expect(content.get('education/gymnasium.json')).not.toHaveProperty('start');
	expect(content.get('education/fh-campus.json')).not.toHaveProperty('start');
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

describe('a file of another format is told which it is', () => {
	test.each([
		[
			'resume.json',
			'{\n\t"basics": {\n\t\t"name": "A",\n\t}\n}',
			/3:14 Nothing follows this comma/,
		],
		['resume.json', '{ // mine\n"basics": {} }', /1:3 JSON has no comments/],
		['cv.pdf', '%PDF-1.7\n1 0 obj\n<<>>\nstream\nx\nendstream\n%%EOF', /is a PDF without the data/],
		['cv.docx', zipSync({ 'word/document.xml': new Uint8Array() }), /is a Word document/],
		['cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /is a Word document/],
		['cv.rtf', '{\\rtf1 x}', /is an RTF document/],
		['me.vcf', 'BEGIN:VCARD\r\nVERSION:4.0', /is a vCard/],
		['cv.html', '<!DOCTYPE html><p>x', /is a web page/],
		['cv.yaml', 'cv:\n  name: A', /is YAML/],
		['cv.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), /is a picture/],
	])('%s', (name, text, sentence) => {
		expect(() => importText(name, text)).toThrow(sentence);
	});
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
