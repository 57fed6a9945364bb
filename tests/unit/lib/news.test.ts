import { toNews } from '#lib/news.ts';

test.each([
	[
		'a turn',
		'Cube: solved, from above',
		'Cube: scrambled, last turn U, from above',
		'scrambled, last turn U',
	],
	['the side', 'Cube: solved, from above', 'Cube: solved, from the left', 'from the left'],
	[
		'a part with a colon',
		'Cubo: resuelto, último giro: U',
		'Cubo: resuelto, último giro: R',
		'último giro: R',
	],
	['a decimal comma', 'Jarrón: 3,5 cm, rojo', 'Jarrón: 4,5 cm, rojo', '4,5 cm'],
	['another name', 'Goblets: white', 'Glass goblets: white', 'Glass goblets: white'],
	['what is gone', 'Cube: solved, last turn U', 'Cube: solved', 'Cube: solved'],
])('of a description only the new parts are news: %s', (_, before, after, news) => {
	expect(toNews(before, after)).toBe(news);
});
