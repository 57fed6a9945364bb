import type { Camera, Object3D, Scene, WebGLRenderer } from 'three';
import type { Offset } from '#scenes/stage/camera-view.ts';
import { ExportError } from '#tools/design/caption.ts';

/** The scene that is on the page, for the exports. */
export interface ShownScene {
	gl: WebGLRenderer;
	scene: Scene;
	camera: Camera;
	/** Vertical, in degrees. */
	fieldOfView: number;
	/** Colours behind it in a picture: where the light falls, and in the corners. */
	backdrop: readonly [string, string];
	/** Requests a frame. */
	invalidate: () => void;
	/** What a video of a full turn turns. */
	listBodies: () => readonly Pick<Object3D, 'rotation'>[];
	/** Hides marks of editing, and what is below things if `bare`. Returns a function that shows them again. */
	prepare: (bare: boolean) => () => void;
	/** Turns the light to where the camera will be or is, and returns how the camera sees the scene. */
	aim: (when: 'in the end' | 'now') => Aim;
}

export interface Aim {
	/** Of the camera, in metres from what it looks at. */
	position: Offset;
	/** What it looks at, in metres. */
	at: Offset;
	/** What it looks at when everything is in the picture. */
	middle: Offset;
	distance: number;
	/** How far it is from where everything is in the picture. */
	whole: number;
	/** Width by height of what must be in the picture. */
	breadth: number;
}

let shown: ShownScene | undefined;

export function setShownScene(scene: ShownScene | undefined) {
	shown = scene;
}

/** Undefined while there is no scene on the page, or while its context is lost. */
export function findShownScene(): ShownScene | undefined {
	return shown && !shown.gl.getContext().isContextLost() ? shown : undefined;
}

/** Throws an `ExportError` when there is no scene on the page. */
export function getShownScene(): ShownScene {
	if (!shown) throw new ExportError('scene', 'There is no scene to make a file of.');
	return shown;
}
