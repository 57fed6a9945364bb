import type { PerspectiveCamera } from 'three';
import {
	approach,
	type CameraView,
	limitCamera,
	panCamera,
	toOffset,
	toPosition,
	turnCamera,
	zoomCamera,
} from './camera-view.ts';
import type { StageSetup } from './host.ts';

/** CSS pixels from the middle of the free area, to the right and up. */
type Point = readonly [x: number, y: number];

/** Nearer than this share of the first distance is near. */
const closeUp = 0.75;
/** How much nearer a double click comes. */
const focusFactor = 2;

/** Moves the camera smoothly to a goal. Parts of a scene change the goal, never the camera itself. */
export class Rig {
	/** A part of the scene has the pointer: the camera does not follow it. */
	held = false;
	#view: CameraView;
	#goal: CameraView;
	readonly #setup: StageSetup;
	#frame: Frame = { width: 1, height: 1, left: 0, right: 0, top: 0, bottom: 0 };
	/** `apply` has something to do: the view or the frame has changed since. */
	#moved = true;

	constructor(setup: StageSetup) {
		this.#setup = setup;
		this.#view = limitCamera(setup.start ?? setup.view, setup.limits);
		this.#goal = this.#view;
	}

	get goal(): CameraView {
		return this.#goal;
	}

	/** The current position of the rig on its way to the goal. */
	get view(): CameraView {
		return this.#view;
	}

	/** The rig has reached its goal; the camera follows with `apply`. */
	get there(): boolean {
		return this.#view === this.#goal;
	}

	turn(across: number, down: number) {
		this.#goal = turnCamera(this.#goal, across, down, this.#setup.limits);
	}

	/** Turns immediately, without an animation: for a motion that is computed frame by frame. */
	carry(across: number) {
		const { limits } = this.#setup;
		const { there } = this;
		this.#goal = turnCamera(this.#goal, across, 0, limits);
		this.#view = there ? this.#goal : turnCamera(this.#view, across, 0, limits);
		this.#moved = true;
	}

	/**
	 * A factor above 1 brings the camera nearer. What is at `point`, in CSS pixels from the middle of the free area to
	 * the right and up, stays where it is.
	 */
	zoom(factor: number, point: Point = [0, 0]) {
		const before = this.#goal;
		this.#goal = zoomCamera(before, factor, this.#setup.limits);
		const nearer = 1 - this.#goal.distance / before.distance;
		this.pan(point[0] * nearer, point[1] * nearer, before);
	}

	/** Whether the view can be moved. */
	get pans(): boolean {
		return this.#setup.limits.reach !== undefined;
	}

	/** Looks at what is so many CSS pixels further to the right and up. */
	pan(right: number, up: number, from = this.#goal) {
		const metres = this.#metresPerPixel(from);
		const by = toOffset(from, right * metres, up * metres);
		this.#goal = panCamera(this.#goal, by, this.#setup.limits);
	}

	/** By shares of the height of the picture. */
	shift(right: number, up: number) {
		const { height, top, bottom } = this.#frame;
		this.pan(right * (height - top - bottom), up * (height - top - bottom));
	}

	/** What is at `point` comes to the middle and near; from near, the whole comes back. */
	focus(point: Point) {
		const { distance } = this.#setup.view;
		if (this.#goal.distance < distance * closeUp) {
			const { azimuth, polar } = this.#goal;
			this.look({ azimuth, polar, distance });
			return;
		}
		this.pan(...point);
		this.zoom(focusFactor);
	}

	/** From a point of the canvas in CSS pixels to one from the middle of the free area, to the right and up. */
	toPoint(x: number, y: number): Point {
		const { width, height, left, right, top, bottom } = this.#frame;
		return [x - (left + width - right) / 2, (top + height - bottom) / 2 - y];
	}

	#metresPerPixel({ distance }: CameraView): number {
		const { fieldOfView } = this.#setup;
		const { height } = this.#frame;
		const seen = 2 * Math.tan((fieldOfView * Math.PI) / 360) * distance * this.#back;
		return seen / height;
	}

	/** How much further away the camera is because panels take room. */
	get #back(): number {
		const { width, height, left, right, top, bottom } = this.#frame;
		const free = {
			width: Math.max(1, width - left - right),
			height: Math.max(1, height - top - bottom),
		};
		return Math.max(height / free.height, (this.#setup.breadth * height) / free.width);
	}

	/** By the shorter way around. */
	look(view: CameraView) {
		this.#moved = true;
		const round = 2 * Math.PI;
		const turns = Math.round((this.#goal.azimuth - view.azimuth) / round);
		this.#goal = limitCamera(
			{ ...view, azimuth: view.azimuth + turns * round },
			this.#setup.limits,
		);
	}

	home() {
		this.look(this.#setup.view);
	}

	setFrame(frame: Partial<Frame>) {
		this.#frame = { ...this.#frame, ...frame };
		this.#moved = true;
	}

	/** Moves on by some seconds; true until the camera has arrived. */
	step(seconds: number): boolean {
		const { view, there } = approach(this.#view, this.#goal, seconds);
		this.#moved ||= view !== this.#view;
		this.#view = view;
		return !there;
	}

	/** Moves the camera to the rig. It looks at the middle of the area that no panel covers. */
	apply(camera: PerspectiveCamera) {
		if (!this.#moved) return;
		this.#moved = false;
		const { middle } = this.#setup;
		const { width, height, left, right, top, bottom } = this.#frame;
		const { at = [0, 0, 0] } = this.#view;
		const aim = [middle[0] + at[0], middle[1] + at[1], middle[2] + at[2]] as const;
		// The distance at which the required width and height fit into the free area.
		const [x, y, z] = toPosition({ ...this.#view, distance: this.#view.distance * this.#back });
		camera.position.set(aim[0] + x, aim[1] + y, aim[2] + z);
		// `lookAt` uses the matrix, which this stage does not update automatically.
		camera.updateMatrix();
		camera.lookAt(...aim);
		camera.updateMatrix();
		camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
	}
}

/** Size of the stage and what panels cover of it, in CSS pixels. */
interface Frame {
	width: number;
	height: number;
	left: number;
	right: number;
	top: number;
	bottom: number;
}
