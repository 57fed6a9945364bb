import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'calculator',
	place: 10,
	group: { name: 'everyday', place: 10 },
	words,
	offline: true,
	services: [],
	policy: {},
	stores: [
		'calculatorMode',
		'calculatorStandard',
		'calculatorMemory',
		'calculatorHistory',
		'calculatorTape',
		'calculatorTapeEntry',
		'calculatorFinance',
		'calculatorFlows',
		'calculatorSpeakDigits',
	],
	budget: 'plain',
	parts: ['#accounting', '#finance'],
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.calculator-display', x: -10, y: -10, width: 370 },
		steps: [{ type: '128.4*12+64=' }, { click: 'h1' }],
	},
	look: [
		{ name: 'sum', steps: [{ type: '12.5*3+0.1=' }] },
		{ name: 'division-by-zero', steps: [{ type: '5/0=' }] },
		{ name: 'tape', hash: '#accounting', steps: [{ type: '1250.50+3-12+t100+]' }] },
		{ name: 'loan', hash: '#finance', steps: [{ type: '360n6.5i180000vp' }] },
	],
} as const satisfies Tool;
