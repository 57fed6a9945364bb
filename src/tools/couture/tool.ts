import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'graphics/couture3d',
	place: 60,
	group: { name: 'graphics', place: 10 },
	words,
	// Its 3D scene would be too much to keep.
	offline: false,
	services: [],
	// For workers: `src/scenes/exports/model-worker.ts` and `src/browser/uploads/draw-svg.ts`.
	policy: { 'trusted-types': ['models', 'drawings'] },
	files: [
		'light/studio-64.',
		'models/mens-',
		'models/womens-',
		'textures/denim',
		'textures/knit',
		'textures/linen',
		'textures/material',
		'textures/silk',
		'textures/vyshyvanka',
		'examples/',
		'logos/',
		'fonts/onest-600.',
	],
	stores: [
		'modelsSettings',
		'modelsSettings.own',
		'modelsSettings.own.shown',
		'modelsSettings.shown',
		'modelsSettings.camera',
		'modelsGallery',
		'couture',
		'couture-gallery',
	],
	budget: 'scene',
	caseScene: 'couture',
	tile: {
		wide: true,
		window: { width: 1300, height: 860 },
		frame: { of: '.stage-room', y: 30, width: 900 },
		saved: {
			modelsSettings: {
				menShirt1: {
					settings: {
						texture: 'linen',
						mix: true,
						brightnessMultiplier: 5,
						colour: '#1f4e9e',
						parts: { buttons: '#f3eee2' },
					},
				},
				womenShirt: {
					settings: {
						texture: null,
						colour: '#ece3d0',
						parts: { buttons: '#1f45a8' },
						ornament: {
							motif: 'stars',
							bands: ['collar', 'placket', 'sleeves', 'cuffs'],
							threads: ['#1f45a8', '#a3202c'],
							repeat: 40,
						},
					},
				},
				menShirt2: { settings: { texture: null, colour: '#d8a32b', parts: { collar: '#1b2233' } } },
				womenDress: { settings: { texture: null, colour: '#b3202c', finish: 'silk' } },
			},
		},
		steps: [{ press: 'Enter', on: 'role=button[name=/^1 × 4/]' }, { waitMs: 4000 }],
	},
	look: [{ name: 'from-the-side', steps: [{ press: 'ArrowLeft ArrowLeft', on: '.stage-view' }] }],
} as const satisfies Tool;
