import type { Tool } from '#tools/contract.ts';

export const tool = {
	id: 'games/memory',
	place: 10,
	group: { name: 'games', place: 10 },
	search: {
		en: ['pairs', 'cards', 'concentration'],
		uk: ['пари', 'картки', 'гра'],
		es: ['parejas', 'cartas', 'juego'],
	},
	words: {
		en: { title: 'Memory', purpose: 'Find the pairs: 12, 16 or 24 cards.' },
		uk: { title: 'Пам’ять', purpose: 'Знайдіть пари: 12, 16 або 24 картки.' },
		es: {
			title: 'Memoria',
			purpose: 'Encuentre las parejas: 12, 16 o 24 cartas.',
		},
	},
	offline: { works: true, because: 'It uses nothing but the browser.' },
	services: [],
	policy: { 'trusted-types': ['formats'] },
	stores: ['memoryGame', 'memoryBest', 'memoryBest8', 'memoryBest12'],
	budget: 'plain',
	tile: {
		window: { width: 900, height: 900 },
		frame: { of: '.memory-table', x: -12, y: -12, width: 818 },
		steps: [{ findPairs: 4 }],
	},
	look: [{ name: 'two-turned', steps: [{ click: '.memory-card', nth: [0, 5] }] }],
} as const satisfies Tool;
