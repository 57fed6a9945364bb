import { Vector3 } from 'three';
import { ContactShadow } from '#scenes/stage/ContactShadow.tsx';
import { showOnStage } from './stage.tsx';

test('a shade that moves is drawn at its new place, although its matrix does not update itself', async () => {
	const { scene, meshes, update } = await showOnStage(<ContactShadow at={[0, 0, 0]} radius={1} />);
	await update(<ContactShadow at={[2, 0, 0]} radius={1} />);
	scene.updateMatrixWorld();
	expect(meshes[0]?.matrixAutoUpdate).toBe(false);
	expect(new Vector3().setFromMatrixPosition(meshes[0]?.matrixWorld ?? scene.matrix).x).toBe(2);
});
