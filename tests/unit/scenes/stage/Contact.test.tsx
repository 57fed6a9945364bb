import { Euler, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { ContactShadow } from '#scenes/stage/ContactShadow.tsx';
import { Ground } from '#scenes/stage/Ground.tsx';
import { showOnStage, watchMemory } from './stage.tsx';

test('the shade lies on the ground, as broad as twice its radius', async () => {
	const { scene, meshes } = await showOnStage(<ContactShadow at={[1, 0.2, -3]} radius={0.4} />);
	scene.updateMatrixWorld();
	const [shade] = meshes;
	const corner = new Vector3(0.5, 0.5, 0).applyMatrix4(shade?.matrixWorld ?? scene.matrix);
	expect(corner.x).toBeCloseTo(1.4);
	expect(corner.y).toBeCloseTo(0.2);
	expect(corner.z).toBeCloseTo(-3.4);
});

test('a shade that moves is drawn at its new place, although its matrix does not update itself', async () => {
	const { scene, meshes, update } = await showOnStage(<ContactShadow at={[0, 0, 0]} radius={1} />);
	await update(<ContactShadow at={[2, 0, 0]} radius={1} />);
	scene.updateMatrixWorld();
	expect(meshes[0]?.matrixAutoUpdate).toBe(false);
	expect(new Vector3().setFromMatrixPosition(meshes[0]?.matrixWorld ?? scene.matrix).x).toBe(2);
});

test('a shade that goes frees its texture, its geometry and its material', async () => {
	const { scene, unmount } = await showOnStage(<ContactShadow at={[0, 0, 0]} radius={1} />);
	const left = watchMemory(scene);
	expect(left()).toHaveLength(3);
	await unmount();
	expect(left()).toEqual([]);
});

test('the ground is level at its height, and only shadows are seen on it', async () => {
	const { meshes } = await showOnStage(<Ground height={-0.5} depth={0.2} />);
	const [ground] = meshes;
	const way = new Vector3(0, 0, 1).applyEuler(ground?.rotation ?? new Euler());
	expect(way.y).toBeCloseTo(1);
	expect(ground?.position.y).toBe(-0.5);
	expect(ground?.receiveShadow).toBe(true);
	expect(ground?.castShadow).toBe(false);
	expect(ground?.material).toMatchObject({
		type: 'ShadowMaterial',
		opacity: 0.2,
		transparent: true,
	});
});
