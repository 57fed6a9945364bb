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
	imported: {
		one: '{count} note imported.',
		other: '{count} notes imported.',
	},
	notImported: 'No notes were found in this file.',
	pin: 'Pin: {name}',
	pinned: 'Pinned',
	preview: 'Show formatted: {name}',
	showText: 'Show the text',
	modified: 'Modified',
	search: 'Search',
	count: { one: '{count} note', other: '{count} notes' },
	found: { one: '{count} note found', other: '{count} notes found' },
	none: 'No notes yet.',
	noneFound: 'No notes match your search.',
	help: {
		add: 'Type a note and press Enter; Shift+Enter starts a new line. The first line is the title; Markdown is supported. An empty note is not added.',
		edit: 'Edit with the pencil or a double click: Enter or leaving the field saves; Esc cancels. To reorder, drag a row by its dots, use the arrow buttons, or press Alt with an arrow key anywhere in the row. Ctrl+Z undoes the last change to the list; Ctrl+Shift+Z redoes it.',
		kept: 'Notes stay in this browser and are not sent anywhere. Open tabs stay in sync. Export the notes to keep a copy or to move them to another browser.',
	},
};
