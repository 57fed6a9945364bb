import { PerspectiveCamera, Vector3 } from 'three';
import { followDrag } from '#scenes/cube3d/follow-drag.ts';
import { newGame, toCube } from '#tools/cube3d/game.ts';
import { CubeMotion } from '#tools/cube3d/motion.ts';
import { $game } from '#tools/cube3d/store.ts';

beforeEach(() => $game.set(newGame));

/** The front of the cube from straight before it; an edge of the touched small cube is `edge` pixels long. */
function grab() {
	const canvas = document.createElement('canvas');
	Object.defineProperties(canvas, { clientWidth: { value: 600 }, clientHeight: { value: 600 } });
	canvas.setPointerCapture = vi.fn();
	const camera = new PerspectiveCamera(30, 1, 0.1, 100);
	camera.position.z = 12;
	camera.updateMatrixWorld();
	const at = new Vector3(0, 1, 1.5);
	const left = at.clone().project(camera).x;
	const edge = (new Vector3(1, 1, 1.5).project(camera).x - left) * 300;
	const motion = new CubeMotion(toCube($game.get()));
	const changed = vi.fn();
	const ended = vi.fn();
	const start = () =>
		followDrag({
			event: new PointerEvent('pointerdown', { pointerId: 7, clientX: 100, clientY: 100 }),
			canvas,
			camera,
			motion,
			position: [0, 1, 1],
			normal: [0, 0, 1],
			at,
			changed,
			ended,
		});
	/** Edges to the right and down, from where the cube was touched. */
	function move(across: number, down = 0, pointerId = 7) {
		canvas.dispatchEvent(
			new PointerEvent('pointermove', {
				pointerId,
				clientX: 100 + across * edge,
				clientY: 100 + down * edge,
			}),
		);
	}
	const letGo = (kind = 'pointerup') =>
		canvas.dispatchEvent(new PointerEvent(kind, { pointerId: 7 }));
	return { canvas, motion, changed, ended, start, move, letGo };
}

test('a layer goes with the pointer, and the turn that it has nearly made is played', () => {
	const { canvas, motion, changed, ended, start, move, letGo } = grab();
	expect(start()).toBe(true);
	expect(canvas.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7);
	move(1.5);
	expect(motion.layer).toMatchObject({ axis: 1, layer: 1, angle: expect.closeTo(1, 3) });
	expect(changed).toHaveBeenCalledTimes(1);
	expect($game.get().past).toEqual([]);
	letGo();
	expect($game.get().past).toEqual([{ axis: 1, layer: 1, quarters: 1 }]);
	expect(ended).toHaveBeenCalledTimes(1);
});

test('a layer that is let go near its position plays no turn, and another finger moves none', () => {
	const { start, move, letGo, ended } = grab();
	start();
	move(1.5, 0, 8);
	move(0.3);
	letGo();
	expect($game.get().past).toEqual([]);
	expect(ended).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel', 'lostpointercapture'])(
	'after %s the pointer moves nothing and ends nothing',
	(kind) => {
		const { motion, ended, changed, start, move, letGo } = grab();
		start();
		move(1.5);
		letGo(kind);
		const { layer } = motion;
		changed.mockClear();
		move(3);
		letGo('lostpointercapture');
		expect(motion.layer).toEqual(layer);
		expect(changed).not.toHaveBeenCalled();
		expect(ended).toHaveBeenCalledTimes(1);
	},
);
