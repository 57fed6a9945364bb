import type { StageSetup } from '#scenes/stage/host.ts';

export const setup: StageSetup = {
	view: { azimuth: 0.62, polar: 1.12, distance: 12.4 },
	limits: { minPolar: 0.25, maxPolar: 2.5, minDistance: 6.5, maxDistance: 20 },
	// Seen from above, the near halves of the paths are lower than the far ones are high.
	middle: [0, -0.35, 0],
	fieldOfView: 32,
	breadth: 1.18,
	shadows: true,
};
