export const en = {
	title: 'Extra',
	description:
		'Small tools that run in your browser: calculators, weather, exchange rates, games and 3D scenes.',
	lead: 'Small tools to try, use and take apart: calculators, live data, games and 3D scenes.',
	/** In the description of a tool for search engines, after its purpose. */
	usable: {
		offline: 'Works in your browser without an account, and offline too.',
		online: 'Free to use in your browser, without an account.',
	},
	find: 'Find a tool',
	found: { one: '{count} tool found', other: '{count} tools found' },
	noneFound: 'No tools match your search.',
	needsScripts:
		'This tool needs JavaScript, which is switched off. What it does is described below.',
	howItWorks: 'How it works',
	made: { how: 'How this is made:', code: 'the code', tests: 'its tests' },
	worksOffline: 'This tool now works offline, too.',
	pdfOnline: 'Its PDF files need a connection.',
	worksOfflineList: 'Works offline now, like most tools you have opened.',
	/** Extra as an app on a phone or a desktop. */
	app: { name: 'Tools – {name}', short: 'Tools', todo: 'New task', notes: 'New note' },
	keepAll: {
		keep: 'Keep all tools offline, in English ({size} MB)',
		keeping: 'Saving the tools…',
		kept: 'All tools but 3D and randomizers work offline now.',
		failed: 'Some tools could not be saved. Try again.',
		install: 'Install as an app',
		offline: 'No connection: the tools that are not saved on this device are dimmed.',
		unkept: 'Not saved on this device',
	},
	newerPage: 'There is a newer version of this page.',
	loadNewer: 'Reload',
	noConnection: {
		title: 'No connection',
		why: 'This page is not saved on this device. A tool is saved when you open it with a connection; 3D scenes and randomizers always need one.',
		saved: 'Available offline',
	},
	groups: { everyday: 'Everyday', live: 'Live data', cubes: 'Cubes' },
};
