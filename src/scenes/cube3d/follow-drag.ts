import { type Camera, Vector3 } from 'three';
import { deadZone, type Grip, toAngle, toLayer, type Vector2 } from '#tools/cube3d/drag.ts';
import type { CubeMotion } from '#tools/cube3d/motion.ts';
import type { Axis, Position } from '#tools/cube3d/rotation.ts';
import { playTurn } from '#tools/cube3d/store.ts';

interface DragOptions {
	event: PointerEvent;
	canvas: HTMLCanvasElement;
	camera: Camera;
	motion: CubeMotion;
	/** The small cube that was touched, and its side. */
	position: Position;
	normal: Position;
	/** The point that was touched. */
	at: Vector3;
	changed: () => void;
	ended: () => void;
}

/** Turns a layer of the cube with the pointer until it is released; false while a layer is turning. */
export function followDrag(options: DragOptions): boolean {
	const { event, canvas, camera, motion, position, normal, at, changed, ended } = options;
	if (!motion.still) return false;
	const from: Vector2 = [event.clientX, event.clientY];
	const grip: Grip = { position, normal, onScreen: toScreenWays(at, camera, canvas) };
	let along: Axis | undefined;
	const over = new AbortController();
	const { signal } = over;
	canvas.setPointerCapture(event.pointerId);

	function follow(move: PointerEvent) {
		if (move.pointerId !== event.pointerId) return;
		const drag: Vector2 = [move.clientX - from[0], move.clientY - from[1]];
		if (along === undefined) {
			if (Math.hypot(...drag) < deadZone) return;
			const { axis, layer } = toLayer(grip, drag);
			const facing = normal.findIndex((value) => value !== 0);
			along = ([0, 1, 2] as const).find((other) => other !== axis && other !== facing) ?? 0;
			if (!motion.hold(axis, layer)) {
				end();
				return;
			}
		}
		motion.pull(toAngle(grip, along, drag).angle);
		changed();
	}

	function end() {
		over.abort();
		ended();
		const turn = motion.letGo();
		if (turn) playTurn(turn);
		changed();
	}

	canvas.addEventListener('pointermove', follow, { signal });
	for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
		canvas.addEventListener(kind, end, { signal });
	}
	return true;
}

/** The screen vectors of a step of one edge along each axis. */
function toScreenWays(at: Vector3, camera: Camera, canvas: HTMLCanvasElement): Grip['onScreen'] {
	const { clientWidth, clientHeight } = canvas;
	const project = (x: number, y: number, z: number): Vector2 => {
		const point = new Vector3(at.x + x, at.y + y, at.z + z).project(camera);
		return [(point.x * clientWidth) / 2, (-point.y * clientHeight) / 2];
	};
	const [x0, y0] = project(0, 0, 0);
	const way = ([x, y]: Vector2): Vector2 => [x - x0, y - y0];
	return [way(project(1, 0, 0)), way(project(0, 1, 0)), way(project(0, 0, 1))];
}
