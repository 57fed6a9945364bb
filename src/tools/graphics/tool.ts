import type { Hub } from '#tools/contract.ts';

export const tool = {
	id: 'graphics',
	place: 80,
	groupPlace: 30,
	page: 'shared',
	search: {
		en: ['3D', 'WebGL', 'Three.js'],
		uk: ['3D', 'WebGL', 'Three.js'],
		es: ['3D', 'WebGL', 'Three.js'],
	},
	words: {
		en: { title: 'Graphics', purpose: 'Cubes, 3D tickers and two configurators.' },
		uk: { title: 'Графіка', purpose: 'Куби, рухомі 3D-рядки та два конфігуратори.' },
		es: { title: 'Gráficos', purpose: 'Cubos, cintas 3D y dos configuradores.' },
	},
} as const satisfies Hub;
