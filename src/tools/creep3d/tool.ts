import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'graphics/creep3d',
	place: 40,
	group: { name: 'graphics', place: 30 },
	words,
	// What it shows changes by the hour.
	offline: false,
	services: ['nbu', 'frankfurter', 'coingecko', 'coinpaprika', 'meteo', 'places'],
	policy: {},
	policyWithKey: { openweather: { 'connect-src': ['openweather'] } },
	files: ['fonts/onest-outlines.', 'light/studio-64.'],
	stores: [
		'weatherCity',
		'tickerSpeed',
		'tickerPaused',
		'ratesCreepView3d',
		'weatherCreepView3d',
		'cryptosCreepView3d',
	],
	budget: 'scene',
	tile: {
		wide: true,
		window: { width: 1020, height: 820 },
		frame: { of: '.stage-room', y: 60, width: 640 },
	},
	look: [],
} as const satisfies Tool;
