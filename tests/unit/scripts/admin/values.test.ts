import fc from 'fast-check';
import { toRecordSchema } from '../../../../scripts/admin/forms.ts';
import { fromForm, toForm } from '../../../../scripts/admin/values.ts';
import { allCollections } from '../../../../scripts/content/collections.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

const project = toRecordSchema('projects');
const certificate = toRecordSchema('certificates');
const profile = toRecordSchema('profile');

const written = {
	$schema: '../../../schemas/json/project.json',
	title: { en: 'Shop', uk: 'Крамниця' },
	type: { en: 'Web application' },
	start: '2021-08',
	description: { en: 'It sells.' },
	private: true,
};

function edit(change: Record<string, unknown>) {
	const form = toForm(project, written) as Record<string, unknown>;
	return fromForm(project, { ...form, ...change }, written);
}

test('every file of the content comes back from the forms as it was', () => {
	for (const [file, text] of goodTree().texts) {
		const [name] = allCollections.find(([, { folder }]) => file.startsWith(`${folder}/`)) ?? [];
		if (name === undefined || !file.endsWith('.json')) continue;
		const value = JSON.parse(text);
		const schema = toRecordSchema(name);
		expect(fromForm(schema, toForm(schema, value), value), file).toEqual(value);
	}
});

test('a field that is edited is the only one that changes, and keeps its place', () => {
	const value = edit({ title: { en: 'Store', uk: 'Крамниця' } });
	expect(JSON.stringify(value)).toBe(JSON.stringify(written).replace('Shop', 'Store'));
});

test('what is left empty is not written, and what is emptied is removed', () => {
	const value = edit({ demo: '', technologies: [], title: { en: 'Shop', uk: '', es: null } });
	expect(value).toEqual({ ...written, title: { en: 'Shop' } });
});

test('a field that no form knows is never dropped', () => {
	const before = { ...written, kept: { by: 'hand' } };
	const form = { ...(toForm(project, written) as object), start: '2022-01' };
	expect(fromForm(project, form, before)).toEqual({ ...before, start: '2022-01' });
});

test('the choice between two forms of a field: one text for all languages has a field of its own', () => {
	const form = toForm(certificate, { number: 'A-1', grade: { en: 'Passed' } });
	expect(form).toEqual({ number: { all: 'A-1' }, grade: { en: 'Passed' } });
	const fields = { number: { all: 'A-2' }, grade: { all: '', en: 'Failed' } };
	expect(fromForm(certificate, fields, {})).toEqual({ number: 'A-2', grade: { en: 'Failed' } });
});

test('the choice between two forms of a field: a picture for all languages has a field of its own, and pictures of languages are paths too', () => {
	const cover = { picture: 'projects/a/cover.webp', alt: { en: 'A.' } };
	const form = toForm(project, { ...written, cover });
	expect(form).toMatchObject({ cover: { picture: { all: '/projects/a/cover.webp' } } });
	expect(fromForm(project, form, written)).toMatchObject({ cover });
	const each = { ...cover, picture: { en: 'projects/a/en.webp', uk: 'projects/a/uk.webp' } };
	const eachForm = toForm(project, { ...written, cover: each });
	expect(eachForm).toMatchObject({ cover: { picture: { en: '/projects/a/en.webp' } } });
	expect(fromForm(project, eachForm, written)).toMatchObject({ cover: each });
});

test('the choice between two forms of a field: what is a number and nothing else is written as one where numbers may be', () => {
	const results = [{ what: { en: 'Calls' }, before: '1 in 8', after: 2.5 }];
	const form = toForm(project, { ...written, results });
	expect(form).toMatchObject({ results: [{ before: { all: '1 in 8' }, after: { all: '2.5' } }] });
	expect(fromForm(project, form, written)).toMatchObject({ results });
	const loads = [{ what: { en: 'Calls' }, before: { all: '12' }, after: { all: '1,5 %' } }];
	expect(edit({ results: loads })).toMatchObject({ results: [{ before: 12, after: '1,5 %' }] });
});

test('the choice between two forms of a field: a mark hides the whole entry or some of its fields', () => {
	expect(toForm(project, { private: true })).toEqual({ private: ['*'] });
	expect(fromForm(project, { private: ['*', 'demo'] }, {})).toEqual({ private: true });
	expect(fromForm(project, { private: ['demo'] }, {})).toEqual({ private: ['demo'] });
	expect(fromForm(project, { private: [] }, { private: true })).toBeUndefined();
	expect(fromForm(profile, { contacts: [{ url: '/x', private: false }] }, {})).toEqual({
		contacts: [{ url: '/x' }],
	});
});

test('rows keep what no form knows when they are moved', () => {
	const rows = [
		{ kind: 'email', label: { en: 'A' }, url: '/a', note: 1 },
		{ kind: 'video', label: { en: 'B' }, url: '/b', note: 2 },
	];
	const form = toForm(profile, { contacts: rows }) as { contacts: unknown[] };
	expect(fromForm(profile, { contacts: form.contacts.toReversed() }, { contacts: rows })).toEqual({
		contacts: rows.toReversed(),
	});
});

test('any text survives the way through a form', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== ''),
			(text) => {
				const value = { title: { en: text }, technologies: [text] };
				expect(fromForm(project, JSON.parse(JSON.stringify(toForm(project, value))), {})).toEqual(
					value,
				);
			},
		),
	);
});
