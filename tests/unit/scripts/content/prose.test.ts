import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { check } from '../../../fixtures/content/check.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

test('an unknown block', () => {
	expect(check({ 'about/en.mdx': about('<Nota>\n\nText.\n\n</Nota>') })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:1
		  There is no block <Nota> for this text. Did you mean <Note>?
		  Found:    <Nota>
		  Expected: one of: <Note>
		  Example:  <Note>

		1 mistake in 1 file."
	`);
});

test('a block of another text', () => {
	const text = about('<Milestone year="2016">\n\nText.\n\n</Milestone>');
	expect(check({ 'about/en.mdx': text })).toContain('There is no block <Milestone>');
});

test('HTML', () => {
	expect(check({ 'about/en.mdx': about('<script src="x"></script>') })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:1
		  There is no block <script> for this text. Use <Note> or Markdown.
		  Found:    <script>
		  Expected: one of: <Note>
		  Example:  <Note>

		1 mistake in 1 file."
	`);
});

test('an import line', () => {
	const text = about("import Note from './Note.astro';\n\nText.");
	expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:1
		  This is a line of code. Delete it: blocks need no import.
		  Found:    import Note from './Note.astro';
		  Expected: text without import or export
		  Example:  <Note> Text. </Note>

		1 mistake in 1 file."
	`);
});

test('braces', () => {
	expect(check({ 'about/en.mdx': about('Text {process.env.HOME}.') })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:6
		  Braces are read as code, which is not allowed here. Write \\{ for a literal brace, or delete it.
		  Found:    {process.env.HOME}
		  Expected: text without braces
		  Example:  \\{ and \\}

		1 mistake in 1 file."
	`);
});

test('a comment is no mistake', () => {
	expect(check({ 'about/en.mdx': about('{/* later */}') })).toBe('0 mistakes in 0 files.');
});

test('code behind a comment', () => {
	const text = about('{/* a */ alert(1) /* b */}');
	expect(check({ 'about/en.mdx': text })).toContain('Braces are read as code');
});

test('a block that is not closed', () => {
	expect(check({ 'about/en.mdx': about('<Note>\n\nText.') })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:1
		  The block <Note> is never closed. Write </Note> on a separate line after its text.
		  Found:    <Note>
		  Expected: </Note> after the text of the block
		  Example:  <Note> Text. </Note>

		1 mistake in 1 file."
	`);
});

test('a block that is not opened', () => {
	expect(check({ 'about/en.mdx': about('Text.\n\n</Note>') })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:7:1
		  </Note> closes a block that was never opened. Delete it, or write <Note> before its text.
		  Found:    </Note>
		  Expected: <Note> before the text of the block
		  Example:  <Note> Text. </Note>

		1 mistake in 1 file."
	`);
});

test('an opening brace alone', () => {
	expect(check({ 'about/en.mdx': about('From { here.') })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:6
		  Braces are read as code, which is not allowed here. Write \\{ for a literal brace, or delete it.
		  Found:    {
		  Expected: text without braces
		  Example:  \\{ and \\}

		1 mistake in 1 file."
	`);
});

test('a file without a text', () => {
	expect(check({ 'home/es.mdx': '\n' })).toMatchInlineSnapshot(`
		"src/content/home/es.mdx:1:1
		  The file has no text. Write it, or copy the text of another language and translate it.
		  Found:    nothing
		  Expected: paragraphs of Markdown
		  Example:  <Note> Text. </Note>

		1 mistake in 1 file."
	`);
});

test('a character that begins no block', () => {
	expect(check({ 'about/en.mdx': about('Size <5 px.') })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:6
		  The text cannot be parsed from this point: Unexpected character after \`<\`, expected a valid JSX tag (note: to create a link in MDX, use \`[text](url)\`). To show the characters < and { themselves, write \\< and \\{.
		  Found:    Size <5 px.
		  Expected: Markdown, and blocks with an opening and a closing tag
		  Example:  <Note> Text. </Note>

		1 mistake in 1 file."
	`);
});

test('blocks and braces inside code are no mistake', () => {
	const text = about('`<Nota>` and `{`\n\n```\n<Nota>\n{\n```');
	expect(check({ 'about/en.mdx': text })).toBe('0 mistakes in 0 files.');
});

test('a mistake beside code is named, not the code', () => {
	const text = about('`<Nota>` and `{`\n\n<Note>\n\nText.');
	expect(check({ 'about/en.mdx': text })).toContain(
		'about/en.mdx:7:1\n  The block <Note> is never closed',
	);
});

test('an unknown block that is not closed', () => {
	const text = about('<b>\n\nText.');
	expect(check({ 'about/en.mdx': text })).toContain('There is no block <b>');
});

test('a milestone without a year', () => {
	const text = '<Milestone>\n\nText.\n\n</Milestone>\n';
	expect(check({ 'home/uk.mdx': text })).toMatchInlineSnapshot(`
		"src/content/home/uk.mdx:1:1
		  <Milestone> needs the attribute year, in quotes: year="2021".
		  Found:    nothing
		  Expected: year, written like "2021"
		  Example:  <Milestone year="2021">

		1 mistake in 1 file."
	`);
});

test('a milestone whose year is code', () => {
	const text = '<Milestone year={2016}>\n\nText.\n\n</Milestone>\n';
	expect(check({ 'home/uk.mdx': text })).toMatchInlineSnapshot(`
		"src/content/home/uk.mdx:1:1
		  <Milestone> needs the attribute year, in quotes: year="2021".
		  Found:    code in braces
		  Expected: year, written like "2021"
		  Example:  <Milestone year="2021">

		1 mistake in 1 file."
	`);
});

test('a misspelt attribute', () => {
	const text = '<Milestone yaer="2016">\n\nText.\n\n</Milestone>\n';
	expect(check({ 'home/uk.mdx': text })).toMatchInlineSnapshot(`
		"src/content/home/uk.mdx:1:1
		  <Milestone> has no attribute "yaer". Did you mean "year"?
		  Found:    yaer
		  Expected: the attribute "year"
		  Example:  year="…"

		1 mistake in 1 file."
	`);
});

test('an unsafe link', () => {
	const text = about('[here](javascript:alert(1))');
	expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:1
		  "javascript:alert(1)" cannot be used as a link. Write the address of a page.
		  Found:    "javascript:alert(1)"
		  Expected: an address beginning with https:, mailto: or tel:, or a page of this site
		  Example:  [the weather](/extra/weather)

		1 mistake in 1 file."
	`);
});

test('an unsafe address given below the text', () => {
	const text = about('[here][1]\n\n[1]: data:text/html,x');
	expect(check({ 'about/en.mdx': text })).toContain('about/en.mdx:7:1');
});

test('a link to a page that does not exist', () => {
	expect(check({ 'about/en.mdx': about('[here](/about-me)') })).toContain('no page "/about-me"');
});

test('a picture without an alternative text', () => {
	const text = about('![](../../assets/slides/01-linen.webp)');
	expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:1
		  The picture "../../assets/slides/01-linen.webp" has no alternative text. Describe in the square brackets what it shows.
		  Found:    ![](../../assets/slides/01-linen.webp)
		  Expected: one short sentence for visitors who cannot see the picture
		  Example:  ![A linen shirt on a dark background.](../../assets/slides/01-linen.webp)

		1 mistake in 1 file."
	`);
});

test('a picture from elsewhere', () => {
	const text = about('![A shirt.](https://example.com/shirt.png)');
	expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:5:1
		  There is no picture at the path "https://example.com/shirt.png", relative to this file. Put the picture into src/assets, and correct the path.
		  Found:    "https://example.com/shirt.png"
		  Expected: the path from this file to a picture in src/assets
		  Example:  ![A linen shirt.](../../assets/slides/01-linen.webp)

		1 mistake in 1 file."
	`);
});

test('a missing field at the top', () => {
	expect(check({ 'about/en.mdx': 'Text.\n' })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:1:1  lead
		  The opening sentence is missing. Write a text in quotes, for example "This site is a CV, a toolbox and a work sample in one.".
		  Found:    nothing
		  Expected: Opening sentence of the page. It is always visible, above the part that visitors expand.
		  Example:  "lead": "This site is a CV, a toolbox and a work sample in one."

		1 mistake in 1 file."
	`);
});

test('a misspelt field at the top', () => {
	const text = '---\nlead: Made by hand.\ntitel: About\n---\n\nText.\n';
	expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:3:1  titel
		  There is no field "titel" here. The fields are: lead.
		  Found:    "titel"
		  Expected: one of: lead
		  Example:  "lead": "This site is a CV, a toolbox and a work sample in one."

		1 mistake in 1 file."
	`);
});

test('a field where none belongs', () => {
	const text = '---\ntitle: Home\n---\n\nText.\n';
	expect(check({ 'home/es.mdx': text })).toMatchInlineSnapshot(`
		"src/content/home/es.mdx:2:1  title
		  There is no field "title" here. This group has no fields.
		  Found:    "title"
		  Expected: no fields
		  Example:  no lines between the two ---

		1 mistake in 1 file."
	`);
});

test('a special character of YAML in a text without quotes', () => {
	const text = '---\nlead: *Made* by hand.\n---\n\nText.\n';
	expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:2:14
		  This character has a special meaning. Put the whole text in quotes.
		  Found:    by hand.
		  Expected: one field per line: its name, a colon, a space, its text
		  Example:  lead: "This site is a CV, a toolbox and a work sample in one."

		1 mistake in 1 file."
	`);
});

test.for(['&a b', '*a', '@home', '!x y', "'it's'", '[*a]', '&a [*a]'])(
	'a text that begins with a special character needs quotes: %s',
	(lead) => {
		const text = `---\nlead: ${lead}\n---\n\nText.\n`;
		const { mistakes } = checkContent(goodTree({ 'about/en.mdx': text }));
		expect(mistakes.map(({ kind, line }) => [kind, line])).toEqual([['broken-top', 2]]);
	},
);

test('a top that cannot be read', () => {
	const text = '---\nlead: Made: by hand.\n---\n\nText.\n';
	expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
		"src/content/about/en.mdx:2:7
		  This text contains a colon, but is not in quotes. Put the whole text in quotes.
		  Found:    Made: by hand.
		  Expected: one field per line: its name, a colon, a space, its text
		  Example:  lead: "This site is a CV, a toolbox and a work sample in one."

		1 mistake in 1 file."
	`);
});

function about(body: string): string {
	return `---\nlead: Made by hand.\n---\n\n${body}\n`;
}
