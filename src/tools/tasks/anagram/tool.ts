import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'tasks/anagram',
	place: 30,
	group: { name: 'tasks', place: 30 },
	words,
	offline: true,
	services: [],
	policy: { 'frame-src': ["'self'"] },
	stores: ['tasksView', 'taskWork_anagram'],
	budget: 'plain',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.demo', x: -14, y: 64, width: 380 },
		steps: [{ fill: ['Listen', 'Silent'], in: '.demo :is(input, textarea)' }, { click: 'h1' }],
	},
	look: [
		{ name: 'tried', steps: [{ fill: ['Listen', 'silent'], in: '.demo :is(input, textarea)' }] },
	],
} as const satisfies Tool;
