import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLocale, locales } from '#i18n/locales.ts';
import type { Block, Blocks } from '#schemas/block.ts';
import { type CollectionName, collections } from '#schemas/collections.ts';
import { isProse, proseBlocks } from '#schemas/prose.ts';
import { allCollections } from './collections.ts';
import { toWrittenBlock } from './docs/block-examples.ts';
import { listFields } from './docs/fields.ts';
import { purposes } from './docs/purposes.ts';
import { toJsonSchema } from './json-schema.ts';

const file = 'docs/content.md';

/** Whether `docs/content.md` of the project folder `root` says something else than the schemas. */
export function isStaleContentDocs(root: string): boolean {
	const path = join(root, file);
	return !existsSync(path) || readFileSync(path, 'utf8') !== toContentDocs();
}

/** Writes it; false where nothing had changed. */
export function writeContentDocs(root: string): boolean {
	if (!isStaleContentDocs(root)) return false;
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), toContentDocs());
	return true;
}

/** Every collection with every field: what it is, whether it has to be there, and an example. */
export function toContentDocs(): string {
	const contents = allCollections.map(([name]) => `- [${name}](#${name}): ${purposes[name]}`);
	const parts = allCollections.map(([name]) => toPart(name));
	return `${[introduction, contents.join('\n'), ...parts].join('\n\n')}\n`;
}

const perLanguage = `{ ${locales.map((locale) => `"${locale}": "…"`).join(', ')} }`;
const translations = locales
	.filter((locale) => locale !== defaultLocale)
	.map((locale) => `\`${locale}\``)
	.join(' or ');
const introduction = `# Every field of the content

Written by \`npm run content:docs\` from the schemas in \`src/schemas\`; a test fails when it is out of date. Do not edit it by hand.

All content is in \`src/content\`. Records are JSON files: texts in straight double quotes, a comma after every field but the last. The name
of a file is the id of its record: small letters, digits and hyphens. "Per language" means \`${perLanguage}\`: \`en\` has to be
there, and stands in wherever ${translations} is left out. The first line of a file may be \`$schema\`: it tells editors which fields there are, and the site
ignores it.

Nobody has to write JSON: \`npm run dev\`, then open [/admin](http://localhost:4321/admin). Every field below is there in a form, with the same explanations
and checks. "Save" writes the file in \`src/content\`, and the preview of the site shows it at once. Pictures go into \`src/assets\`. What would be a mistake is not
written, and the editor says why. It works without a network and for this machine alone; a built site has nothing of it. Lists to choose
from, such as the schools under "Diplomas", know what was there when the page was loaded.

\`npm run new\` makes files by asking, \`npm run content:check\` finds mistakes, \`npm run content:check -- --fix\` mends the small ones.`;

function toPart(name: CollectionName): string {
	const { folder, pattern, schema } = collections[name];
	const files = `Files: \`src/content/${folder}/${toFiles(pattern)}\``;
	const rows = listFields(toJsonSchema(schema)).map(({ path, required, kind, text, example }) =>
		[`\`${path}\``, required ? 'yes' : 'no', kind, text, `\`${example}\``].map(toCell).join(' | '),
	);
	const table = [
		'| Field | Required | Kind | What it is | Example |',
		'| --- | --- | --- | --- | --- |',
		...rows.map((row) => `| ${row} |`),
	].join('\n');
	const fields = rows.length > 0 ? table : 'There are no fields: the file is text.';
	const blocks = toBlocks(name);
	return [`## ${name}`, purposes[name], files, fields, ...blocks].join('\n\n');
}

/** Prose may hold a few blocks: what each is for, its attributes, and how it is written. */
function toBlocks(name: CollectionName): string[] {
	if (!isProse(name)) return [];
	const blocks: Blocks = proseBlocks[name];
	const parts = Object.entries(blocks).flatMap(([block, { about, attributes, inside }]) => [
		`### \`<${block}>\``,
		inside === undefined ? about : `${about} It stands inside \`<${inside}>\` only.`,
		...toAttributeTable(attributes),
		`\`\`\`mdx\n${toWrittenBlock(blocks, block)}\n\`\`\``,
	]);
	return ['Blocks that the text may hold, beside Markdown:', ...parts];
}

function toAttributeTable(attributes: Block['attributes']): string[] {
	const rows = Object.entries(attributes).map(([name, { about, example, optional }]) =>
		[`\`${name}\``, optional ? 'no' : 'yes', about, `\`${name}="${example}"\``]
			.map(toCell)
			.join(' | '),
	);
	if (rows.length === 0) return [];
	const head = ['| Attribute | Required | What it is | Example |', '| --- | --- | --- | --- |'];
	return [[...head, ...rows.map((row) => `| ${row} |`)].join('\n')];
}

/** @example toFiles('{pm,other}/*.json') // '<pm|other>/<name>.json' */
function toFiles(pattern: string): string {
	return pattern
		.replace(/\{([^}]*)\}/, (_, names: string) => `<${names.replaceAll(',', '|')}>`)
		.replaceAll('*', '<name>')
		.replace(/^<name>\/<name>/, '<school>/<name>')
		.replace(/^<name>\/(?=<en)/, '<project>/');
}

/** A bar would end the cell of a table. */
function toCell(text: string): string {
	return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
