import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'graphics/configurator3d',
	place: 50,
	group: { name: 'graphics', place: 20 },
	words,
	// Its 3D scene would be too much to keep.
	offline: false,
	services: [],
	// For workers: `src/scenes/exports/model-worker.ts` and `src/browser/uploads/draw-svg.ts`.
	policy: { 'trusted-types': ['models', 'drawings'] },
	files: ['light/studio-128.', 'models/goblet', 'textures/goblet', 'fonts/onest-600.'],
	stores: ['configurator3d', 'configurator3d.own', 'vzir-pictures'],
	budget: 'scene',
	caseScene: 'goblet',
	tile: {
		wide: true,
		window: { width: 1020, height: 820 },
		frame: { of: '.stage-room', x: 90, y: 70, width: 560 },
		steps: [{ press: 'Enter', on: '[data-substance=glass]' }, { waitMs: 4000 }],
	},
	look: [{ name: 'turned', steps: [{ press: 'ArrowLeft ArrowLeft', on: '.stage-view' }] }],
} as const satisfies Tool;
