import type { StageSetup } from '#scenes/stage/host.ts';
import type { Arrangement } from '#tools/couture/arrangement.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';

/** Metres from the middle of the scene to the middle of a garment. */
type Spot = readonly [x: number, y: number, z: number];

const single: Spot = [0, 0, 0];

/** Side by side; the broad sleeves of the first shirt need more room. */
const row: Readonly<Record<GarmentKey, Spot>> = {
	menShirt1: [-1.17, 0.06, 0],
	womenShirt: [-0.36, 0.1, 0],
	menShirt2: [0.38, 0.06, 0],
	womenDress: [1.06, 0, 0],
};

/** Two in front and lower, two behind and higher. */
const grid: Readonly<Record<GarmentKey, Spot>> = {
	menShirt1: [-0.48, 0.5, -0.4],
	menShirt2: [0.48, 0.5, -0.4],
	womenShirt: [-0.42, -0.43, 0.4],
	womenDress: [0.42, -0.5, 0.4],
};

export function toSpot(arrangement: Arrangement, key: GarmentKey): Spot {
	return arrangement.type === 'single' ? single : { row, grid }[arrangement.type][key];
}

/** Metres from the middle of each garment down to the ground under its stand. */
const floors: Readonly<Record<GarmentKey, number>> = {
	menShirt1: 0.545,
	womenShirt: 0.5,
	menShirt2: 0.545,
	womenDress: 0.555,
};

/** Width of each garment with some air, for the height that the camera sees at its distance. */
const breadths: Readonly<Record<GarmentKey, number>> = {
	menShirt1: 0.86,
	womenShirt: 0.62,
	menShirt2: 0.63,
	womenDress: 0.47,
};

/** The floor below an arrangement: its height above the middle of the scene and its radius, in metres. */
export function toFloor(arrangement: Arrangement): { height: number; radius: number } {
	if (arrangement.type === 'single') return { height: -floors[arrangement.model], radius: 2.6 };
	const lowest = toSpot(arrangement, 'womenDress')[1];
	return { height: lowest - floors.womenDress, radius: 4.2 };
}

const level = Math.PI / 2;
const limits = { minPolar: level - 0.75, maxPolar: level + 0.42 };

/** How each arrangement is looked at. Distances in metres fit the garments into the height of the stage. */
export function toLook(arrangement: Arrangement): Pick<StageSetup, 'view' | 'limits' | 'breadth'> {
	const eye = { azimuth: 0, polar: level - 0.06 };
	if (arrangement.type === 'single')
		return {
			view: { ...eye, distance: 2.35 },
			limits: { ...limits, minDistance: 0.42, maxDistance: 4, reach: [0.55, 0.55, 0.35] },
			breadth: breadths[arrangement.model],
		};
	if (arrangement.type === 'row')
		return {
			view: { ...eye, distance: 2.5 },
			limits: { ...limits, minDistance: 0.42, maxDistance: 5, reach: [1.5, 0.5, 0.5] },
			breadth: 2.75,
		};
	return {
		view: { ...eye, distance: 4.6 },
		limits: { ...limits, minDistance: 0.7, maxDistance: 8, reach: [0.8, 1, 0.6] },
		breadth: 0.92,
	};
}

/** Vertical, in degrees: a long lens, as for clothes. */
export const fieldOfView = 28;
