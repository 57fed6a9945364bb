export const en = {
	newTask: 'New task',
	tasks: 'Tasks',
	isCompleted: 'Completed: {name}',
	show: 'Show',
	filters: { all: 'All', active: 'Active', completed: 'Completed' },
	left: { one: '{count} item left', other: '{count} items left' },
	markAll: 'Mark all as complete',
	clearCompleted: 'Clear completed',
	empty: {
		all: 'No tasks yet.',
		active: 'Nothing left to do.',
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
	imported: {
		one: '{count} task imported.',
		other: '{count} tasks imported.',
	},
	notImported: 'No tasks were found in this file.',
	notes: {
		add: 'Type a task and press Enter. The text is kept exactly as typed.',
		edit: 'Edit with the pencil or a double click: Enter or leaving the field saves, Escape cancels. To reorder, drag a row by its dots, use the arrow buttons, or press Alt with an arrow key anywhere in the row.',
		kept: 'Tasks stay in this browser and are not sent anywhere. Open tabs stay in sync. Export the list to keep a copy or to move it to another browser.',
	},
};
