import type { ProseAround } from '#cv/prose-blocks.ts';
import { writers } from '#cv/prose-blocks.ts';
import { toMarkdownProse } from '#cv/prose-markdown.ts';
import { proseBlocks } from '#schemas/prose.ts';
import blocks from './prose-markdown.json' with { type: 'json' };

const around: ProseAround = {
	locale: 'en',
	toPicture: (file) => `https://site.example/_astro/${file}`,
	toFile: (file) => `https://site.example/${file}`,
	toLink: (path) => `https://site.example${path}`,
};

test('every block of the content can be written', () => {
	const names = Object.values(proseBlocks).flatMap((each) => Object.keys(each));
	expect(Object.keys(writers)).toEqual(expect.arrayContaining(names));
});

test.each(Object.entries(blocks))('%s', (mdx, markdown) => {
	expect(toMarkdownProse(mdx, around)).toBe(markdown);
});

test('text around blocks stays as it is written', () => {
	const text = '## Why\n\nA \\{b} *c*.\n\n';
	expect(toMarkdownProse(`${text}<Aside>D.</Aside>\n\nE.`, around)).toBe(`${text}> D.\n\nE.`);
});

test('words are those of the language, and an unknown block is an error', () => {
	const decision = '<Decision title="Один перелік" instead="Три">Так.</Decision>';
	expect(toMarkdownProse(decision, { ...around, locale: 'uk' })).toContain('не вибрано: Три');
	expect(() => toMarkdownProse('<Strange />', around)).toThrow('<Strange>');
});
