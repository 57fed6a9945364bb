export const en = {
	title: 'Extra',
	description: 'A workshop of small tools: calculators, weather, rates, games and 3D.',
	lead: 'A workshop: small tools to try, to use and to take apart.',
	backTo: 'Back to {title}',
	find: 'Find a tool',
	found: { one: '{count} tool found', other: '{count} tools found' },
	noneFound: 'No tool goes by that name.',
	needsScripts:
		'This tool needs scripts, which are switched off here. Everything it is for is described below.',
	notLoaded:
		'A part of this page could not be loaded: the connection was lost, or the site has been renewed meanwhile.',
	loadAgain: 'Try again',
	howItWorks: 'How it works',
	tools: {
		calculator: {
			title: 'Calculator',
			purpose:
				'Three machines in one: everyday sums, a printing calculator with a paper tape, loans and savings – all in exact decimals.',
		},
		todo: { title: 'To-do list', purpose: 'Tasks that stay in your browser.' },
		notes: { title: 'Notes', purpose: 'Short notes with the time of the last change.' },
		weather: {
			title: 'Weather',
			purpose: 'The weather now and for a week, in eight cities or any other.',
		},
		rates: {
			title: 'Exchange rates',
			purpose: 'Official rates of the National Bank of Ukraine, with a converter.',
		},
		cryptocur: { title: 'Crypto prices', purpose: 'Prices of twelve coins and how they change.' },
		tasks: {
			title: 'Interview tasks',
			purpose: 'Five classic tasks, solved, traced and open to your own solution.',
		},
		graphics: { title: 'Graphics', purpose: 'Cubes, moving lines and two configurators in 3D.' },
		games: { title: 'Games', purpose: 'A game for a short break.' },
		ai: { title: 'Randomizers', purpose: 'Random pictures and films by size or theme.' },
		'tasks/palindrome': { title: 'Palindrome', purpose: 'Does it read the same from both ends?' },
		'tasks/fizzbuzz': { title: 'FizzBuzz', purpose: 'Multiples of three and of five.' },
		'tasks/anagram': { title: 'Anagram', purpose: 'Are two words made of the same letters?' },
		'tasks/findvowels': { title: 'Find vowels', purpose: 'How many vowels are there in a text?' },
		'tasks/fibonacci': { title: 'Fibonacci', purpose: 'Any number of the sequence, exactly.' },
		'graphics/cube': { title: 'CSS cube', purpose: 'A cube made of nothing but styles.' },
		'graphics/cubejs': {
			title: 'JavaScript cube',
			purpose: 'A cube drawn line by line on a flat canvas.',
		},
		'graphics/cube3d': {
			title: '3D cube',
			purpose: 'Twenty-seven cubes that turn like the famous puzzle.',
		},
		'graphics/creep3d': {
			title: '3D ticker lines',
			purpose: 'Rates, coins and weather as moving letters in space.',
		},
		'graphics/configurator3d': {
			title: 'Goblet configurator',
			purpose: 'Colour, texture and turn of a goblet.',
		},
		'graphics/couture3d': {
			title: 'Couture',
			purpose: 'Four garments to colour, cover and brand.',
		},
		'games/memory': { title: 'Memory', purpose: 'Twelve cards, six pairs of fruit.' },
		'ai/picsum': {
			title: 'Picture randomizer',
			purpose: 'Random pictures of the size you choose.',
		},
		'ai/pixabay': { title: 'Randomizer PRO', purpose: 'Photos or films on a theme of yours.' },
	},
};
