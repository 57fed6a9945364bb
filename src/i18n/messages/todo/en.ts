export const en = {
	newTask: 'New task',
	tasks: 'Tasks',
	isCompleted: 'Completed: {name}',
	due: 'Due date: {name}',
	until: 'Due',
	late: 'Overdue:',
	today: 'Today',
	noDay: 'No date',
	show: 'Show',
	filters: { all: 'All', active: 'Active', today: 'Today', completed: 'Completed' },
	left: { one: '{count} item left', other: '{count} items left' },
	markAll: 'Mark all as complete',
	clearCompleted: 'Clear completed',
	empty: {
		all: 'No tasks yet.',
		active: 'Nothing left to do.',
		today: 'Nothing is due today.',
		completed: 'Nothing completed yet.',
	},
	deleteOne: 'The task “{name}” will be deleted.',
	deleteMany: { one: '{count} task will be deleted.', other: '{count} tasks will be deleted.' },
	deleted: { one: '{count} task deleted.', other: '{count} tasks deleted.' },
	deletedElsewhere: {
		one: '{count} task deleted in another tab.',
		other: '{count} tasks deleted in another tab.',
	},
	keptElsewhere:
		'Another tab deleted this task while you were editing it. It has been kept, with your text.',
	bothKept:
		'Another tab changed this task while you were editing it. That text stays; yours is now the next task in the list.',
	imported: {
		one: '{count} task imported.',
		other: '{count} tasks imported.',
	},
	notImported: 'No tasks were found in this file.',
	importable:
		'You can import plain text with a task on each line, a list in Markdown (“- [ ] task”), or a JSON file exported here.',
	notes: {
		add: 'Type a task and press Enter. Its pencil changes it, its bin deletes it; on a phone, the three dots show the rest.',
		kept: 'Tasks stay in this browser. Export the list to keep a copy.',
		edit: 'With a mouse, a double click on a task edits it, too. Enter or leaving the field saves it; Esc cancels.',
		move: 'Alt with an arrow key moves a task, and so does dragging its dots. Ctrl+Z undoes the last change to the list; Ctrl+Shift+Z redoes it.',
	},
};
