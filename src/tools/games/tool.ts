import type { Hub } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'games',
	place: 90,
	groupPlace: 50,
	page: 'shared',
	search,
	words: {
		en: { title: 'Games', purpose: 'A game for a short break.' },
		uk: { title: 'Ігри', purpose: 'Гра на коротку перерву.' },
		es: { title: 'Juegos', purpose: 'Un juego para una pausa breve.' },
	},
} as const satisfies Hub;
