import fc from 'fast-check';
import { markdownToMdast } from 'satteri';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { escapeXml } from '#lib/xml.ts';
import { toText } from './mdast-text.ts';

/** Words as an author may write them, with all that Markdown could take for markup. */
const words = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				...['*', '_', '`', '#', '<b>', '</b>', '[x](y)', '![x](y)', '1.', '2)', '- ', '+ ', '> '],
				...['|', '~~', '\\', '&amp;', '&', '---', '===', ':', '$x$', 'http://a.example', '{x}'],
				...[
					'ї',
					'’',
					'слово',
					'word',
					' ',
					'\n',
					'\t',
					'“',
					'🏆',
					'(',
					')',
					'!',
					'^',
					'a@b.example',
				],
			),
			fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }),
		),
		{ maxLength: 12 },
	)
	.map((parts) => parts.join(''));

test('Markdown shows every text as it is written', () => {
	fc.assert(
		fc.property(words, (text) => {
			const shown = text.replace(/\s+/g, ' ').trim();
			fc.pre(shown !== '');
			const mdast = markdownToMdast(toMarkdown([{ kind: 'text', text }]));
			expect(toText(mdast)).toBe(shown);
			const list = toMarkdown([{ kind: 'list', items: [{ label: text, text }] }]);
			expect(toText(markdownToMdast(list))).toBe(`${shown}: ${shown}`);
		}),
	);
});

test('XML keeps all but the characters it cannot contain', () => {
	expect(escapeXml('<a href="x">&amp;</a>\u0000\u0008\u000b\uffff')).toBe(
		'&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;',
	);
});
