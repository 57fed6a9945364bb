import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createId } from '#browser/records/create-id.ts';
import { toImport } from '#browser/records/import.ts';
import { apply } from '#browser/records/operations.ts';
import { parseList, printList } from '#browser/records/stored-list.ts';
import { formatBriefTime, formatTime } from '#tools/notes/dates.ts';
import { parseMarkdown, toMarkdown } from '#tools/notes/markdown.ts';
import { createNote, type Note, noteFormat } from '#tools/notes/note.ts';
import { pinnedFirst, toPlaceAmongOwn } from '#tools/notes/order.ts';
import { searchNotes } from '#tools/notes/search.ts';
import { splitTitle } from '#tools/notes/title.ts';

const now = new Date('2026-11-21T12:00:00Z');
const anyText = fc.oneof(
	fc.string({ unit: 'binary', minLength: 1 }),
	fc.string({ unit: fc.constantFrom('\n', '## ', '\\', 'a'), minLength: 1 }),
);
const anyNotes = fc.uniqueArray(
	fc.record({
		id: fc.uuid(),
		text: anyText,
		updatedAt: fc.constant(now.toISOString()),
		pinned: fc.boolean(),
	}),
	{ selector: ({ id }) => id },
);

test('a note needs text after trimming and keeps it as typed', () => {
	expect(createNote(' \n\t ', now)).toBeUndefined();
	expect(createNote(' a\n', now)).toMatchObject({ text: ' a\n', updatedAt: now.toISOString() });
});

test('the time of a change is shown in the language of the page, an unknown one as it is', () => {
	expect(formatTime('uk', now.toISOString())).toContain('лист');
	expect(formatTime('en', 'yesterday')).toBe('yesterday');
	expect(formatBriefTime('en', 'yesterday')).toBe('yesterday');
});

test('import after export is the identity', () => {
	fc.assert(
		fc.property(anyNotes, (notes) => {
			const read = parseList(printList(notes, now), noteFormat)?.records ?? [];
			expect(apply<Note>([], toImport<Note>([], read, createId))).toEqual(notes);
			expect(apply(notes, toImport(notes, read, createId))).toEqual(notes);
		}),
	);
});

test('Markdown keeps every text and time', () => {
	fc.assert(
		fc.property(anyNotes, (notes) => {
			const plain = ({ text, updatedAt }: Note) => ({ text, updatedAt });
			expect(parseMarkdown(toMarkdown(notes), now).map(plain)).toEqual(notes.map(plain));
		}),
	);
});

test('any other text is one note', () => {
	expect(parseMarkdown('# Shop\n\nmilk', now)).toMatchObject([{ text: '# Shop\n\nmilk' }]);
	expect(parseMarkdown(' \n', now)).toEqual([]);
});

test('search finds a part of the text in any case', () => {
	const notes = ['Купити Хліб', 'milk'].map((text) => ({
		id: text,
		text,
		updatedAt: '',
		pinned: false,
	}));
	expect(searchNotes(notes, 'хліб')).toEqual([notes[0]]);
	expect(searchNotes(notes, ' ')).toEqual(notes);
	expect(searchNotes(notes, 'tea')).toEqual([]);
});

test('the first line with words is the title, and nothing of the text is lost', () => {
	expect(splitTitle('Bread\nrye\n')).toEqual({ title: 'Bread', body: '\nrye\n' });
	expect(splitTitle('\n a\nb')).toEqual({ title: '\n a', body: '\nb' });
	fc.assert(
		fc.property(anyText, (text) => {
			const { title, body } = splitTitle(text);
			expect(title + body).toBe(text);
		}),
	);
});

test('pinned notes are first, and a place among the others leaves them so', () => {
	const note = (id: string, pinned = false): Note => ({ id, text: id, updatedAt: '', pinned });
	const [a, b, c, d] = [note('a'), note('b', true), note('c'), note('d', true)];
	const shown = pinnedFirst([a, b, c, d]);
	expect(shown).toEqual([b, d, a, c]);
	expect(toPlaceAmongOwn(shown, 'c', 0)).toEqual({ own: [a, c], place: 0 });
	expect(toPlaceAmongOwn(shown, 'b', 3)).toEqual({ own: [b, d], place: 1 });
});

test('lists of earlier versions are read, none of their notes pinned', () => {
	const stored = '{"v":1,"data":[{"id":"a","text":"a","updatedAt":""}]}';
	expect(parseList(stored, noteFormat)).toEqual({
		records: [{ id: 'a', text: 'a', updatedAt: '', pinned: false }],
		whole: true,
	});
});
