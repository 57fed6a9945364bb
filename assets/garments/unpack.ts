/**
 * Unpacks a model of the site for scripts in Python: for each mesh its places, normals, texture coordinates and faces.
 *
 * Usage: `node assets/garments/unpack.ts public/models/NAME.glb RESULT.json`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { type BufferAttribute, type InterleavedBufferAttribute, Mesh } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

const [, , file = '', result = ''] = process.argv;
const { buffer, byteOffset, byteLength } = readFileSync(file);
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
const { scene } = await loader.parseAsync(buffer.slice(byteOffset, byteOffset + byteLength), '');
scene.updateMatrixWorld(true);

const list = (attribute: BufferAttribute | InterleavedBufferAttribute) =>
	Array.from({ length: attribute.count }, (_, at) =>
		Array.from({ length: attribute.itemSize }, (_, axis) => attribute.getComponent(at, axis)),
	);
const meshes: Record<string, unknown> = {};
scene.traverse((thing) => {
	if (!(thing instanceof Mesh)) return;
	const { geometry } = thing;
	const place = geometry.getAttribute('position');
	const places = list(place).map(([x = 0, y = 0, z = 0]) =>
		thing.position.clone().set(x, y, z).applyMatrix4(thing.matrixWorld).toArray(),
	);
	meshes[thing.name] = {
		places,
		normals: list(geometry.getAttribute('normal')),
		flat: list(geometry.getAttribute('uv')),
		faces: Array.from(geometry.getIndex()?.array ?? []),
	};
});
writeFileSync(result, JSON.stringify(meshes));
