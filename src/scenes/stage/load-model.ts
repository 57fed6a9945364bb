import { MeshoptDecoder } from 'meshoptimizer/reference';
import type { Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { FileError, loadFile } from './files.ts';
import type { Progress } from './progress.ts';

/**
 * Loads a model of this site. Its compressed buffers are unpacked by the decoder that is plain
 * script: the faster one is WebAssembly, which the content policy does not allow.
 */
export async function loadModel(
	file: string,
	options: { progress?: Progress; signal?: AbortSignal },
): Promise<Object3D> {
	const blob = await loadFile(file, options);
	try {
		const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
		const { scene } = await loader.parseAsync(await blob.arrayBuffer(), '');
		return scene;
	} catch (error) {
		throw new FileError(file, String(error));
	}
}
