import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'cryptocur',
	place: 60,
	group: { name: 'live', place: 30 },
	words,
	// The last answers are kept, and shown with their age.
	offline: true,
	services: ['coingecko', 'coinpaprika'],
	policy: { 'trusted-types': ['formats'] },
	files: ['fonts/onest-outlines.', 'light/studio-64.'],
	stores: ['cryptoCurrency', 'cryptosCreepView3d', 'tickerSpeed', 'tickerPaused'],
	budget: 'live',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.coin-list', x: -10, y: -6, width: 370 },
	},
	look: [
		{ name: 'table', steps: [{ click: '.coin-bar button', nth: [4] }, { waitFor: '.coin-table' }] },
	],
} as const satisfies Tool;
