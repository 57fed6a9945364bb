import type { Tool } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'graphics/cubejs',
	place: 20,
	group: { name: 'cubes', place: 20 },
	search,
	words: {
		en: { title: 'JavaScript cube', purpose: 'A cube drawn line by line on a flat canvas.' },
		uk: { title: 'JavaScript-куб', purpose: 'Куб, накреслений лінія за лінією на площині.' },
		es: { title: 'Cubo en JS', purpose: 'Un cubo dibujado línea a línea sobre un lienzo plano.' },
	},
	offline: { works: true, because: 'It uses nothing but the browser.' },
	services: [],
	policy: {},
	stores: [],
	budget: 'plain',
	tile: {
		window: { width: 560, height: 900 },
		frame: { of: '.cube-stage', x: 44, y: 98, width: 416 },
	},
	look: [{ name: 'turned', steps: [{ press: 'ArrowLeft ArrowLeft ArrowUp', on: '.cube-stage' }] }],
} as const satisfies Tool;
