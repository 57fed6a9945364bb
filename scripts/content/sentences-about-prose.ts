import type { Block, BlockAttribute } from '#schemas/block.ts';
import { quote } from '#schemas/sentence.ts';
import type { Wording } from './wording.ts';

const closedBlock = '<Note>\n\nText.\n\n</Note>';

/** What stands in the prose files under the fields. */
export const proseSentences = {
	'broken-prose': (found: string, reason: string): Wording => ({
		sentence: `The text cannot be read from here on: ${reason}. Write \\< and \\{ where the signs themselves are meant.`,
		found,
		expected: 'Markdown, and blocks that are opened and closed',
		example: oneLine(closedBlock),
	}),
	'empty-prose': (): Wording => ({
		sentence: 'The file has no text. Write it, or copy that of another language to translate it.',
		found: 'nothing',
		expected: 'paragraphs of Markdown',
		example: oneLine(closedBlock),
	}),
	'unclosed-block': (name: string): Wording => ({
		sentence: `The block <${name}> is opened here and never closed. Write </${name}> on a line of its own after its text.`,
		found: `<${name}>`,
		expected: `</${name}> after the text of the block`,
		example: `<${name}> Text. </${name}>`,
	}),
	'unopened-block': (name: string): Wording => ({
		sentence: `</${name}> closes a block that is not open here. Delete it, or write <${name}> before its text.`,
		found: `</${name}>`,
		expected: `<${name}> before the text of the block`,
		example: `<${name}> Text. </${name}>`,
	}),
	'import-line': (line: string): Wording => ({
		sentence: 'A line of code stands in the text. Delete it: the blocks are known without it.',
		found: line,
		expected: 'text only, no import or export',
		example: oneLine(closedBlock),
	}),
	'code-in-text': (code: string): Wording => ({
		sentence: 'Braces mean code, and a text has none. Write \\{ for the sign itself, or delete it.',
		found: code,
		expected: 'text without braces',
		example: '\\{ and \\}',
	}),
	'unknown-block': (name: string, known: readonly string[], meant?: string): Wording => ({
		sentence: `The block <${name}> is not known in this text. ${
			meant === undefined ? `Use ${toTags(known)} or Markdown.` : `Did you mean <${meant}>?`
		}`,
		found: `<${name}>`,
		expected: `one of: ${toTags(known)}`,
		example: `<${meant ?? known[0]}>`,
	}),
	'unknown-attribute': (block: string, attribute: string, meant?: string): Wording => ({
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
	): Wording => ({
		sentence: `<${block}> needs its ${attribute} in quotes: ${attribute}="${example}".`,
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
	): Wording => ({
		sentence: `"${word}" is no ${attribute} that <${block}> knows. ${
			meant === undefined ? `Write ${known.join(' or ')}.` : `Did you mean "${meant}"?`
		}`,
		found: `${attribute}="${word}"`,
		expected: `one of: ${known.join(', ')}`,
		example: `${attribute}="${meant ?? known[0]}"`,
	}),
	'misplaced-block': (name: string, home: string): Wording => ({
		sentence: `<${name}> belongs inside <${home}>. Write <${home}> before it and </${home}> after it.`,
		found: `<${name}> outside of <${home}>`,
		expected: `<${name}> between <${home}> and </${home}>`,
		example: `<${home}> <${name} … /> </${home}>`,
	}),
	'nested-block': (name: string, around: string): Wording => ({
		sentence: `<${around}> holds no other block. Move <${name}> after </${around}>.`,
		found: `<${name}> inside of <${around}>`,
		expected: `<${name}> in the text itself`,
		example: `<${around}> Text. </${around}> <${name} … />`,
	}),
	'filled-block': (name: string): Wording => ({
		sentence: `<${name}> has no text of its own. Close it in the same tag with /> and move what stands in it out.`,
		found: `<${name}> … </${name}>`,
		expected: `attributes only, and /> at the end`,
		example: `<${name} … />`,
	}),
	'empty-block': (name: string, content: Content): Wording => ({
		sentence: `<${name}> is empty. Write ${toContent(content)} between <${name}> and </${name}>, or delete it.`,
		found: 'nothing',
		expected: toContent(content),
		example: toContentExample(name, content),
	}),
	'strange-content': (name: string, content: Content): Wording => ({
		sentence: `<${name}> holds ${toContent(content)} and nothing else. Move the rest out of it.`,
		found: 'something else',
		expected: toContent(content),
		example: toContentExample(name, content),
	}),
	'unsafe-link': (url: string): Wording => ({
		sentence: `${quote(url)} is not an address that a link may have.`,
		found: quote(url),
		expected: 'an https, mailto: or tel: address, or a page of this site',
		example: '[the weather](/extra/weather)',
	}),
	'missing-alt': (url: string): Wording => ({
		sentence: `The picture "${url}" has no alternative text. Say in the square brackets what it shows.`,
		found: `![](${url})`,
		expected: 'one short sentence for visitors who do not see the picture',
		example: `![A linen shirt on a dark background.](${url})`,
	}),
	'missing-prose-picture': (url: string): Wording => ({
		sentence: `There is no picture "${url}" as seen from this file. Pictures of a text stand in src/assets.`,
		found: quote(url),
		expected: 'the path from this file to a picture of src/assets',
		example: '![A linen shirt.](../../assets/slides/01-linen.webp)',
	}),
};

type Content = Exclude<Block['content'], 'nothing'>;

function toContent(content: Content): string {
	if (content === 'text') return 'text';
	if (content === 'code') return 'one piece of code between two lines of ```';
	return `blocks ${toTags(content)}`;
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
