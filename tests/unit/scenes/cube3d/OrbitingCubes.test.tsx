import { act } from '@react-three/test-renderer';
import { Euler, InstancedMesh, Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { OrbitingCubes } from '#scenes/cube3d/OrbitingCubes.tsx';
import { setup } from '#scenes/cube3d/view.ts';
import { Rig } from '#scenes/stage/rig.ts';
import { type Path, paths } from '#tools/cube3d/layout.ts';
import { $spinning } from '#tools/cube3d/store.ts';
import { showOnStage } from '../stage/stage.tsx';

beforeEach(() => {
	$spinning.set(true);
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});

async function showCubes() {
	const shown = await showOnStage(<OrbitingCubes />);
	const [cubes, wires] = shown.meshes.filter((mesh) => mesh instanceof InstancedMesh);
	if (!cubes || !wires) throw new Error('There are no cubes.');
	shown.stage.clock.advance(0);
	return { ...shown, cubes, wires };
}

function readMatrix(mesh: InstancedMesh, index: number): Matrix4 {
	const matrix = new Matrix4();
	mesh.getMatrixAt(index, matrix);
	return matrix;
}

/** How far a cube has come on its way, in radians, and its distance from it. */
function locate(mesh: InstancedMesh, index: number, { lean, roll }: Path) {
	const level = new Matrix4().makeRotationFromEuler(new Euler(lean, 0, roll)).invert();
	const { x, y, z } = new Vector3()
		.setFromMatrixPosition(readMatrix(mesh, index))
		.applyMatrix4(level);
	return { angle: Math.atan2(z, x), height: y, radius: Math.hypot(x, z) };
}

test('in a second each cube goes as far around its leaning path as its speed', async () => {
	const { cubes, pass } = await showCubes();
	const before = paths.map((path, index) => locate(cubes, index, path));
	pass(1);
	for (const [index, path] of paths.entries()) {
		const { angle, height, radius } = locate(cubes, index, path);
		const passed = angle - (before[index]?.angle ?? 0);
		expect(Math.cos(passed)).toBeCloseTo(Math.cos(path.speed), 5);
		expect(Math.sin(passed)).toBeCloseTo(Math.sin(path.speed), 5);
		expect(height).toBeCloseTo(0, 5);
		expect(radius).toBeCloseTo(path.radius, 5);
	}
});

test('cubes that are stopped stay where they are, let the scene rest, and go on from there', async () => {
	const { cubes, stage, pass } = await showCubes();
	await act(async () => $spinning.set(false));
	const before = readMatrix(cubes, 0);
	expect(stage.clock.advance(0.1)).toBe(false);
	pass(1);
	expect(readMatrix(cubes, 0).equals(before)).toBe(true);
	await act(async () => $spinning.set(true));
	pass(0.1);
	expect(readMatrix(cubes, 0).equals(before)).toBe(false);
});

test.each([
	['desktop', 800, 700],
	['phone', 358, 420],
])('the paths stay in the picture of a %s from every side', async (_, width, height) => {
	const { cubes, pass } = await showCubes();
	const rig = new Rig(setup);
	rig.setFrame({ width, height });
	const camera = new PerspectiveCamera(setup.fieldOfView, width / height);
	let farthest = 0;
	for (let second = 0; second < 120; second += 1) {
		pass(1);
		rig.carry(0.37);
		rig.apply(camera);
		camera.updateMatrixWorld();
		for (const [index] of paths.entries())
			for (let corner = 0; corner < 8; corner += 1) {
				const { x, y } = new Vector3(corner & 1, (corner >> 1) & 1, corner >> 2)
					.subScalar(0.5)
					.applyMatrix4(readMatrix(cubes, index))
					.project(camera);
				farthest = Math.max(farthest, Math.abs(x), Math.abs(y));
			}
	}
	expect(farthest).toBeLessThan(1);
});
