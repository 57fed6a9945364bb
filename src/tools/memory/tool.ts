import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'games/memory',
	place: 10,
	group: { name: 'games', place: 10 },
	words,
	offline: true,
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
