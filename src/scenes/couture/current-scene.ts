import type { Camera, Object3D, Scene, WebGLRenderer } from 'three';
import type { Offset } from '#scenes/stage/camera-view.ts';
import { ExportError } from '#tools/couture/caption.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
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
export interface CurrentScene {
	gl: WebGLRenderer;
	scene: Scene;
	camera: Camera;
	/** Requests a frame. */
	invalidate: () => void;
	garments: Map<GarmentKey, SceneGarment>;
	/**
	 * Turns the light to where the camera will be or is, and returns its position in metres from what it looks at, and what
	 * must fit into its picture.
	 */
	aim: (when: 'in the end' | 'now') => {
		position: readonly [number, number, number];
		/** What it looks at, in metres from the middle. */
		at: Offset;
		distance: number;
		/** How far it is from where everything is in the picture. */
		whole: number;
		breadth: number;
	};
}

let current: CurrentScene | undefined;

export function setCurrentScene(scene: CurrentScene | undefined) {
	current = scene;
}

/** Undefined while there is no scene on the page, or while its context is lost. */
export function findCurrentScene(): CurrentScene | undefined {
	return current && !current.gl.getContext().isContextLost() ? current : undefined;
}

/** Throws an `ExportError` when there is no scene on the page. */
export function getCurrentScene(): CurrentScene {
	if (!current) throw new ExportError('scene', 'There is no scene to make a file of.');
	return current;
}
