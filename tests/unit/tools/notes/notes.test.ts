import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseList, printList } from '#browser/records/stored-list.ts';
import { formatBriefTime, formatTime } from '#tools/notes/dates.ts';
import { parseMarkdown, toMarkdown } from '#tools/notes/markdown.ts';
import { createNote, type Note, noteFormat } from '#tools/notes/note.ts';
import { pinnedFirst, toPlaceAmongOwn } from '#tools/notes/order.ts';
import { splitTitle } from '#tools/notes/title.ts';

const now = new Date('2026-11-21T12:00:00Z');
const updatedAt = now.toISOString();
const note = (text: string, pinned = false): Note => ({ id: text, text, updatedAt, pinned });

test('a note needs text after trimming and keeps it as typed', () => {
	expect(createNote(' \n\t ', now)).toBeUndefined();
	expect(createNote(' a\n', now)).toMatchObject({ text: ' a\n', updatedAt });
});

test('the time of a change is shown in the language of the page, an unknown one as it is', () => {
	expect(formatTime('uk', updatedAt)).toContain('лист');
	const unknown = [formatTime, formatBriefTime].map((format) => format('en', 'yesterday'));
	expect(unknown).toEqual(['yesterday', 'yesterday']);
});

test('an export gives back the list, Markdown every text and time; a title loses nothing', () => {
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
			for (const { text } of notes) expect(Object.values(splitTitle(text)).join('')).toBe(text);
		}),
	);
});

test('the first line with words is the title', () => {
	expect(splitTitle('Bread\nrye\n')).toEqual({ title: 'Bread', body: '\nrye\n' });
	expect(splitTitle('\n a\nb')).toEqual({ title: '\n a', body: '\nb' });
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
