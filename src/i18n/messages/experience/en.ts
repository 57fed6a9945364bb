export const en = {
	title: 'Experience',
	description:
		'Work experience of {name}: where and when, with duties, tasks and results, newest first.',
	lead: 'Where I have worked, what I answered for and what came of it.',
	mainDuties: 'Main duties',
	relatedDuties: 'Related duties',
	tasks: 'Tasks and results',
	results: 'Results',
	duties: 'Duties',
	scale: 'Jobs by years',
	skills: 'Skills',
};
