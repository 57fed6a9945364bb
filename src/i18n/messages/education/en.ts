export const en = {
	title: 'Education',
	description:
		'Education of {name}: schools, courses and languages, with every diploma and certificate.',
	lead: 'Where I studied, and the papers that prove it.',
	languages: 'Languages',
	level: 'Level',
	proof: 'Proof',
	documents: 'Documents',
	website: 'Page of the school',
};
