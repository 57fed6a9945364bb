import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { toEditorConfig } from '../../../../scripts/admin/config.ts';
import { readRecord, toForm } from '../../../../scripts/admin/forms.ts';
import { listWordForms } from '../../../../scripts/admin/words.ts';
import { listGroups } from '../../../../scripts/content/categories.ts';
import { allCollections } from '../../../../scripts/content/collections.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

const tree = goodTree();
const config = toEditorConfig(tree);
const empty = { ...tree, texts: new Map<string, string>() };

function find(name: Parameters<typeof toForm>[0], ...path: string[]): Field | undefined {
	return path.reduce<{ fields?: Field[] } | undefined>(
		(parent, part) =>
			parent?.fields?.find((field) => field.name === part) as { fields?: Field[] } | undefined,
		{ fields: toForm(name, tree) },
	) as Field | undefined;
}

test('the settings are right by the schema of the editor itself', () => {
	const schema = JSON.parse(
		readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
	);
	const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
		schema,
	);
	for (const each of [config, toEditorConfig(empty)]) {
		validate(JSON.parse(JSON.stringify(each)));
		expect(validate.errors ?? []).toEqual([]);
	}
});

test.each(allCollections.map(([name]) => name))('every field of %s has a form', (name) => {
	expect(toForm(name, tree).map((field) => field.name)).toEqual(
		Object.keys(readRecord(name).fields),
	);
});

test('a share of a whole may have digits after the point, a place in an order may not', () => {
	expect(find('projects', 'cover', 'focus', 'x')).toMatchObject({
		...{ value_type: 'float', min: 0, max: 1, step: 0.01, required: true },
	});
	expect(find('projects', 'featured')).toMatchObject({ value_type: 'int', min: 1 });
});

test('every file of the content can be opened', () => {
	const folders = (config.collections ?? []).flatMap((one) => ('folder' in one ? one.folder : []));
	const lists = (config.collections ?? []).flatMap((one) => ('files' in one ? one.files : []));
	const files = [...lists, ...(config.singletons ?? [])].flatMap((one) =>
		'file' in one ? one.file : [],
	);
	const unreachable = [...tree.texts.keys()]
		.map((file) => `src/content/${file}`)
		.filter(
			(file) => !files.includes(file) && !folders.includes(file.slice(0, file.lastIndexOf('/'))),
		);
	expect(unreachable).toEqual([]);
	expect(folders).toEqual(
		expect.arrayContaining(listGroups(tree).map(({ id }) => `src/content/certificates/${id}`)),
	);
});

test('every kind of record can be begun on a site that has none of it', () => {
	const names = (toEditorConfig(empty).collections ?? []).map((one) => one.name);
	const kinds = allCollections
		.filter(([, { pattern }]) => pattern === '*.json')
		.map(([name]) => name);
	expect(kinds).toContain('publications');
	expect(names).toEqual(expect.arrayContaining(kinds));
});

test('names are those of people, and an empty list says what it needs', () => {
	const label = (from: typeof config, name: string) =>
		[...(from.collections ?? []), ...(from.singletons ?? [])].find((one) => one.name === name);
	const school = {
		...tree,
		texts: new Map([['education/tu-wien.json', '{ "institution": { "de": "TU Wien" } }']]),
	};
	expect(label(toEditorConfig(school), 'diplomas-tu-wien')).toMatchObject({
		label: 'Diplomas: TU Wien',
	});
	expect(label(config, 'iq')).toMatchObject({ label: 'IQ' });
	expect(find('photos', 'alt')?.label).toBe('Description for people who do not see the picture');
	expect(label(toEditorConfig(empty), 'certificates')).toMatchObject({
		label: 'Certificates',
		create: false,
		description: 'Add one of the categories first: each of these belongs to one.',
	});
});

test('the pages of prose are those of the languages of the site', async () => {
	vi.resetModules();
	globalThis.siteLanguages = { tags: ['es', 'en'], words: {} };
	const { listSingletons } = await import('../../../../scripts/admin/singletons.ts');
	const names = listSingletons(tree).map(({ name }) => name);
	expect(names.filter((name) => /^(home|about)-/.test(name)).sort()).toEqual([
		'about-en',
		'about-es',
		'home-en',
		'home-es',
	]);
	globalThis.siteLanguages = undefined;
	vi.resetModules();
});

test('a field that names something else offers what there is', () => {
	expect(find('projects', 'tags')).toMatchObject({
		widget: 'relation',
		collection: '_singletons',
		file: 'site',
		value_field: 'variants.*.id',
	});
	const special = find('site', 'specialCertificates');
	expect(special).toMatchObject({ widget: 'select', multiple: true, max: 6 });
	expect(special).toHaveProperty('options', expect.arrayContaining(['pm/leading-teams']));
	const documents = ['pm/agile-delivery', 'provider/front-end'];
	expect(find('projects', 'certificates')).toMatchObject({
		multiple: true,
		options: expect.arrayContaining(documents),
	});
	expect(find('projects', 'job')).toHaveProperty('options', expect.arrayContaining(['director']));
	expect(find('categories', 'groups', 'diploma')).toHaveProperty(
		'options',
		expect.arrayContaining(['provider/front-end']),
	);
});

test('a field that names something is left out while there is nothing to choose', () => {
	const choices = JSON.stringify(toEditorConfig(empty)).match(/"options":\[\]|"fields":\[\]/g);
	expect(choices).toBeNull();
	expect(toForm('projects', empty).map((field) => field.name)).not.toContain('job');
});

test('a field for a picture takes pictures, into the folder of its kind', () => {
	const toFolder = (name: string) =>
		config.collections?.find((one) => 'name' in one && one.name === name);
	expect(toFolder('photos')).toMatchObject({
		media_folder: '/src/assets/photos',
		public_folder: '/photos',
	});
	expect(toFolder('certificates-pm')).toHaveProperty('media_folder', '/src/assets/documents');
	expect(toFolder('projects')).toHaveProperty('media_folder', '/src/assets/projects');
	expect(find('projects', 'cover', 'picture', 'all')).toHaveProperty('widget', 'image');
	// A folder of a field would be the folder of all fields with its name.
	const fields = JSON.stringify(
		(config.collections ?? []).map((one) => 'fields' in one && one.fields),
	);
	expect(fields).not.toContain('media_folder');
});

describe('words', () => {
	const withGerman = {
		...tree,
		texts: new Map([...tree.texts, ['i18n/de.json', '{"common":{"menu":"Menü"}}']]),
	};

	test('of a language that is content have a form for each area; built-in languages have none', () => {
		expect(listWordForms(tree)).toEqual([]);
		const [list] = listWordForms(withGerman);
		expect(list).toMatchObject({ name: 'words-de', label: 'Words: German' });
		expect(list?.files.map((one) => 'file' in one && one.file)).toContain(
			'src/content/i18n/de/not-found.json',
		);
	});
});
