import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'tasks/findvowels',
	place: 40,
	group: { name: 'tasks', place: 40 },
	words,
	offline: true,
	services: [],
	policy: { 'frame-src': ["'self'"] },
	stores: ['tasksView', 'taskWork_findvowels'],
	budget: 'plain',
	tile: {
		window: { width: 900, height: 1000 },
		frame: { of: '.picture', x: -14, y: -14, width: 384 },
		steps: [
			{ fill: ['cotton'], in: '.demo :is(input, textarea)' },
			{ click: '.trace-buttons button', nth: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] },
			{ click: 'h1' },
		],
	},
	look: [{ name: 'tried', steps: [{ fill: ['Vyshyvanka'], in: '.demo :is(input, textarea)' }] }],
} as const satisfies Tool;
