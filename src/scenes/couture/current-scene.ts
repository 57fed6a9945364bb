import type { Object3D } from 'three';
import { type ShownScene, setShownScene } from '#scenes/exports/shown-scene.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { ExportError } from '#tools/design/caption.ts';
import type { Cut } from './cloth-geometry.ts';
import type { ClothMaterial } from './cloth-material.ts';
import type { Panels } from './panels.ts';
import type { PrintSheet } from './print-sheet.ts';

/** A garment of the scene, for the exports. */
export interface SceneGarment {
	/** What is turned. */
	body: Object3D;
	cut: Cut;
	panels: Panels;
	material: ClothMaterial;
	sheet: PrintSheet;
	/** The darkness on the ground under it; a picture of nothing but garments hides it. */
	shadow: { visible: boolean };
}

/** The scene that is on the page, for the exports. */
export interface CurrentScene extends ShownScene {
	garments: Map<GarmentKey, SceneGarment>;
}

type Garments = CurrentScene['garments'];

let current: CurrentScene | undefined;

export function setCurrentScene(scene: CurrentScene | undefined) {
	current = scene;
	setShownScene(scene);
}

/** Throws an `ExportError` when there is no scene on the page. */
export function getCurrentScene(): CurrentScene {
	if (!current) throw new ExportError('scene', 'There is no scene to make a file of.');
	return current;
}

/** What every export needs to know about garments. */
export function toThings(
	garments: Garments,
	floor: { current: { visible: boolean } | null },
): Pick<ShownScene, 'listBodies' | 'prepare'> {
	return {
		listBodies: () => [...garments.values()].map(({ body }) => body),
		prepare: (bare) => {
			const marks = [...garments.values()].map(({ material }) => material.unframe());
			const shadows = [...garments.values()].map(({ shadow }) => shadow);
			if (floor.current) shadows.push(floor.current);
			if (bare) for (const shadow of shadows) shadow.visible = false;
			return () => {
				for (const bringBack of marks) bringBack();
				if (bare) for (const shadow of shadows) shadow.visible = true;
			};
		},
	};
}
