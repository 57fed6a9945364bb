export const en = {
	title: 'Experience',
	description: 'Work experience of {name}: companies, dates, duties and results, newest first.',
	lead: 'Where I have worked, what I was responsible for, and the results.',
	mainDuties: 'Main duties',
	relatedDuties: 'Related duties',
	tasks: 'Tasks and results',
	results: 'Results',
	duties: 'Duties',
	scale: 'Jobs by years',
	skills: 'Skills',
};
