import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'notes',
	place: 30,
	group: { name: 'everyday', place: 30 },
	words,
	offline: true,
	services: [],
	policy: { 'trusted-types': ['formats'] },
	stores: ['notes'],
	budget: 'plain',
	tile: {
		window: { width: 640, height: 900 },
		frame: { of: '.record-list', x: -16, y: -8, width: 430 },
		steps: [
			{
				add: [
					'Thread\nCobalt 796, four skeins.',
					'Notary\nTuesday, before ten.',
					'Interlining for the collar\n80 g, not 100. The heavier one showed at the edge.',
					'Oak offcuts\nAt the sawmill, Saturdays before noon.',
					'Next talk\nFifteen minutes, one idea, no slide with more than seven words.',
				],
			},
			{ click: 'h1' },
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
			],
		},
	],
} as const satisfies Tool;
