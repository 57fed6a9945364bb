import type { Hub } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'ai',
	place: 100,
	groupPlace: 60,
	page: 'shared',
	search,
	words: {
		en: { title: 'Randomizers', purpose: 'Random photos and videos by size or theme.' },
		uk: {
			title: 'Фото й\u00a0відео',
			purpose: 'Випадкові фото й\u00a0відео за розміром чи темою.',
		},
		es: { title: 'Fotos y vídeos al azar', purpose: 'Fotos y vídeos, por tamaño o por tema.' },
	},
} as const satisfies Hub;
