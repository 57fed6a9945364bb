import {
	Euler,
	InstancedBufferAttribute,
	InstancedMesh,
	Matrix4,
	MeshStandardMaterial,
	Quaternion,
	TorusGeometry,
	Vector3,
} from 'three';
import { createCubeGeometry } from '#scenes/cube3d/cube-geometry.ts';
import { createDiceMaterial } from '#scenes/cube3d/dice-material.ts';
import { toDice } from '#scenes/cube3d/faces.ts';
import { toMotifs } from '#scenes/cube3d/motifs.ts';
import { createStitchedMaterial } from '#scenes/cube3d/stitched-material.ts';
import { loadFile } from '#scenes/stage/files.ts';
import { solvedCube } from '#tools/cube3d/cube.ts';
import { paths, radiansPerSecond, spacing, toFace } from '#tools/cube3d/layout.ts';
import { createGround, run, setUp } from './plain-stage.ts';

const stage = setUp(32, { brightness: 1, detail: 64, shadowReach: 5, middle: [0, 0, 0] });
const { scene, camera } = stage;
const motifs = await toMotifs(await loadFile('/textures/cube-faces.webp', {}));
const faces = await toDice(await loadFile('/textures/orbit-faces.webp', {}));

const body = createCubeGeometry(0.075);
body.setAttribute(
	'face',
	new InstancedBufferAttribute(new Float32Array(solvedCube.map(({ home }) => toFace(home))), 1),
);
body.setAttribute(
	'home',
	new InstancedBufferAttribute(new Float32Array(solvedCube.flatMap(({ home }) => home)), 3),
);
const cubes = new InstancedMesh(body, createStitchedMaterial(motifs), solvedCube.length);
cubes.castShadow = true;
cubes.receiveShadow = true;
const matrix = new Matrix4();
for (const [at, { position }] of solvedCube.entries()) {
	const [x, y, z] = position;
	cubes.setMatrixAt(at, matrix.makeTranslation(x * spacing, y * spacing, z * spacing));
}

const orbiting = new InstancedMesh(
	createCubeGeometry(0.1),
	createDiceMaterial(faces),
	paths.length,
);
orbiting.castShadow = true;
const brass = new MeshStandardMaterial({ color: '#d9b070', metalness: 1, roughness: 0.28 });
const wires = new InstancedMesh(new TorusGeometry(1, 0.0042, 6, 160), brass, paths.length);
const leaning = new Quaternion();
const rolling = new Quaternion();
const euler = new Euler();
const at = new Vector3();
const size = new Vector3();
for (const [index, { lean, roll, radius }] of paths.entries()) {
	leaning.setFromEuler(euler.set(lean, 0, roll));
	rolling.setFromEuler(euler.set(Math.PI / 2, 0, 0));
	wires.setMatrixAt(
		index,
		matrix.compose(at.set(0, 0, 0), leaning.multiply(rolling), size.setScalar(radius)),
	);
}
for (const mesh of [cubes, orbiting, wires]) mesh.frustumCulled = false;
scene.add(cubes, orbiting, wires, createGround(-3.1, 24, 0.34));

let passed = 0;
let azimuth = 0.62;
run(stage, (seconds) => {
	passed += seconds;
	azimuth -= radiansPerSecond * seconds;
	camera.position.setFromSphericalCoords(11.4, 1.12, azimuth);
	camera.lookAt(0, 0, 0);
	for (const [index, { start, speed, lean, roll, radius, size: edge }] of paths.entries()) {
		const angle = start + speed * passed;
		leaning.setFromEuler(euler.set(lean, 0, roll));
		at.set(Math.cos(angle) * radius, 0, Math.sin(angle) * radius).applyQuaternion(leaning);
		rolling.setFromEuler(euler.set(angle * 1.3, angle * 1.7, 0.4));
		orbiting.setMatrixAt(index, matrix.compose(at, rolling, size.setScalar(edge)));
	}
	orbiting.instanceMatrix.needsUpdate = true;
});
