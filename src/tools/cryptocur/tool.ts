import type { Tool } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'cryptocur',
	place: 60,
	group: { name: 'live', place: 30 },
	search,
	words: {
		en: {
			title: 'Crypto prices',
			purpose: 'Prices of fourteen coins and how they changed in 24 hours and 7 days.',
		},
		uk: {
			title: 'Криптовалюти',
			purpose: 'Ціни чотирнадцяти монет та їхні зміни за добу й\u00a0тиждень.',
		},
		es: {
			title: 'Criptomonedas',
			purpose: 'Precios de catorce criptomonedas y su variación en 24 horas y 7\u00a0días.',
		},
	},
	offline: { works: true, because: 'The last answers are kept, and shown with their age.' },
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
