import { expect, test } from 'vitest';
import type { ProseAround } from '#cv/prose-blocks.ts';
import { writers } from '#cv/prose-blocks.ts';
import { toMarkdownProse } from '#cv/prose-markdown.ts';
import { proseBlocks } from '#schemas/prose.ts';

const around: ProseAround = {
	locale: 'en',
	toPicture: (file) => `https://site.example/_astro/${file}`,
	toFile: (file) => `https://site.example/${file}`,
	toLink: (path) => `https://site.example${path}`,
};

test('every block of the content can be written', () => {
	const names = Object.values(proseBlocks).flatMap((blocks) => Object.keys(blocks));
	expect(Object.keys(writers)).toEqual(expect.arrayContaining(names));
});

test.each([
	['<Milestone year="2016">\n\nThe *first*.\n\n</Milestone>', '### 2016\n\nThe *first*.'],
	[
		'<Milestone year="2016" picture="a.webp" alt="A shop.">\n\nIt opened.\n\n</Milestone>',
		'### 2016\n\n![A shop.](<https://site.example/_astro/a.webp>)\n\nIt opened.',
	],
	['<Milestone year="2016" picture="a.webp">Text.</Milestone>', '### 2016\n\nText.'],
	['<Note>\n\nOne.\n\nTwo.\n\n</Note>', '> One.\n>\n> Two.'],
	[
		'<Figure picture="a.webp" alt="A [list]." caption="Six_loaves" wide="yes" />',
		'![A \\[list\\].](<https://site.example/_astro/a.webp>)\n\n_Six\\_loaves_',
	],
	[
		'<Gallery>\n\t<Figure picture="a.webp" alt="A." />\n\t<Figure picture="b.webp" alt="B." />\n</Gallery>',
		'![A.](<https://site.example/_astro/a.webp>)\n\n![B.](<https://site.example/_astro/b.webp>)',
	],
	[
		'<Compare before="a.webp" beforeAlt="A." after="b.webp" afterAlt="B." caption="Both." />',
		'- Before: ![A.](<https://site.example/_astro/a.webp>)\n- After: ![B.](<https://site.example/_astro/b.webp>)\n\n_Both._',
	],
	[
		'<Figures>\n\t<Value what="Time" before="40" after="5" unit="minutes" />\n\n\t<Value what="Calls" after="0" />\n</Figures>',
		'- **Time:** 40 → 5\u00a0minutes\n- **Calls:** 0',
	],
	[
		'<Decision title="One list" instead="Three">\n\nIt is\nread once.\n\n- a\n\n</Decision>',
		'**Decision: One list** (not chosen: Three)\n\nIt is\nread once.\n\n- a',
	],
	['<Decision title="One list">Why.</Decision>', '**Decision: One list**\n\nWhy.'],
	['<Quote by="the baker">\n\nI sleep.\n\n</Quote>', '> I sleep.\n>\n> — the baker'],
	['<Aside>\n\tHalls are\n\tsmall.\n</Aside>', '> Halls are\n> small.'],
	['<Aside>Halls.</Aside>', '> Halls.'],
	[
		'<Video file="projects/a.webm" poster="a.webp" alt="An order." />',
		'[An order.](<https://site.example/projects/a.webm>)',
	],
	[
		'<Code caption="The rule">\n\n```ts\nconst a = { b: 1 };\n\tindented();\n```\n\n</Code>',
		'```ts\nconst a = { b: 1 };\n\tindented();\n```\n\n_The rule_',
	],
	['<Scene name="goblet" caption="Drag it." />', '_Drag it._'],
	['Before {/* later */}after.', 'Before after.'],
	['See [the weather](/extra/weather).', 'See [the weather](https://site.example/extra/weather).'],
	['See [it](https://a.example/).', 'See [it](https://a.example/).'],
	['![A.](../../assets/slides/a.webp)', '![A.](https://site.example/_astro/slides/a.webp)'],
])('%s', (mdx, markdown) => {
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
