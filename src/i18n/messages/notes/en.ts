export const en = {
	newNote: 'New note',
	handed: 'Review the text and add it.',
	notes: 'Notes',
	deleteOne: 'The note “{name}” will be deleted.',
	deleteMany: { one: '{count} note will be deleted.', other: '{count} notes will be deleted.' },
	deleted: { one: '{count} note deleted.', other: '{count} notes deleted.' },
	deletedElsewhere: {
		one: '{count} note deleted in another tab.',
		other: '{count} notes deleted in another tab.',
	},
	keptElsewhere:
		'Another tab deleted this note while you were editing it. It has been kept, with your text.',
	bothKept:
		'Another tab changed this note while you were editing it. That text stays; yours is now the next note in the list.',
	imported: {
		one: '{count} note imported.',
		other: '{count} notes imported.',
	},
	notImported: 'No notes were found in this file.',
	importable: 'You can import any text, or a JSON file exported here.',
	pin: 'Pin: {name}',
	pinned: 'Pinned',
	modified: 'Modified',
	search: 'Search',
	count: { one: '{count} note', other: '{count} notes' },
	found: { one: '{count} note found', other: '{count} notes found' },
	none: 'No notes yet.',
	noneFound: 'No notes match your search.',
	help: {
		add: 'Enter saves a note, Shift+Enter starts a new line; on a touch screen, a button saves it. Markdown is shown formatted.',
		kept: 'Notes stay in this browser. Export them to keep a copy.',
		edit: 'A double click edits a note: Enter, Ctrl+Enter or leaving the field saves it; Esc cancels.',
		move: 'Alt with an arrow key moves a note in the list. Ctrl+Z undoes the last change to the list; Ctrl+Shift+Z redoes it.',
	},
};
