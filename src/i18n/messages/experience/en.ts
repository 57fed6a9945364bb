export const en = {
	title: 'Experience',
	description:
		'Work experience of {name}: front-end developer, chief executive, deputy chief executive; duties, tasks and results.',
	lead: 'From running companies to building interfaces.',
	mainDuties: 'Main duties',
	relatedDuties: 'Related duties',
	tasks: 'Tasks and results',
	skills: 'Skills',
};
