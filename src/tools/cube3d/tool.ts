import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'graphics/cube3d',
	place: 30,
	group: { name: 'cubes', place: 30 },
	words,
	// Its 3D scene would be too much to keep.
	offline: false,
	services: [],
	// See `src/islands/cube3d/solver-client.ts`.
	policy: { 'trusted-types': ['formats', 'cube-solver'] },
	files: ['light/studio-64.', 'textures/cube-faces.', 'textures/orbit-faces.'],
	stores: ['cube3d', 'cube3dPlain', 'cube3dTimes', 'cube3dInspection'],
	budget: 'scene',
	caseScene: 'cube3d',
	tile: {
		window: { width: 1020, height: 820 },
		frame: { of: '.stage-room', x: 28, y: 108, width: 574 },
		steps: [{ press: 'r u f L d', on: '.stage-view' }],
	},
	look: [{ name: 'turned', steps: [{ press: 'ArrowLeft u r', on: '.stage-view' }] }],
} as const satisfies Tool;
