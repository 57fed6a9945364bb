import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'ai/picsum',
	place: 10,
	group: { name: 'ai', place: 10 },
	words,
	// Its pictures are at outside services.
	offline: false,
	services: ['picsum'],
	// The service sends on to the second host, which has the pictures.
	policy: { 'img-src': ['picsum', 'https://fastly.picsum.photos'] },
	stores: [],
	budget: 'plain',
	tile: {
		window: { width: 900, height: 900 },
		frame: { of: '.gallery-rows', x: -6, y: -52, width: 807 },
		steps: [{ click: 'form [type=submit]' }],
	},
	look: [{ name: 'pictures', steps: [{ click: 'form [type=submit]' }] }],
} as const satisfies Tool;
