import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'todo',
	place: 20,
	group: { name: 'everyday', place: 20 },
	words,
	offline: true,
	services: [],
	policy: { 'trusted-types': ['formats'] },
	stores: ['tasks'],
	budget: 'plain',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.record-list', x: -10, y: -6, width: 370 },
		steps: [
			{
				add: [
					'Water the tomatoes',
					'Return the library books',
					'Ask for the oak offcuts',
					'Oil the sewing machine',
					'Send the pattern to print',
					'Book the night train to Lviv',
					'Bread: rye, two baguettes',
				],
			},
			{ click: '.record-list input[type=checkbox]', nth: [1, 2, 5] },
		],
	},
	look: [
		{
			name: 'filled',
			steps: [
				{
					add: [
						'Water the tomatoes',
						'Ask the printer about the proofs of the autumn catalogue, compare three offers for paper and write to Olena',
						'Подзвонити до майстерні',
					],
				},
				{ click: '.record-list input[type=checkbox]' },
			],
		},
	],
} as const satisfies Tool;
