import { printMistakes } from '../../../../scripts/content/print.ts';
import { checkWords } from '../../../../scripts/content/words/word-mistakes.ts';
import { makeWords } from '../../../../scripts/new/words.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

const check = (text: string, file = 'i18n/de.json') =>
	checkWords({ texts: new Map([[file, text]]) });
const list = (words: object, file?: string) =>
	check(JSON.stringify(words, null, '\t'), file).map(
		({ line, field, sentence }) => `${line} ${field} ${sentence}`,
	);

test('a word that the site does not have is a mistake at its line', () => {
	expect(printMistakes(check('{\n\t"common": { "menue": "Menü" }\n}'))).toMatchInlineSnapshot(`
		"src/content/i18n/de.json:2:14  common.menue
		  There is no text "menue". Did you mean "menu"?
		  Found:    "menue"
		  Expected: one of: skip, menu, mainNavigation, home, projects, education, experience, skills, certificates, about, extra, more, cube, search, login, language, theme, viewMode, sourceCode, share, shareSocial, shareMicrob…
		  Example:  "menu"

		1 mistake in 1 file."
	`);
});

test('placeholders are those of the English words', () => {
	expect(list({ common: { validUntil: 'gültig' } })).toEqual([
		'3 common.validUntil "{date}" is missing: the site puts a value in its place. Write it where the value belongs.',
	]);
	expect(list({ common: { menu: 'Menü {name}' } })).toEqual([
		'3 common.menu The site has no value for "{name}" here. Delete it.',
	]);
	expect(list({ common: { validUntil: '{date} {day}' } })).toEqual([
		'3 common.validUntil The site has no value for "{day}" here. Write the English name of the placeholder.',
	]);
});

test('a text, a group and plural forms are each what English has', () => {
	expect(list({ common: { menu: 5 }, skills: { inProjects: 'Projekte' }, about: 'Über' })).toEqual([
		'3 common.menu This is not a text. Write it in quotes.',
		'6 skills.inProjects This text depends on a number. Write one text for each form.',
		'8 about This is not an object. Write { "field": "text" }.',
	]);
});

test('plural forms are those of the language, and “other” is needed', () => {
	const forms = (inProjects: object, file?: string) => list({ skills: { inProjects } }, file);
	expect(forms({ one: 'ein Projekt', other: '{count} Projekte' })).toEqual([]);
	expect(forms({ few: '{count}', other: '{count} Projekte' })).toEqual([
		'4 skills.inProjects.few German has no plural form "few". Delete it.',
	]);
	expect(forms({ few: '{count}', other: '{count}' }, 'i18n/ar.json')).toEqual([]);
	// No number decides between these.
	expect(list({ certificates: { threads: { certificate: 'Zertifikate' } } })).toEqual([]);
	expect(forms({ one: 'ein Projekt' })).toEqual([
		'3 skills.inProjects The plural form "other" is missing: German uses it for every number without a form of its own.',
	]);
	expect(forms({ other: 'Projekte' })).toEqual([
		'4 skills.inProjects.other "{count}" is missing: the site puts a value in its place. Write it where the value belongs.',
	]);
});

test('the file is named after a language', () => {
	expect(list({}, 'i18n/german.json')).toEqual([
		'1 undefined "i18n/german.json" is not named after a language. Rename it to the tag of its language in lower-case letters, or delete it.',
	]);
});

test('a new file has every English text that is missing above an empty one, and no mistake', () => {
	const ready = goodTree({ 'i18n/ar.json': '{ "skills": { "title": "مهارات" } }' });
	const [file, text] = makeWords('ar', ready, [
		{ name: 'weather.skies.0', english: 'clear sky' },
		{ name: 'skills.inProjects', english: { one: '{count} project', other: '{count} projects' } },
	]);
	expect(file).toBe('i18n/ar.json');
	expect(JSON.parse(text).weather.skies).toEqual({ '# 0': 'clear sky', 0: '' });
	expect(JSON.parse(text).skills).toEqual({
		title: 'مهارات',
		'# inProjects': { one: '{count} project', other: '{count} projects' },
		inProjects: { zero: '', one: '', two: '', few: '', many: '', other: '' },
	});
	expect(check(text, file)).toEqual([]);
});
