import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'rates',
	place: 50,
	group: { name: 'live', place: 20 },
	words,
	// The last answers are kept, and shown with their age.
	offline: true,
	services: ['nbu', 'frankfurter'],
	policy: { 'trusted-types': ['formats'] },
	files: ['fonts/onest-outlines.', 'light/studio-64.'],
	stores: ['ratesCreepView3d', 'tickerSpeed', 'tickerPaused'],
	budget: 'live',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.rate-list', x: -10, y: -6, width: 370 },
	},
	look: [
		{
			name: 'table',
			steps: [{ click: '.rate-board .switch button', nth: [1] }, { waitFor: '.rate-board table' }],
		},
		{
			name: 'converted',
			steps: [{ fill: ['1000'], in: '.converter input' }, { waitFor: '.converter-result strong' }],
		},
		{ name: 'searched', steps: [{ fill: ['n'], in: '.rate-board [type=search]' }] },
	],
} as const satisfies Tool;
