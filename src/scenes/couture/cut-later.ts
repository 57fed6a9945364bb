import type { Object3D } from 'three';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { type Cut, cutGarment } from './cloth-geometry.ts';
import type { Panels } from './panels.ts';

const cuts = new WeakMap<Object3D, Promise<Cut>>();

/** Cuts a model once, in a task of its own: with the rest of a render it would hold the page for a third of a second. */
export function cutLater(key: GarmentKey, model: Object3D, panels: Panels): Promise<Cut> {
	const known = cuts.get(model);
	if (known) return known;
	const coming = new Promise<Cut>((resolve) => {
		setTimeout(() => resolve(cutGarment(key, model, panels)));
	});
	cuts.set(model, coming);
	return coming;
}
