import type { Blocks } from '#schemas/block.ts';
import { proseBlocks } from '#schemas/prose.ts';
import { checkContent } from '../../../../scripts/content/check.ts';
import { allCollections } from '../../../../scripts/content/collections.ts';
import { toWrittenBlock } from '../../../../scripts/content/docs/block-examples.ts';
import { listFields } from '../../../../scripts/content/docs/fields.ts';
import { toContentDocs } from '../../../../scripts/content/docs.ts';
import { toJsonSchema } from '../../../../scripts/content/json-schema.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

const docs = toContentDocs();

describe.each(allCollections)('%s', (name, { schema }) => {
	const [, part = ''] = docs.split(`\n## ${name}\n`);
	const section = part.split('\n## ')[0] ?? '';
	const fields = listFields(toJsonSchema(schema));

	test('has every field with description and example', () => {
		expect(section).toContain('Files: `src/content/');
		for (const { path, text, example } of fields) {
			expect(section).toContain(`\n| \`${path}\` |`);
			expect(text, path).toMatch(/^(?!Group of fields).*\."?$/);
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

describe.each(Object.entries(proseBlocks))('the blocks of %s', (name, blocks: Blocks) => {
	test.each(Object.keys(blocks))('%s is shown as the check wants it', (block) => {
		const folders: Record<string, string> = { 'case-studies': 'dance-school/', pages: 'imprint/' };
		const file = `${name}/${folders[name] ?? ''}en.mdx`;
		const { inside } = blocks[block] ?? {};
		const written = toWrittenBlock(blocks, inside ?? block).replaceAll('~~~', '```');
		const top = '---\nlead: A story.\npublished: 2026-03-14\n---\n\n';
		const about = top.replace(/published.*\n/, '');
		const pages = '---\ntitle: Imprint\ndescription: Who runs it.\n---\n\n';
		const text = `${{ home: '', about, pages, 'case-studies': top }[name] ?? ''}${written}\n`;
		const { mistakes } = checkContent(goodTree({ [file]: text }));
		expect(docs).toContain(toWrittenBlock(blocks, block));
		// The files of the examples do not exist.
		const kinds = mistakes.map(({ kind }) => kind).filter((kind) => !kind.startsWith('missing-'));
		expect(kinds).toEqual([]);
	});
});
