import { act } from '@react-three/test-renderer';
import { InstancedMesh, Matrix4, Vector3 } from 'three';
import { SmallCubes } from '#scenes/cube3d/SmallCubes.tsx';
import { solvedCube, type Turn } from '#tools/cube3d/cube.ts';
import { newGame, play, toCube } from '#tools/cube3d/game.ts';
import { spacing } from '#tools/cube3d/layout.ts';
import { $game, $played, playTurn } from '#tools/cube3d/store.ts';
import { showOnStage } from '../stage/stage.tsx';

const prefersLessMotion = vi.hoisted(() => vi.fn(() => false));
vi.mock('#scenes/stage/reduced-motion.ts', () => ({ prefersLessMotion }));

const right: Turn = { axis: 0, layer: 1, quarters: 1 };

beforeEach(() => {
	$game.set(newGame);
	$played.set(undefined);
	prefersLessMotion.mockReturnValue(false);
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});

async function showCubes() {
	const shown = await showOnStage(<SmallCubes />);
	const mesh = shown.meshes.find((part) => part instanceof InstancedMesh);
	if (!mesh) throw new Error('There are no cubes.');
	shown.stage.clock.advance(0);
	return { ...shown, mesh };
}

/** Where the small cubes are seen, in steps from the middle. */
function listSeen(mesh: InstancedMesh) {
	const matrix = new Matrix4();
	return Array.from({ length: mesh.count }, (_, at) => {
		mesh.getMatrixAt(at, matrix);
		return new Vector3().setFromMatrixPosition(matrix).divideScalar(spacing).toArray();
	});
}

function listPlaces() {
	return toCube($game.get()).map(({ position }) =>
		position.map((value) => expect.closeTo(value, 5)),
	);
}

/** Which small cubes are seen elsewhere than before. */
function findMoved(before: number[][], after: number[][]) {
	return after.flatMap((position, at) =>
		position.some((value, axis) => Math.abs(value - (before[at]?.[axis] ?? 0)) > 1e-4) ? [at] : [],
	);
}

test('a turn takes the nine cubes of its layer, and no other, to where the game has put them', async () => {
	const { mesh, pass } = await showCubes();
	const before = listSeen(mesh);
	await act(async () => playTurn(right));
	pass(0.1);
	const layer = solvedCube.flatMap(({ home }, at) => (home[0] === 1 ? [at] : []));
	// The middle of the layer turns on the spot.
	expect(findMoved(before, listSeen(mesh))).toEqual(
		layer.filter((at) => solvedCube[at]?.home.join() !== '1,0,0'),
	);
	expect(listSeen(mesh)).not.toEqual(listPlaces());
	pass(1);
	expect(listSeen(mesh)).toEqual(listPlaces());
});

test('under reduced motion a turn is at its end in the next frame', async () => {
	prefersLessMotion.mockReturnValue(true);
	const { mesh, stage } = await showCubes();
	await act(async () => playTurn(right));
	expect(stage.clock.advance(0)).toBe(false);
	expect(listSeen(mesh)).toEqual(listPlaces());
});

test('27 small cubes are where the game has them, also when another tab has changed it', async () => {
	vi.useFakeTimers();
	const { mesh, stage } = await showCubes();
	expect(mesh.count).toBe(27);
	$game.set(play(newGame, right));
	vi.runAllTimers();
	vi.useRealTimers();
	stage.clock.advance(0);
	expect(listSeen(mesh)).toEqual(listPlaces());
});

function pressOn(instanceId: number | undefined, button = 0) {
	return {
		instanceId,
		button,
		face: { normal: new Vector3(0, 0, 1) },
		point: new Vector3(0, 1, 1.5),
		stopPropagation: vi.fn(),
		nativeEvent: new PointerEvent('pointerdown', { pointerId: 1, clientX: 50, clientY: 50 }),
	};
}

test.each([
	['on a small cube takes the pointer from the camera until it is let go', pressOn(17), true],
	['with the second button leaves the pointer to the camera', pressOn(17, 2), false],
	['beside all small cubes leaves the pointer to the camera', pressOn(undefined), false],
])('a press %s', async (_where, press, taken) => {
	const { stage, fire } = await showCubes();
	stage.host.canvas.setPointerCapture = vi.fn();
	await fire('onPointerDown', press);
	expect(stage.rig.held).toBe(taken);
	expect(press.stopPropagation).toHaveBeenCalledTimes(taken ? 1 : 0);
	stage.host.canvas.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
	expect(stage.rig.held).toBe(false);
});
