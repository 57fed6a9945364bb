import type { Material, ToneMapping } from 'three';
import type { CameraLimits, CameraSide, CameraView, Height, Offset } from './camera-view.ts';
import type { LightDetail } from './light-generator.ts';

/** What the page provides for a scene. */
export interface StageHost {
	canvas: HTMLCanvasElement;
	/** Made by the page, which shows images where there is none. */
	context: WebGL2RenderingContext;
	/** CSS pixels. */
	size: { width: number; height: number };
	/** Share of the files that has arrived, 0 to 1. */
	onProgress: (share: number) => void;
	/** The first complete picture has been drawn. */
	onReady: () => void;
	/** The scene cannot go on. */
	onFailed: (error: unknown) => void;
	/** A single file is missing; the scene goes on without it. */
	onMissing: (file: string, error: unknown) => void;
	/** The visitor has brought the camera to another side. */
	onSide: (side: CameraSide, height: Height) => void;
}

/** The view that a scene requires. */
export interface StageSetup {
	/** The initial position of the camera, to which Home returns. */
	view: CameraView;
	/** Where the camera is at first, if not there. */
	start?: CameraView | undefined;
	limits: CameraLimits;
	/** What the camera looks at, in metres. */
	middle: readonly [x: number, y: number, z: number];
	/** Vertical, in degrees. */
	fieldOfView: number;
	/** Width by height of what must be seen; a narrower stage is looked at from further away. */
	breadth: number;
	/** The camera is fixed: the page handles pointer and wheel. */
	fixed?: boolean;
	/** Soft shadows of what casts them. */
	shadows?: boolean;
	/** Where the key lamp is while the camera looks at the front, in metres from the middle; high on the left without it. */
	key?: Offset;
	/** How soft shadows are (pixels of their map), and how dark, 0 to 1. */
	shade?: { radius: number; intensity: number };
	/** How brightness becomes a colour of the screen; the neutral curve of three.js without it. */
	toneMapping?: ToneMapping;
	/** Materials like those of the scene, whose shaders are built while its files come. */
	warm?: Warm;
}

interface Warm {
	materials: () => readonly Material[];
	/** Of the light of the scene. */
	detail: LightDetail;
}

/** What the page may request from a mounted scene. */
export interface StageHandle {
	resize: (width: number, height: number) => void;
	/** Room that panels take from the stage, in CSS pixels: the scene moves out of their way. */
	setInsets: (insets: { left: number; right: number; top: number; bottom: number }) => void;
	/** A stage that is asleep draws nothing: it is out of view, or its tab is. */
	setAwake: (awake: boolean) => void;
	/** Radians. */
	turn: (across: number, down: number) => void;
	/** A factor above 1 brings the camera nearer. */
	zoom: (factor: number) => void;
	/** Moves what is looked at, by shares of the height of the stage to the right and up. */
	shift: (right: number, up: number) => void;
	home: () => void;
	/** Frees everything: loop, listeners, memory of the graphics card, context. */
	dispose: () => void;
}

export type MountScene = (host: StageHost) => Promise<StageHandle>;

/** What the module of a scene exports. */
export interface SceneModule {
	mount: MountScene;
	/** Begins with what the canvas needs, before React hydrates the page; `mount` goes on with it. */
	prepare?: (canvas: HTMLCanvasElement) => void;
}
