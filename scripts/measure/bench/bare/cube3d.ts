import { InstancedMesh, Matrix4, MeshStandardMaterial } from 'three';
import { createCubeGeometry } from '#scenes/cube3d/cube-geometry.ts';
import { toMotifs } from '#scenes/cube3d/motifs.ts';
import { loadFile } from '#scenes/stage/files.ts';
import { solvedCube } from '#tools/cube3d/cube.ts';
import { spacing } from '#tools/cube3d/layout.ts';
import { showOnce } from './bare-stage.ts';

await toMotifs(await loadFile('/textures/cube-faces.webp', {}));
const cubes = new InstancedMesh(
	createCubeGeometry(0.075),
	new MeshStandardMaterial({ color: '#bf5a36' }),
	solvedCube.length,
);
for (const [at, { position }] of solvedCube.entries()) {
	const [x, y, z] = position;
	cubes.setMatrixAt(at, new Matrix4().makeTranslation(x * spacing, y * spacing, z * spacing));
}
showOnce(cubes, [7, 5, 8]);
