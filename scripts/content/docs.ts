import { builtInLocales } from '#i18n/locales.ts';
import type { Blocks, ProseBlock } from '#schemas/block.ts';
import { type CollectionName, collections } from '#schemas/collections.ts';
import { isProse, proseBlocks } from '#schemas/prose.ts';
import { allCollections } from './collections.ts';
import { toWrittenBlock } from './docs/block-examples.ts';
import { listFields } from './docs/fields.ts';
import purposes from './docs/purposes.json' with { type: 'json' };
import { toJsonSchema } from './json-schema.ts';

/** Every collection with every field: description, whether it is required, and an example. */
export function toContentDocs(): string {
	const contents = allCollections.map(([name]) => `- [${name}](#${name}): ${purposes[name]}`);
	const parts = allCollections.map(([name]) => toPart(name));
	return `${[introduction, contents.join('\n'), ...parts].join('\n\n')}\n`;
}

/** Those of the code, whatever the site has: so the file is the same for every owner. */
const [source] = builtInLocales;
const perLanguage = `{ ${builtInLocales.map((locale) => `"${locale}": "…"`).join(', ')} }`;
const translations = builtInLocales
	.filter((locale) => locale !== source)
	.map((locale) => `\`${locale}\``)
	.join(' or ');
const introduction = `# Every content field

\`npm run content:docs\` generates this page from the schemas in \`src/schemas\`. Do not edit it by hand: a test fails if it is out of date.

All content is in \`src/content\`. Records are JSON files: text in straight double quotes, a comma after every field except the last. The name of
a file is the id of its record; it consists of lower-case letters, digits and hyphens. "Per language" means \`${perLanguage}\`. \`en\` is
required; the site shows it wherever ${translations} is left out. \`languages\` in site.json names the languages of the site, and \`npm run new -- language de\`
adds one: if its words do not come with the site, it writes a file in \`src/content/i18n\` to translate them. The first line of a file may be \`$schema\`: editors use it to explain the fields, and the site
ignores it.

Dates are as exact as you know them: \`2016\`, \`2016-03\` or \`2016-03-14\`, always in quotes. The site shows no more than you write. A year sorts as its
beginning, and counts from its middle where the site adds up time: 2016 to 2019 is three years.

## Three ways to edit

- **Forms.** Run \`npm run dev\` and open [/admin](http://localhost:4321/admin). It has a form for every field below, with the same explanations and checks. "Save"
  writes the file in \`src/content\`, and the preview updates at once. Pictures are saved in \`src/assets\`, upright, small enough and without the place where they were taken. If the content has a mistake, the editor shows
  the error and does not save. It needs no network, accepts only requests from your own computer, and is not part of the built site. Reload the page to see
  new entries in lists such as the schools under "Diplomas".
- **Questions.** \`npm run new -- project\` asks for each field in the terminal and writes the file.
- **Files.** Write the JSON in any editor. \`npm run content:check\` finds mistakes.

## Collections`;

function toPart(name: CollectionName): string {
	const { folder, pattern, schema } = collections[name];
	const files = `Files: \`src/content/${folder}/${toFiles(name, pattern)}\``;
	const rows = listFields(toJsonSchema(schema)).map(({ path, required, kind, text, example }) =>
		[`\`${path}\``, required ? 'yes' : 'no', kind, text, `\`${example}\``].map(toCell).join(' | '),
	);
	const table = [
		'| Field | Required | Kind | Description | Example |',
		'| --- | --- | --- | --- | --- |',
		...rows.map((row) => `| ${row} |`),
	].join('\n');
	const fields = rows.length > 0 ? table : 'This collection has no fields: the file is text.';
	const blocks = toBlocks(name);
	return [`## ${name}`, purposes[name], files, fields, ...blocks].join('\n\n');
}

/** The blocks that the prose may contain, each with its attributes and an example. */
function toBlocks(name: CollectionName): string[] {
	if (!isProse(name)) return [];
	const blocks: Blocks = proseBlocks[name];
	const parts = Object.entries(blocks).flatMap(([block, { about, attributes, inside }]) => [
		`### \`<${block}>\``,
		inside === undefined ? about : `${about} It is allowed only inside \`<${inside}>\`.`,
		...toAttributeTable(attributes),
		`\`\`\`mdx\n${toWrittenBlock(blocks, block)}\n\`\`\``,
	]);
	return ['Besides Markdown, the text may contain these blocks:', ...parts];
}

function toAttributeTable(attributes: ProseBlock['attributes']): string[] {
	const rows = Object.entries(attributes).map(([name, { about, example, optional }]) =>
		[`\`${name}\``, optional ? 'no' : 'yes', about, `\`${name}="${example}"\``]
			.map(toCell)
			.join(' | '),
	);
	if (rows.length === 0) return [];
	const head = ['| Attribute | Required | Description | Example |', '| --- | --- | --- | --- |'];
	return [[...head, ...rows.map((row) => `| ${row} |`)].join('\n')];
}

// toFiles('diplomas', '*/*.json') is '<school>/<name>.json'.
function toFiles(name: CollectionName, pattern: string): string {
	const folder = name === 'certificates' ? '<group>' : '<school>';
	return pattern
		.replace(/\{([^}]*)\}/, (_, names: string) => `<${names.replaceAll(',', '|')}>`)
		.replaceAll('*', '<name>')
		.replace(/^<name>\/<name>/, `${folder}/<name>`)
		.replace(/^<name>\/(?=<en)/, name === 'pages' ? '<page>/' : '<project>/');
}

/** A bar would end the cell of a table. */
function toCell(text: string): string {
	return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
