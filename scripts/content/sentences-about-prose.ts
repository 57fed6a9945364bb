import type { BlockAttribute, ProseBlock } from '#schemas/block.ts';
import { quote } from '#schemas/sentence.ts';

const closedBlock = '<Note>\n\nText.\n\n</Note>';

/** Mistakes in the text of prose files. */
export const proseSentences = {
	'broken-prose': (found: string, reason: string) => ({
		sentence: `The text cannot be parsed from this point: ${reason}. To show the characters < and { themselves, write \\< and \\{.`,
		found,
		expected: 'Markdown, and blocks with an opening and a closing tag',
		example: oneLine(closedBlock),
	}),
	'empty-prose': () => ({
		sentence:
			'The file has no text. Write it, or copy the text of another language and translate it.',
		found: 'nothing',
		expected: 'paragraphs of Markdown',
		example: oneLine(closedBlock),
	}),
	'unnamed-host': (host: string) => ({
		sentence: `Tools of this site send requests to ${host}, and this privacy notice does not name it. Write it in, or compose the notice again: npm run new -- page privacy --force`,
		found: 'nothing',
		expected: host,
		example: host,
	}),
	'unasked-host': (host: string) => ({
		sentence: `No tool of this site sends requests to ${host}, but this privacy notice names it. Take it out, or compose the notice again: npm run new -- page privacy --force`,
		found: host,
		expected: 'the hosts that the tools of the site send requests to',
		example: 'the text without it',
	}),
	'unclosed-block': (name: string) => ({
		sentence: `The block <${name}> is never closed. Write </${name}> on a separate line after its text.`,
		found: `<${name}>`,
		expected: `</${name}> after the text of the block`,
		example: `<${name}> Text. </${name}>`,
	}),
	'unopened-block': (name: string) => ({
		sentence: `</${name}> closes a block that was never opened. Delete it, or write <${name}> before its text.`,
		found: `</${name}>`,
		expected: `<${name}> before the text of the block`,
		example: `<${name}> Text. </${name}>`,
	}),
	'import-line': (line: string) => ({
		sentence: 'This is a line of code. Delete it: blocks need no import.',
		found: line,
		expected: 'text without import or export',
		example: oneLine(closedBlock),
	}),
	'code-in-text': (code: string) => ({
		sentence:
			'Braces are read as code, which is not allowed here. Write \\{ for a literal brace, or delete it.',
		found: code,
		expected: 'text without braces',
		example: '\\{ and \\}',
	}),
	'unknown-block': (name: string, known: readonly string[], meant?: string) => ({
		sentence: `There is no block <${name}> for this text. ${
			meant === undefined ? `Use ${toTags(known)} or Markdown.` : `Did you mean <${meant}>?`
		}`,
		found: `<${name}>`,
		expected: `one of: ${toTags(known)}`,
		example: `<${meant ?? known[0]}>`,
	}),
	'unknown-attribute': (block: string, attribute: string, meant?: string) => ({
		sentence: `<${block}> has no attribute "${attribute}". ${
			meant === undefined ? 'Delete it.' : `Did you mean "${meant}"?`
		}`,
		found: attribute,
		expected: meant === undefined ? 'no attribute' : `the attribute "${meant}"`,
		example: meant === undefined ? `<${block}>` : `${meant}="…"`,
	}),
	'wrong-attribute': (
		block: string,
		attribute: string,
		found: string | undefined,
		{ example }: Pick<BlockAttribute, 'example'>,
	) => ({
		sentence: `<${block}> needs the attribute ${attribute}, in quotes: ${attribute}="${example}".`,
		found: found ?? 'nothing',
		expected: `${attribute}, written like "${example}"`,
		example: `<${block} ${attribute}="${example}">`,
	}),
	'unknown-word': (
		block: string,
		attribute: string,
		word: string,
		known: readonly string[],
		meant: string | undefined,
	) => ({
		sentence: `"${word}" is not a valid ${attribute} for <${block}>. ${
			meant === undefined ? `Write ${known.join(' or ')}.` : `Did you mean "${meant}"?`
		}`,
		found: `${attribute}="${word}"`,
		expected: `one of: ${known.join(', ')}`,
		example: `${attribute}="${meant ?? known[0]}"`,
	}),
	'misplaced-block': (name: string, home: string) => ({
		sentence: `<${name}> belongs inside <${home}>. Write <${home}> before it and </${home}> after it.`,
		found: `<${name}> outside <${home}>`,
		expected: `<${name}> between <${home}> and </${home}>`,
		example: `<${home}> <${name} … /> </${home}>`,
	}),
	'nested-block': (name: string, around: string) => ({
		sentence: `<${around}> cannot contain other blocks. Move <${name}> after </${around}>.`,
		found: `<${name}> inside <${around}>`,
		expected: `<${name}> directly in the text`,
		example: `<${around}> Text. </${around}> <${name} … />`,
	}),
	'filled-block': (name: string) => ({
		sentence: `<${name}> cannot contain text. End its tag with />, and move the text out of it.`,
		found: `<${name}> … </${name}>`,
		expected: `attributes only, and /> at the end`,
		example: `<${name} … />`,
	}),
	'empty-block': (name: string, content: Content) => ({
		sentence: `<${name}> is empty. Write ${toContent(content)} between <${name}> and </${name}>, or delete it.`,
		found: 'nothing',
		expected: toContent(content),
		example: toContentExample(name, content),
	}),
	'strange-content': (name: string, content: Content) => ({
		sentence: `<${name}> may contain only ${toContent(content)}. Move the rest out of it.`,
		found: 'other content',
		expected: toContent(content),
		example: toContentExample(name, content),
	}),
	'unsafe-link': (url: string) => ({
		sentence: `${quote(url)} cannot be used as a link. Write the address of a page.`,
		found: quote(url),
		expected: 'an address beginning with https:, mailto: or tel:, or a page of this site',
		example: '[the weather](/extra/weather)',
	}),
	'missing-alt': (url: string) => ({
		sentence: `The picture "${url}" has no alternative text. Describe in the square brackets what it shows.`,
		found: `![](${url})`,
		expected: 'one short sentence for visitors who cannot see the picture',
		example: `![A linen shirt on a dark background.](${url})`,
	}),
	'missing-prose-picture': (url: string) => ({
		sentence: `There is no picture at the path "${url}", relative to this file. Put the picture into src/assets, and correct the path.`,
		found: quote(url),
		expected: 'the path from this file to a picture in src/assets',
		example: '![A linen shirt.](../../assets/slides/01-linen.webp)',
	}),
};

type Content = Exclude<ProseBlock['content'], 'nothing'>;

function toContent(content: Content): string {
	if (content === 'text') return 'text';
	if (content === 'code') return 'one piece of code between two lines of ```';
	return `the ${content.length === 1 ? 'block' : 'blocks'} ${toTags(content)}`;
}

function toContentExample(name: string, content: Content): string {
	if (content === 'text') return `<${name}> Text. </${name}>`;
	if (content === 'code') return `<${name}> \`\`\`ts … \`\`\` </${name}>`;
	return `<${name}> <${content[0]} … /> </${name}>`;
}

function toTags(names: readonly string[]): string {
	return names.map((name) => `<${name}>`).join(', ');
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ');
}
