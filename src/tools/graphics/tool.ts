import type { Hub } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'graphics',
	place: 80,
	groupPlace: 30,
	page: 'shared',
	search,
	words: {
		en: { title: 'Graphics', purpose: 'Cubes, 3D tickers and two configurators.' },
		uk: { title: 'Графіка', purpose: 'Куби, рухомі 3D-рядки та два конфігуратори.' },
		es: { title: 'Gráficos', purpose: 'Cubos, cintas 3D y dos configuradores.' },
	},
} as const satisfies Hub;
