import fc from 'fast-check';
import { parseList, printList } from '#browser/records/stored-list.ts';
import { tickBox } from '#tools/notes/boxes.ts';
import { formatTime } from '#tools/notes/dates.ts';
import { parseMarkdown, toMarkdown } from '#tools/notes/markdown.ts';
import { createNote, type Note, noteFormat } from '#tools/notes/note.ts';
import { pinnedFirst, toPlaceAmongOwn } from '#tools/notes/order.ts';
import { toSummary } from '#tools/notes/summary.ts';

const now = new Date('2026-11-21T12:00:00Z');
const updatedAt = now.toISOString();
const note = (text: string, pinned = false): Note => ({ id: text, text, updatedAt, pinned });

test('a note needs text after trimming and keeps it as typed', () => {
	expect(createNote(' \n\t ', now)).toBeUndefined();
	expect(createNote(' a\n', now)).toMatchObject({ text: ' a\n', updatedAt });
});

test('the time of a change is shown in the language of the page, an unknown one as it is', () => {
	expect(formatTime('uk', updatedAt)).toContain('лист');
	expect(formatTime('en', 'yesterday')).toBe('yesterday');
});

test('an export gives back the list, Markdown every text and time', () => {
	const anyNote = fc.record({
		id: fc.uuid(),
		text: fc.oneof(
			fc.string({ unit: 'binary', minLength: 1 }),
			fc.string({ unit: fc.constantFrom('\n', '## ', '\\', 'a'), minLength: 1 }),
		),
		updatedAt: fc.constant(updatedAt),
		pinned: fc.boolean(),
	});
	fc.assert(
		fc.property(fc.uniqueArray(anyNote, { selector: ({ id }) => id }), (notes) => {
			expect(parseList(printList(notes, now), noteFormat)?.records).toEqual(notes);
			const plain = ({ text, updatedAt }: Note) => ({ text, updatedAt });
			expect(parseMarkdown(toMarkdown(notes), now).map(plain)).toEqual(notes.map(plain));
		}),
	);
});

test.each([
	['\n# Bread\n- [x] **rye**\n1. [words](https://example.com)\n', '', 'Bread', '☑ rye · words'],
	['Bread', '', 'Bread', ''],
	[' ', '', '', ''],
	[
		'# T\n\n*very* _odd_ 2*3*4 in_a_name\n| a | b |\n|---|--:|\n| c | d |\n\n- e\n---\nf',
		'',
		'T',
		'very odd 2*3*4 in_a_name · a, b · c, d · e · f',
	],
	['Shop\n- [ ] milk\n1. [X] bread\n- tea [ ]', '', 'Shop', '☐ milk · ☑ bread · tea [ ]'],
	['- [ ] milk\n- [x] tea', '', 'milk', '☑ tea'],
	['T\n|a|b|\n|--|:-:|\n|1|2|', '', 'T', 'a, b · 1, 2'],
	['T\na | b\n- | -\n1 | 2', '', 'T', 'a | b · 1 | 2'],
	['```js\nlet a;\n```\n~~~\nb\n~~~', '', 'let a;', 'b'],
	['***\nT\n===\n_ _ _\na', '', 'T', 'a'],
	['---', '', '---', ''],
	[`Bread\n${'a '.repeat(200)}tea`, 'TEA', 'Bread', `…${'a '.repeat(25)}tea`],
])('of %j the list shows, searched for %j, %j and %j', (text, query, title, excerpt) => {
	expect(toSummary(text, query)).toEqual({ title, excerpt });
});

// Which boxes there are says CommonMark 0.31 (4.5 fenced code, 5.2 list items) with GFM 5.3.
test.each([
	['- [ ] a\n- [x] b', 1, '- [ ] a\n- [ ] b'],
	['```\n- [ ] a\n```\n- [ ] b', 0, '```\n- [ ] a\n```\n- [x] b'],
	['[ ] title\n\n> - [ ] a [ ]\n>   1) [X] b', 1, '[ ] title\n\n> - [ ] a [ ]\n>   1) [ ] b'],
	['- [ ] a\r\n\t- [ ] b', 1, '- [ ] a\r\n\t- [x] b'],
])('in %j box %i is ticked in the text', (text, place, ticked) => {
	expect(tickBox(text, place)).toBe(ticked);
});

test('pinned notes are first, and a place among the others leaves them so', () => {
	const [a, b, c, d] = [note('a'), note('b', true), note('c'), note('d', true)];
	const shown = pinnedFirst([a, b, c, d]);
	expect(shown).toEqual([b, d, a, c]);
	expect(toPlaceAmongOwn(shown, 'c', 0)).toEqual({ own: [a, c], place: 0 });
	expect(toPlaceAmongOwn(shown, 'b', 3)).toEqual({ own: [b, d], place: 1 });
});

test('lists of earlier versions are read, none of their notes pinned', () => {
	const { pinned, ...earlier } = note('a');
	const stored = JSON.stringify({ v: 1, data: [earlier] });
	expect(parseList(stored, noteFormat)).toEqual({ records: [note('a')], whole: true });
});

test('any other text is one note', () => {
	expect(parseMarkdown('# Shop\n\nmilk', now)).toMatchObject([{ text: '# Shop\n\nmilk' }]);
	expect(parseMarkdown(' \n', now)).toEqual([]);
});
