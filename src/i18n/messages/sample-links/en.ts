export const en = {
	title: 'Where this link will lead',
	description:
		'The links of this sample to other sites lead here. This page says what each of them opens on a site with real content.',
	lead: 'In this sample, links to other sites lead here. With real content, they open what is described below.',
	all: 'All links of the sample',
	back: 'Back to:',
	groups: {
		document: {
			title: 'Certificates and diplomas',
			opens: 'The link will open the page where the issuer confirms the document.',
		},
		contact: {
			title: 'Contacts',
			opens: 'The link will open the person’s profile, or a chat with them.',
		},
		demo: { title: 'Project websites', opens: 'The link will open the project itself.' },
		source: { title: 'Source code', opens: 'The link will open the repository with the code.' },
		video: { title: 'Videos', opens: 'The link will open a video of the project.' },
		school: { title: 'Schools', opens: 'The link will open the website of the school.' },
		company: { title: 'Companies', opens: 'The link will open the website of the company.' },
		publication: { title: 'Publications', opens: 'The link will open the publication.' },
		test: {
			title: 'Intelligence test',
			opens: 'The link will open a test that anyone can take.',
		},
		other: { title: 'Other links', opens: 'The link will open a page of another site.' },
	},
};
