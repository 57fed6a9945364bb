import type { Tool } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'games/memory',
	place: 10,
	group: { name: 'games', place: 10 },
	search,
	words: {
		en: { title: 'Memory', purpose: 'Find the six pairs among twelve cards.' },
		uk: { title: 'Пам’ять', purpose: 'Знайдіть шість пар серед дванадцяти карток.' },
		es: {
			title: 'Memoria',
			purpose: 'Encuentre las seis parejas entre doce cartas.',
		},
	},
	offline: { works: true, because: 'It uses nothing but the browser.' },
	services: [],
	policy: { 'trusted-types': ['formats'] },
	stores: ['memoryGame', 'memoryBest'],
	budget: 'plain',
	tile: {
		window: { width: 900, height: 900 },
		frame: { of: '.memory-table', x: -12, y: -12, width: 818 },
		steps: [{ findPairs: 4 }],
	},
	look: [{ name: 'two-turned', steps: [{ click: '.memory-card', nth: [0, 5] }] }],
} as const satisfies Tool;
