import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'ai/pixabay',
	place: 20,
	group: { name: 'ai', place: 20 },
	words,
	// Its pictures are at outside services.
	offline: false,
	services: ['commons'],
	policy: {
		'img-src': ['https://upload.wikimedia.org'],
		'media-src': ['https://upload.wikimedia.org'],
	},
	policyWithKey: {
		pixabay: {
			'connect-src': ['pixabay'],
			'img-src': ['pixabay', 'https://cdn.pixabay.com'],
			'media-src': ['https://cdn.pixabay.com'],
		},
	},
	stores: [],
	budget: 'plain',
	tile: {
		window: { width: 900, height: 900 },
		frame: { of: '.gallery-rows', x: -6, y: -62, width: 807 },
		steps: [
			{ fill: ['fox'], in: 'form input' },
			{ press: 'Enter' },
			{ waitFor: '.gallery-rows img' },
		],
	},
	look: [{ name: 'found', steps: [{ fill: ['fox'], in: 'form input' }, { press: 'Enter' }] }],
} as const satisfies Tool;
