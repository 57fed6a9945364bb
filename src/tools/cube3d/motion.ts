import { type Cube, type Layer, type Turn, turnLayer } from './cube.ts';
import { type Axis, toShortest } from './rotation.ts';

/** A quarter turn by hand, in seconds. */
const quarterSeconds = 0.24;
const quarter = Math.PI / 2;
/** A layer that is released beyond this angle continues to the next quarter. */
const catchAngle = 0.35;

/** The layer that is turning, and its angle in radians by the right-hand rule. */
export interface MovingLayer {
	axis: Axis;
	layer: Layer;
	angle: number;
}

/** The cube on the screen: it shows the turns of the game one after the other, and a visitor can hold a layer. */
export class CubeMotion {
	#cube: Cube;
	readonly #queue: { turn: Turn; pace: number }[] = [];
	#layer: MovingLayer | undefined;
	#way: { from: number; to: number; seconds: number; passed: number } | undefined;
	#turn: Turn | undefined;
	#held = false;

	constructor(cube: Cube) {
		this.#cube = cube;
	}

	get cube(): Cube {
		return this.#cube;
	}

	get layer(): MovingLayer | undefined {
		return this.#layer;
	}

	/** No layer is turning or waiting to turn. */
	get still(): boolean {
		return !this.#layer && this.#queue.length === 0;
	}

	/** Shows a turn when those before it have been shown. `pace` 2 is twice as fast as a hand. */
	show(turn: Turn, pace: number) {
		const same = this.#layer?.axis === turn.axis && this.#layer.layer === turn.layer;
		if (same && !this.#turn && this.#queue.length === 0) {
			// The layer that was released: it continues from its present angle.
			this.#start(turn, pace, this.#layer?.angle ?? 0);
			this.#held = false;
		} else this.#queue.push({ turn, pace });
	}

	/** Begins to hold a layer; false while another one is turning. */
	hold(axis: Axis, layer: number): boolean {
		if (!this.still) return false;
		this.#layer = { axis, layer, angle: 0 };
		this.#held = true;
		return true;
	}

	pull(angle: number) {
		if (this.#held && this.#layer) this.#layer = { ...this.#layer, angle };
	}

	/** Releases the layer. Returns the turn that it has nearly completed; without one the layer goes back. */
	letGo(): Turn | undefined {
		if (!this.#held || !this.#layer) return undefined;
		const { axis, layer, angle } = this.#layer;
		this.#held = false;
		const nearest = Math.round(angle / quarter);
		const count = nearest === 0 && Math.abs(angle) > catchAngle ? Math.sign(angle) : nearest;
		const quarters = toShortest(count);
		// A full circle ends where it began.
		if (quarters === 0) {
			this.#way = { from: angle, to: count * quarter, seconds: quarterSeconds, passed: 0 };
			return undefined;
		}
		this.#layer = { axis, layer, angle: angle - (count - quarters) * quarter };
		return { axis, layer, quarters };
	}

	/** Advances by some seconds; true while a layer moves. */
	step(seconds: number): boolean {
		if (this.#held) return false;
		if (!this.#way) {
			const next = this.#queue.shift();
			if (!next) return false;
			this.#start(next.turn, next.pace, 0);
		}
		const way = this.#way;
		if (!way || !this.#layer) return false;
		way.passed += seconds;
		const share = Math.min(1, way.passed / way.seconds);
		const eased = share * share * (3 - 2 * share);
		this.#layer = { ...this.#layer, angle: way.from + (way.to - way.from) * eased };
		if (share < 1) return true;
		this.#arrive();
		return this.#queue.length > 0;
	}

	/** Shows all remaining turns at once. */
	finish(cube: Cube) {
		this.#queue.length = 0;
		this.#held = false;
		this.#turn = undefined;
		this.#arrive();
		this.#cube = cube;
	}

	#start(turn: Turn, pace: number, from: number) {
		const to = turn.quarters * quarter;
		const seconds =
			(quarterSeconds * Math.sqrt(Math.max(0.2, Math.abs(to - from) / quarter))) / pace;
		this.#turn = turn;
		this.#layer = { axis: turn.axis, layer: turn.layer, angle: from };
		this.#way = { from, to, seconds, passed: 0 };
	}

	#arrive() {
		if (this.#turn) this.#cube = turnLayer(this.#cube, this.#turn);
		this.#turn = undefined;
		this.#layer = undefined;
		this.#way = undefined;
	}
}
