import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { testReports } from '../../../fixtures/content/check.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

testReports([
	['an unknown block', { 'about/en.mdx': about('<Nota>\n\nText.\n\n</Nota>') }],
	[
		'a block of another text',
		{ 'about/en.mdx': about('<Milestone year="2016">\n\nText.\n\n</Milestone>') },
	],
	['HTML', { 'about/en.mdx': about('<script src="x"></script>') }],
	['an import line', { 'about/en.mdx': about("import Note from './Note.astro';\n\nText.") }],
	['braces', { 'about/en.mdx': about('Text {process.env.HOME}.') }],
	['a comment is no mistake', { 'about/en.mdx': about('{/* later */}') }],
	['code behind a comment', { 'about/en.mdx': about('{/* a */ alert(1) /* b */}') }],
	['a block that is not closed', { 'about/en.mdx': about('<Note>\n\nText.') }],
	['an opening brace alone', { 'about/en.mdx': about('From { here.') }],
	['a file without a text', { 'home/es.mdx': '\n' }],
	['a character that begins no block', { 'about/en.mdx': about('Size <5 px.') }],
	[
		'blocks and braces inside code are no mistake',
		{ 'about/en.mdx': about('`<Nota>` and `{`\n\n```\n<Nota>\n{\n```') },
	],
	[
		'a mistake beside code is named, not the code',
		{ 'about/en.mdx': about('`<Nota>` and `{`\n\n<Note>\n\nText.') },
	],
	['a milestone without a year', { 'home/uk.mdx': '<Milestone>\n\nText.\n\n</Milestone>\n' }],
	[
		'a milestone whose year is code',
		{ 'home/uk.mdx': '<Milestone year={2016}>\n\nText.\n\n</Milestone>\n' },
	],
	['a misspelt attribute', { 'home/uk.mdx': '<Milestone yaer="2016">\n\nText.\n\n</Milestone>\n' }],
	['an unsafe link', { 'about/en.mdx': about('[here](javascript:alert(1))') }],
	[
		'an unsafe address given below the text',
		{ 'about/en.mdx': about('[here][1]\n\n[1]: data:text/html,x') },
	],
	['a link to a page that does not exist', { 'about/en.mdx': about('[here](/about-me)') }],
	[
		'a picture without an alternative text',
		{ 'about/en.mdx': about('![](../../assets/slides/01-linen.webp)') },
	],
	[
		'a picture from elsewhere',
		{ 'about/en.mdx': about('![A shirt.](https://example.com/shirt.png)') },
	],
	['a missing field at the top', { 'about/en.mdx': 'Text.\n' }],
	['a field where none belongs', { 'home/es.mdx': '---\ntitle: Home\n---\n\nText.\n' }],
	[
		'a special character of YAML in a text without quotes',
		{ 'about/en.mdx': '---\nlead: *Made* by hand.\n---\n\nText.\n' },
	],
	['a top that cannot be read', { 'about/en.mdx': '---\nlead: Made: by hand.\n---\n\nText.\n' }],
]);

test.for(['&a b', '*a', '@home', '!x y', "'it's'", '[*a]', '&a [*a]'])(
	'a text that begins with a special character needs quotes: %s',
	(lead) => {
		const text = `---\nlead: ${lead}\n---\n\nText.\n`;
		const { mistakes } = checkContent(goodTree({ 'about/en.mdx': text }));
		expect(mistakes.map(({ kind, line }) => [kind, line])).toEqual([['broken-top', 2]]);
	},
);

function about(body: string): string {
	return `---\nlead: Made by hand.\n---\n\n${body}\n`;
}
