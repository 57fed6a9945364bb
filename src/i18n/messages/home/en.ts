export const en = {
	description:
		'{name} – {job}. Portfolio and CV: projects, experience, education and certificates.',
	titles: 'What I do',
	pauseTitles: 'Stop the changing line',
	photo: 'Next portrait',
	contacts: 'Contacts',
	story: 'How I got here',
	slides: 'From the workshop',
};
