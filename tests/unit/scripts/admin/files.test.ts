import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hasTool } from '#tools/registry.ts';
import { listEditorFiles, removeFile, saveFile } from '../../../../scripts/admin/files.ts';
import { leadsOutOfPlace, toPlace } from '../../../../scripts/admin/place.ts';
import { makeFolder, writeFiles } from '../../folder.ts';

const root = makeFolder();

const weaving = 'src/content/skills/weaving.json';
const skill = '{\n\t"kind": "hard",\n\t"order": 1,\n\t"title": { "en": "Weaving" }\n}\n';

function place(path: string) {
	const found = toPlace(path);
	if (found === undefined) throw new Error(`${path} is no place`);
	return found;
}

function read(path: string) {
	return listEditorFiles(root).find((file) => file.path === path);
}

test.each([
	'src/content/../../package.json',
	'src/assets/projects/bakery/drafts/cover.webp',
	'src/assets/photos/old/1.webp',
	'src/content/case-studies/bakery/fr.mdx',
	'src/content/projects/../site/site.json',
	'/etc/passwd',
	'src/content/projects/./a.json',
	'src/content//projects/a.json',
	'src/content/projects\\a.json',
	'src/content/projects/a.json\u0000.webp',
	'src/content/projects/a.ts',
	'src/content/projects/Große.json',
	'src/content/projects/.hidden.json',
	'src/content/nowhere/a.json',
	'src/pages/index.astro',
	'src/assets/fonts/onest.webp',
	'src/assets/photos/../fonts/a.webp',
	'src/assets/photos/script.svg',
	'src/assets/photos/Upper.webp',
	'src/assets/photos/deep/a.webp',
	'public/assets/iq/report.pdf',
	'src/content/i18n/de.json',
	'src/content/i18n/de/nowhere.json',
	'src/content/i18n/zz-zz/common.json',
	'src/content/i18n/de/toString.json',
	'',
])('%j is no place for the editor', (path) => {
	expect(toPlace(path)).toBeUndefined();
});

test.each([
	'src/content/projects/shop.json',
	'src/content/certificates/pm/leading-teams.json',
	'src/content/home/uk.mdx',
	'src/assets/photos/1.webp',
	'src/assets/projects/bakery/cover.webp',
	'src/content/case-studies/bakery/uk.mdx',
])('%j is a place for the editor', (path) => {
	expect(toPlace(path)?.path).toBe(path);
});

test('a link that leads out of the content is no place', () => {
	const outside = makeFolder();
	writeFiles(root, { [weaving]: skill });
	symlinkSync(outside, join(root, 'src/content/projects'));
	expect(leadsOutOfPlace(root, place('src/content/projects/shop.json'))).toBe(true);
	expect(leadsOutOfPlace(root, place(weaving))).toBe(false);
	expect(leadsOutOfPlace(root, place('src/content/skills/new.json'))).toBe(false);
	rmSync(join(root, 'src/content/projects'));
});

test('saving what was not changed leaves the file as it is, to the letter', async () => {
	writeFiles(root, { [weaving]: skill });
	const { text = '', state = '' } = read(weaving) ?? {};
	await saveFile(root, place(weaving), Buffer.from(text), state);
	expect(readFileSync(join(root, weaving), 'utf8')).toBe(skill);
});

test('objects on one line stay so when something else is changed', async () => {
	const form = Buffer.from((read(weaving)?.text ?? '').replace('hard', 'soft'));
	await saveFile(root, place(weaving), form, read(weaving)?.state ?? '');
	expect(readFileSync(join(root, weaving), 'utf8')).toBe(skill.replace('hard', 'soft'));
	writeFiles(root, { [weaving]: skill });
});

test('a change that the content check would refuse is not written, and the reason is shown', async () => {
	const state = read(weaving)?.state ?? '';
	const form = Buffer.from('{"kind":"hard","order":0,"title":{"en":"Weaving"}}');
	await expect(saveFile(root, place(weaving), form, state)).rejects.toThrow(
		'order: 0 is not a position in the list. Write a whole number, 1 or higher',
	);
	expect(readFileSync(join(root, weaving), 'utf8')).toBe(skill);
});

test('a file that was changed in another program is not written over', async () => {
	const form = Buffer.from('{"kind":"soft","order":1,"title":{"en":"Weaving"}}');
	await expect(saveFile(root, place(weaving), form, 'another state')).rejects.toThrow(
		'another program',
	);
	await expect(saveFile(root, place(weaving), form, '')).rejects.toThrow('already exists');
	await expect(saveFile(root, place('src/content/skills/gone.json'), form, 'x')).rejects.toThrow(
		'has been deleted',
	);
	expect(readFileSync(join(root, weaving), 'utf8')).toBe(skill);
});

test('a new file gets the line with its schema, and can be deleted again', async () => {
	const path = 'src/content/skills/dyeing.json';
	const form = Buffer.from('{"kind":"soft","order":2,"title":{"en":"Dyeing","uk":""}}');
	const { state } = await saveFile(root, place(path), form, '');
	expect(JSON.parse(readFileSync(join(root, path), 'utf8'))).toEqual({
		$schema: '../../../schemas/json/skill.json',
		kind: 'soft',
		order: 2,
		title: { en: 'Dyeing' },
	});
	removeFile(root, place(path), state);
	expect(read(path)).toBeUndefined();
});

test('an entry without a place in its list gets the last one', async () => {
	writeFiles(root, { [weaving]: skill.replace('1,', '7,') });
	const path = 'src/content/skills/spinning.json';
	const form = '{"kind":"soft","order":null,"title":{"en":"Spinning"}}';
	const { text, state } = await saveFile(root, place(path), Buffer.from(form), '');
	expect(JSON.parse(text ?? '').order).toBe(8);
	// The editor may not have read it before it saves again.
	const again = await saveFile(root, place(path), Buffer.from(form), state);
	expect(JSON.parse(again.text ?? '').order).toBe(8);
	rmSync(join(root, path));
});

test.each([
	[
		'what is no picture',
		Buffer.from('<p>'),
		'"photos/photo.png" is not a picture, although its name says so.',
	],
	[
		'a picture with the wrong name',
		sharp({ create: { width: 9, height: 9, channels: 3, background: '#c8442a' } }).jpeg(),
		'This picture is called "photo.jpg". Keep that name.',
	],
])('%s is not saved, and the reason is shown', async (_, picture, sentence) => {
	const path = 'src/assets/photos/photo.png';
	const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
	await expect(saveFile(root, place(path), bytes, '')).rejects.toThrow(sentence);
	expect(read(path)).toBeUndefined();
});

test('a picture is not deleted while an entry shows it', () => {
	writeFiles(root, { 'src/assets/photos/1.webp': Buffer.from('a picture') });
	writeFiles(root, {
		'src/content/photos/one.json':
			'{"order":1,"picture":"photos/1.webp","alt":{"en":"A portrait."}}',
	});
	const picture = place('src/assets/photos/1.webp');
	const state = read(picture.path)?.state ?? '';
	expect(() => removeFile(root, picture, state)).toThrow('src/content/photos/one.json uses this');
	rmSync(join(root, 'src/content/photos/one.json'));
	removeFile(root, picture, state);
	expect(read(picture.path)).toBeUndefined();
});

test('each area of the words of a language is a file of its own, with a state of its own', async () => {
	const file = 'src/content/i18n/de.json';
	writeFiles(root, {
		[file]:
			'{\n\t"common": { "# menu": "Menu", "menu": "" },\n\t"skills": { "title": "Können" }\n}\n',
	});
	const common = read('src/content/i18n/de/common.json');
	const skills = read('src/content/i18n/de/skills.json');
	expect(read('src/content/i18n/de/projects.json')).toBeUndefined();
	const save = (area: string, form: object, state = '') =>
		saveFile(
			root,
			place(`src/content/i18n/de/${area}.json`),
			Buffer.from(JSON.stringify(form)),
			state,
		);
	await save('common', { menu: 'Menü' }, common?.state);
	await save('skills', { title: 'Fähigkeiten' }, skills?.state);
	await save('projects', { title: 'Projekte', total: { one: '', other: '' } });
	expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual({
		common: { '# menu': 'Menu', menu: 'Menü' },
		projects: { title: 'Projekte' },
		skills: { title: 'Fähigkeiten' },
	});
	// The editor takes only letters and digits as names of fields, and no numbers.
	if (hasTool('weather')) {
		await save('weather', { skies: { 'key-45': 'Nebel' } });
		expect(JSON.parse(readFileSync(join(root, file), 'utf8')).weather).toEqual({
			skies: { 45: 'Nebel' },
		});
		expect(JSON.parse(read('src/content/i18n/de/weather.json')?.text ?? '')).toEqual({
			skies: { 'key-45': 'Nebel' },
		});
	}
	await expect(save('skills', { title: 'Kenntnisse' }, skills?.state)).rejects.toThrow(
		'another program',
	);
	const projects = read('src/content/i18n/de/projects.json');
	await expect(save('projects', { total: { other: 'Projekte' } }, projects?.state)).rejects.toThrow(
		'{count}',
	);
});
