import { describe, expect, test } from 'vitest';
import { collections } from '#schemas/collections.ts';
import { allCollections } from '../../../../scripts/content/collections.ts';
import { listFields } from '../../../../scripts/content/docs/fields.ts';
import { isStaleContentDocs, toContentDocs } from '../../../../scripts/content/docs.ts';
import { toJsonSchema } from '../../../../scripts/content/json-schema.ts';

const docs = toContentDocs();

test('docs/content.md is what the schemas say', () => {
	expect(isStaleContentDocs(process.cwd())).toBe(false);
});

describe.each(allCollections)('%s', (name, { schema }) => {
	const [, part = ''] = docs.split(`\n## ${name}\n`);
	const section = part.split('\n## ')[0] ?? '';
	const fields = listFields(toJsonSchema(schema));

	test('has every field with description and example', () => {
		expect(section).toContain('Files: `src/content/');
		for (const { path, text, example } of fields) {
			expect(section).toContain(`\n| \`${path}\` |`);
			expect([path, text]).not.toEqual([path, '']);
			expect([path, text]).not.toEqual([path, 'Group of fields.']);
			expect([path, example]).not.toEqual([path, undefined]);
		}
	});

	test('has examples that are right', () => {
		const record = Object.fromEntries(
			fields
				.filter(({ path }) => !/[.[]/.test(path) && path !== 'version')
				.map(({ path, example }) => [path, JSON.parse(example)]),
		);
		expect(schema.safeParse(record).error?.issues).toBeUndefined();
	});
});

test('a row says what the schema says', () => {
	const rows = listFields(toJsonSchema(collections.profile.schema));
	expect(rows.find(({ path }) => path === 'contacts[].kind')).toMatchObject({
		required: true,
		kind: expect.stringMatching(/^one of: messenger, chat/),
		text: 'Which icon it gets.',
	});
	expect(rows.find(({ path }) => path === 'name')).toMatchObject({
		required: true,
		kind: 'text per language',
		example: expect.stringContaining('Olena Pryklad'),
	});
	expect(rows.find(({ path }) => path === 'website')).toMatchObject({ required: false });
});
