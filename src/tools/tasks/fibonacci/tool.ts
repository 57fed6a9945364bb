import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'tasks/fibonacci',
	place: 50,
	group: { name: 'tasks', place: 50 },
	words,
	offline: true,
	services: [],
	policy: { 'frame-src': ["'self'"] },
	stores: ['tasksView', 'taskWork_fibonacci'],
	budget: 'plain',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.demo', x: -16, y: -12, width: 380 },
		steps: [{ fill: ['600'], in: '.demo :is(input, textarea)' }, { click: 'h1' }],
	},
	look: [{ name: 'tried', steps: [{ fill: ['100'], in: '.demo :is(input, textarea)' }] }],
} as const satisfies Tool;
