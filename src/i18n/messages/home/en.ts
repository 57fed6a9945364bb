export const en = {
	description:
		'Portfolio and CV of {name}, {job}: projects, experience, education and certificates.',
	titles: 'What I do',
	pauseTitles: 'Stop the changing line',
	photo: 'Next portrait',
	contacts: 'Contacts',
	story: 'How I got here',
	slides: 'From the workshop',
};
