import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'graphics/cube',
	place: 10,
	group: { name: 'cubes', place: 10 },
	words,
	offline: true,
	services: [],
	policy: { 'trusted-types': ['formats'] },
	stores: ['cubeScale'],
	budget: 'plain',
	tile: {
		window: { width: 560, height: 900 },
		frame: { of: '.cube-stage', x: 44, y: 128, width: 416 },
		steps: [{ press: 'ArrowRight ArrowRight', on: '[type=range]' }],
	},
	look: [{ name: 'scaled', steps: [{ press: 'End', on: '[type=range]' }] }],
} as const satisfies Tool;
