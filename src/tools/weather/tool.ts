import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'weather',
	place: 40,
	group: { name: 'live', place: 10 },
	words,
	// The last answers are kept, and shown with their age.
	offline: true,
	services: ['meteo', 'places'],
	policy: { 'trusted-types': ['formats'] },
	policyWithKey: { openweather: { 'connect-src': ['openweather'], 'frame-src': ["'self'"] } },
	frames: [
		{
			// The widget of OpenWeather is a third-party script: it may load its own files, and nothing else.
			path: '/extra/weather-widget',
			needsKey: 'openweather',
			policy: {
				'default-src': ["'none'"],
				'script-src': ['https://openweathermap.org'],
				'style-src': ["'unsafe-inline'", 'https://openweathermap.org'],
				'img-src': ['https://openweathermap.org', 'data:'],
				'font-src': ['https://openweathermap.org'],
				'connect-src': ['https://openweathermap.org', 'https://api.openweathermap.org'],
				'base-uri': ["'none'"],
				'form-action': ["'none'"],
			},
		},
	],
	files: ['fonts/onest-outlines.', 'light/studio-64.'],
	stores: [
		'weatherCity',
		'weatherUnits',
		'weatherCities',
		'weatherCreepView3d',
		'tickerSpeed',
		'tickerPaused',
	],
	budget: 'live',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.weather-answer', x: -18, y: -6, width: 372 },
	},
	look: [
		{
			name: 'unknown-city',
			steps: [
				{ fill: ['Zzyzx'], in: '[role=combobox]' },
				{ press: 'Enter' },
				{ waitFor: '.weather-problem' },
			],
		},
	],
} as const satisfies Tool;
