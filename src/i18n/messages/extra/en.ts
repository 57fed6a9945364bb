export const en = {
	title: 'Extra',
	description:
		'Small tools that run in your browser: calculators, weather, exchange rates, games and 3D scenes.',
	lead: 'Small tools to try, use and take apart: calculators, live data, games and 3D scenes.',
	backTo: 'Back to {title}',
	find: 'Find a tool',
	found: { one: '{count} tool found', other: '{count} tools found' },
	noneFound: 'No tools match your search.',
	needsScripts:
		'This tool needs JavaScript, which is switched off. What it does is described below.',
	notLoaded:
		'Part of this page could not be loaded: the connection was lost, or the site has been updated.',
	loadAgain: 'Try again',
	howItWorks: 'How it works',
	worksOffline: 'This tool now works offline, too.',
	worksOfflineList:
		'This page now works offline, and so do the tools you have opened (not live data, 3D or randomizers).',
	newerPage: 'There is a newer version of this page.',
	loadNewer: 'Load it',
	noConnection: {
		title: 'No connection',
		why: 'This page is not saved on this device. A tool is saved when you open it with a connection; live data, 3D scenes and randomizers always need one.',
		saved: 'Saved here, and working without a connection',
	},
	groups: { everyday: 'Everyday', live: 'Live data', cubes: 'Cubes' },
	tools: {
		calculator: {
			title: 'Calculator',
			brief: 'Everyday sums, a paper tape, loans and savings.',
			purpose:
				'Three calculators in one: everyday sums, a printing calculator with a paper tape, loans and savings – all in exact decimals.',
		},
		todo: { title: 'To-do list', purpose: 'Tasks that stay in your browser.' },
		notes: { title: 'Notes', purpose: 'Short notes with the time of the last change.' },
		weather: {
			title: 'Weather',
			purpose: 'Current weather and the week ahead, in eight cities or any other.',
		},
		rates: {
			title: 'Exchange rates',
			purpose: 'Official rates of the National Bank of Ukraine, with a converter.',
		},
		cryptocur: {
			title: 'Crypto prices',
			purpose: 'Prices of twelve coins and how they changed in 24 hours and 7 days.',
		},
		tasks: {
			title: 'Interview tasks',
			purpose: 'Five classic problems: solved, traced step by step, and open to your own solution.',
		},
		graphics: { title: 'Graphics', purpose: 'Cubes, 3D tickers and two configurators.' },
		games: { title: 'Games', purpose: 'A game for a short break.' },
		ai: { title: 'Randomizers', purpose: 'Random photos and videos by size or theme.' },
		'tasks/palindrome': { title: 'Palindrome', purpose: 'Does it read the same from both ends?' },
		'tasks/fizzbuzz': { title: 'FizzBuzz', purpose: 'Multiples of three and of five.' },
		'tasks/anagram': { title: 'Anagram', purpose: 'Are two words made of the same letters?' },
		'tasks/findvowels': { title: 'Find vowels', purpose: 'How many vowels are there in a text?' },
		'tasks/fibonacci': {
			title: 'Fibonacci',
			purpose: 'Numbers of the sequence, exact to the last digit.',
		},
		'graphics/cube': { title: 'CSS cube', purpose: 'A cube made with CSS alone.' },
		'graphics/cubejs': {
			title: 'JavaScript cube',
			purpose: 'A cube drawn line by line on a flat canvas.',
		},
		'graphics/cube3d': {
			title: '3D cube',
			purpose: 'Twenty-seven cubes that turn like the famous puzzle.',
		},
		'graphics/creep3d': {
			title: '3D tickers',
			purpose: 'Rates, coins and weather as moving letters in space.',
		},
		'graphics/configurator3d': {
			title: 'Goblet configurator',
			purpose: 'Glass, metal and glazed goblets to colour and engrave.',
		},
		'graphics/couture3d': {
			title: 'Couture',
			purpose: 'Four garments to dye, print and embroider.',
		},
		'games/memory': {
			title: 'Memory',
			purpose: 'Find the pairs: 12, 16 or 24 cards, for one or two players.',
		},
		'ai/picsum': {
			title: 'Picture randomizer',
			purpose: 'Random photos in the size you choose.',
		},
		'ai/pixabay': { title: 'Randomizer PRO', purpose: 'Photos or videos on the theme you choose.' },
	},
};
