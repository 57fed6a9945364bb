import type { PerspectiveCamera } from 'three';
import {
	approach,
	type CameraView,
	limitCamera,
	toPosition,
	turnCamera,
	zoomCamera,
} from './camera-view.ts';
import type { StageSetup } from './host.ts';

/** The rig of the camera, which moves to a goal. Parts of a scene move it through this. */
export class Rig {
	/** A part of the scene has the pointer: the camera does not follow it. */
	held = false;
	#view: CameraView;
	#goal: CameraView;
	readonly #setup: StageSetup;
	#frame: Frame = { width: 1, height: 1, left: 0, right: 0, top: 0, bottom: 0 };
	/** The camera has not reached the rig. */
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

	zoom(factor: number) {
		this.#goal = zoomCamera(this.#goal, factor, this.#setup.limits);
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
		const { middle, breadth } = this.#setup;
		const { width, height, left, right, top, bottom } = this.#frame;
		const free = {
			width: Math.max(1, width - left - right),
			height: Math.max(1, height - top - bottom),
		};
		// The distance at which the required width and height fit into the free area.
		const back = Math.max(height / free.height, (breadth * height) / free.width);
		const [x, y, z] = toPosition({ ...this.#view, distance: this.#view.distance * back });
		camera.position.set(middle[0] + x, middle[1] + y, middle[2] + z);
		// `lookAt` uses the matrix, which this stage does not update automatically.
		camera.updateMatrix();
		camera.lookAt(...middle);
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
