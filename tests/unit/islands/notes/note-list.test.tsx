import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { keepDraft } from '#browser/draft.ts';
import { printList } from '#browser/records/stored-list.ts';
import { notes as messages } from '#i18n/messages/notes/index.ts';
import { NoteList } from '#islands/notes/NoteList.tsx';
import { toHash } from '#islands/notes/use-opened.ts';
import { addNote, noteStore } from '#tools/notes/store.ts';
import { clickText, strike, textAt } from '../page.ts';

const { help: _, ...t } = messages.en;

afterEach(() => {
	vi.restoreAllMocks();
	history.replaceState(null, '', '/');
	const ids = noteStore.$list.get().records.map(({ id }) => id);
	noteStore.dispatch({ type: 'remove', ids });
});

test('Enter adds a note, Shift with Enter and a composed character do not', () => {
	open();
	const field = screen.getByLabelText<HTMLTextAreaElement>(t.newNote);
	field.value = 'bread\nmilk';
	strike(field, 'Enter', { shiftKey: true });
	strike(field, 'Enter', { isComposing: true });
	expect(texts()).toEqual([]);
	strike(field, 'Enter');
	expect(texts()).toEqual(['bread\nmilk']);
	expect(field.value).toBe('');
});

test('on a touch screen Enter begins a line; a button ends, and Ctrl with Enter', async () => {
	fitMedia(/coarse|width/);
	open();
	const field = screen.getByLabelText<HTMLTextAreaElement>(t.newNote);
	field.value = 'bread';
	expect(strike(field, 'Enter')).toBe(true);
	strike(field, 'Enter', { ctrlKey: true });
	expect(texts()).toEqual(['bread']);
	fireEvent.click(await screen.findByLabelText('Edit: bread'));
	const edited = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit: bread' });
	expect(strike(edited, 'Enter')).toBe(true);
	edited.value = 'bread\nmilk';
	clickText(t.done);
	expect(texts()).toEqual(['bread\nmilk']);
});

test.each([
	['wide', /width/, 'one', 'three'],
	['narrow', /none/, undefined, undefined],
])(
	'in a %s window, the note of the address is open; after its deletion the next, or else the list',
	async (_, media, first, next) => {
		fitMedia(media);
		for (const text of ['three', 'two', 'one']) addNote(text);
		open();
		expect(openNote()).toBe(first);
		location.hash = toHash(noteStore.$list.get().records[1]?.id ?? '');
		act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
		fireEvent.click(await screen.findByLabelText('Delete: two'));
		await screen.findByText('The note “two” will be deleted.');
		clickText(t.deleteYes);
		expect(openNote()).toBe(next);
	},
);

test('a text from another tool is in the field, with a message until it is added', () => {
	keepDraft('note.draft', 'Paper tape');
	history.replaceState(null, '', '/#new-note');
	open();
	const field = screen.getByLabelText<HTMLTextAreaElement>(t.newNote);
	expect(field.value).toBe('Paper tape');
	expect(document.activeElement).toBe(field);
	screen.getByText(t.handed);
	strike(field, 'Enter');
	expect(texts()).toEqual(['Paper tape']);
	expect(screen.queryByText(t.handed)).toBeNull();
});

test('a draft of the visitor comes back without words, and one too long for the field is a note at once', () => {
	keepDraft('note.draft', 'half a sente');
	open();
	expect(screen.getByLabelText<HTMLTextAreaElement>(t.newNote).value).toBe('half a sente');
	expect(screen.queryByText(t.handed)).toBeNull();
	cleanup();
	keepDraft('note.draft', 'x'.repeat(60_000));
	open();
	expect(screen.getByLabelText<HTMLTextAreaElement>(t.newNote).value).toBe('');
	expect(noteStore.$list.get().records).toHaveLength(1);
});

test('an edit saves the text and its time, Escape saves neither', async () => {
	vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
	open('one');
	vi.setSystemTime(new Date('2026-11-21T11:00:00Z'));
	await edit('one', 'two', 'Escape');
	expect(times()).toEqual(['2026-11-21T10:00:00.000Z']);
	expect(texts()).toEqual(['one']);
	// What was written is not lost.
	clickText(t.undo);
	expect(texts()).toEqual(['two']);
	strike(document.body, 'z', { ctrlKey: true });
	await edit('one', 'one', 'Escape');
	expect(screen.queryByText(t.dropped)).toBeNull();
	await edit('one', 'two', 'blur');
	expect(texts()).toEqual(['two']);
	expect(times()).toEqual(['2026-11-21T11:00:00.000Z']);
	await edit('two', 'two', 'Enter');
	expect(times()).toEqual(['2026-11-21T11:00:00.000Z']);
});

test.each(['button', 'key'])(
	'the %s brings back what Escape dropped, not the step before',
	async (by) => {
		open('one');
		await edit('one', 'two', 'Escape');
		if (by === 'button') clickText(t.undo);
		else strike(document.body, 'z', { ctrlKey: true });
		expect(texts()).toEqual(['two']);
		expect(screen.queryByText(t.dropped)).toBeNull();
		strike(document.body, 'z', { ctrlKey: true });
		expect(texts()).toEqual(['one']);
	},
);

test.each(['Enter', 'Escape'] as const)(
	'a note that another tab changes meanwhile keeps that text after %s; the own one is a note below it',
	async (end) => {
		open('one');
		fireEvent.click(await screen.findByLabelText('Edit: one'));
		const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit: one' });
		field.value = 'one here';
		changeElsewhere('one there');
		strike(field, end);
		if (end === 'Escape') clickText(t.undo);
		expect(texts()).toEqual(['one there', 'one here']);
		expect(JSON.parse(localStorage.getItem('notes') ?? '').data).toMatchObject([
			{ text: 'one there' },
			{ text: 'one here' },
		]);
		screen.getByText(t.bothKept);
	},
);

test('a note that comes back from its deletion is open again', async () => {
	fitMedia(/width/);
	open('one', 'two');
	for (const by of ['button', 'key']) {
		fireEvent.click(await screen.findByLabelText('Delete: one'));
		await screen.findByText('The note “one” will be deleted.');
		clickText(t.deleteYes);
		expect(openNote()).toBe('two');
		if (by === 'button') clickText(t.undo);
		else strike(document.body, 'z', { ctrlKey: true });
		expect(openNote()).toBe('one');
	}
});

test('in a narrow window the note offers to bring back what Escape dropped', async () => {
	fitMedia(/none/);
	addNote('one');
	history.replaceState(null, '', toHash(noteStore.$list.get().records[0]?.id ?? ''));
	open();
	await edit('one', 'two', 'Escape');
	expect(textAt('.note-pane > .undo-offer > p')).toBe(t.dropped);
	fireEvent.click(document.querySelector('.note-pane > .undo-offer > button') as Element);
	expect(texts()).toEqual(['two']);
});

test('all are deleted after a question, and come back in their order', async () => {
	open('one', 'two', 'three');
	clickText(t.deleteAll);
	await screen.findByText('3 notes will be deleted.');
	clickText(t.deleteYes);
	expect(texts()).toEqual([]);
	const field = screen.getByLabelText<HTMLTextAreaElement>(t.newNote);
	expect(document.activeElement).toBe(field);
	field.value = 'a text has its own steps';
	strike(field, 'z', { ctrlKey: true });
	expect(texts()).toEqual([]);
	field.value = '';
	strike(field, 'z', { ctrlKey: true });
	expect(texts()).toEqual(['one', 'two', 'three']);
	// The note that was added last, although the focus is still in the field.
	strike(field, 'z', { ctrlKey: true });
	expect(texts()).toHaveLength(2);
	strike(field, 'z', { ctrlKey: true, shiftKey: true });
	expect(texts()).toHaveLength(3);
	// Once a text has been written and deleted, the key brings that back.
	fireEvent.input(field, { target: { value: '' } });
	strike(field, 'z', { ctrlKey: true });
	expect(texts()).toHaveLength(3);
	// The browser has taken the text back: the field has no other step.
	fireEvent.input(field, { target: { value: '' }, inputType: 'historyUndo' });
	strike(field, 'z', { ctrlKey: true });
	expect(texts()).toHaveLength(2);
});

test('a file is imported once, and the import can be undone', async () => {
	open('one');
	const file = new File(['## 2026-11-21T10:00:00.000Z\n\nfrom a file\n\n'], 'notes.md');
	await pick(file);
	const undo = await screen.findByText(t.undo);
	expect(texts()).toEqual(['one', 'from a file']);
	fireEvent.click(undo);
	expect(texts()).toEqual(['one']);
	expect(document.activeElement?.getAttribute('aria-label')).toBe(t.list);
});

test.each([
	[' ', 'empty.md'],
	['{bad', 'x.json'],
	['[1]', 'x.JSON'],
])('%s as %s is no file of notes', async (text, name) => {
	open();
	await pick(new File([text], name));
	await screen.findByText(`${t.notImported} ${t.importable}`);
	expect(texts()).toEqual([]);
});

test.each([
	['control characters', 'a\u0000\u0007\u001b[31mb\u007f'],
	['marks of direction', 'abc\u202edcba\u2066x'],
	['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
	['half a character', 'a\ud83d'],
])('%s are kept and shown as they are', (_name, text) => {
	open(text);
	expect(texts()).toEqual([text]);
	expect(document.querySelector('.record-list :is(img, script)')).toBeNull();
	expect(noteStore.$list.get()).toMatchObject({ problem: undefined, records: [{ text }] });
	const stored = JSON.parse(localStorage.getItem('notes') ?? '');
	expect(stored.data).toMatchObject([{ text }]);
});

const ways = [
	['paste', 'clipboardData'],
	['drop', 'dataTransfer'],
] as const;

test.each(ways)(
	'a %s of ten million characters is a note at once, with what was typed',
	async (way, data) => {
		open();
		const field = screen.getByLabelText<HTMLTextAreaElement>(t.newNote);
		field.value = 'before after';
		field.setSelectionRange(7, 7);
		const text = 'слово '.repeat(1_666_667);
		fireEvent[way](field, { [data]: { getData: () => text } });
		expect(noteStore.$list.get().records.map((note) => note.text)).toEqual([`before ${text}after`]);
		expect(field.value).toBe('');
		expect(textAt('.note-pane .record-text')).toHaveLength(50_001);
		await screen.findByText(t.tooLong);
		expect(document.querySelector('[data-action=edit]')?.getAttribute('aria-disabled')).toBe(
			'true',
		);
	},
);

test.each(ways)('a %s too long for an edit is saved at once', async (way, data) => {
	open('one');
	fireEvent.click(await screen.findByLabelText('Edit: one'));
	const field = screen.getByRole('textbox', { name: 'Edit: one' });
	fireEvent[way](field, { [data]: { getData: () => 'x'.repeat(60_000) } });
	expect(noteStore.$list.get().records[0]?.text).toHaveLength(60_003);
	expect(screen.queryByRole('textbox', { name: 'Edit: one' })).toBeNull();
});

/** The event that this tab receives when another one has changed the text of the only note. */
function changeElsewhere(text: string) {
	const changed = noteStore.$list.get().records.map((note) => ({ ...note, text }));
	act(() => {
		localStorage.setItem('notes', printList(changed, new Date()));
		dispatchEvent(new StorageEvent('storage', { key: 'notes' }));
	});
}

/** The window and the pointer are as in the media queries with these words. */
function fitMedia(words: RegExp) {
	const { matchMedia } = window;
	vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
		matchMedia.call(window, words.test(query) ? 'all' : 'print'),
	);
}

function open(...notes: string[]) {
	render(<NoteList locale="en" t={t} />);
	// The newest note is the first.
	for (const note of notes.toReversed()) add(note);
}

function add(note: string) {
	screen.getByLabelText<HTMLTextAreaElement>(t.newNote).value = note;
	clickText(t.add);
}

async function edit(name: string, text: string, end: 'Enter' | 'Escape' | 'blur') {
	fireEvent.click(await screen.findByLabelText(`Edit: ${name}`));
	const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Edit: ${name}` });
	field.value = text;
	if (end === 'blur') fireEvent.blur(field);
	else strike(field, end);
}

async function pick(file: File) {
	const picker = document.querySelector<HTMLInputElement>('input[type=file]');
	if (!picker) throw new Error('There is no field for files.');
	await act(async () => {
		fireEvent.change(picker, { target: { files: [file] } });
	});
}

function texts() {
	return noteStore.$list.get().records.map(({ text }) => text);
}

function openNote() {
	return document.querySelector('.note-pane')?.getAttribute('aria-label');
}

function times() {
	return noteStore.$list.get().records.map(({ updatedAt }) => updatedAt);
}
