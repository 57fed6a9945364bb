import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'graphics/cubejs',
	place: 20,
	group: { name: 'cubes', place: 20 },
	words,
	offline: true,
	services: [],
	policy: {},
	stores: [],
	budget: 'plain',
	tile: {
		window: { width: 560, height: 900 },
		frame: { of: '.cube-stage', x: 32, y: 106, width: 440 },
	},
	look: [{ name: 'turned', steps: [{ press: 'ArrowLeft ArrowLeft ArrowUp', on: '.cube-stage' }] }],
} as const satisfies Tool;
