import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'tasks/fizzbuzz',
	place: 20,
	group: { name: 'tasks', place: 20 },
	words,
	offline: true,
	services: [],
	policy: { 'frame-src': ["'self'"] },
	stores: ['tasksView', 'taskWork_fizzbuzz'],
	budget: 'plain',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.fizzbuzz', x: -12, y: -12, width: 370 },
		steps: [{ fill: ['30'], in: '.demo :is(input, textarea)' }, { click: '.demo [type=submit]' }],
	},
	look: [{ name: 'tried', steps: [{ fill: ['15'], in: '.demo :is(input, textarea)' }] }],
} as const satisfies Tool;
