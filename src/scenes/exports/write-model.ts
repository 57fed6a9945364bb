import type { Scene } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import type { Caption } from '#tools/design/caption.ts';
import { nameUsdz } from './usdz.ts';

/** GLB is binary glTF 2.0; USDZ opens on Apple devices. */
export type ModelKind = 'glb' | 'usdz';

const maxTextureSize = 4096;

/** The scene as a file, with its caption. Runs in a page and in a worker. */
export async function writeModel(scene: Scene, kind: ModelKind, caption: Caption): Promise<Blob> {
	const { title, date, footer, site } = caption;
	scene.name = title;
	scene.userData = { title, date, footer, site };
	scene.updateMatrixWorld(true);
	if (kind === 'usdz') {
		const file = await new USDZExporter().parseAsync(scene, { maxTextureSize });
		const named = nameUsdz(new Uint8Array(file), caption);
		return new Blob([named], { type: 'model/vnd.usdz+zip' });
	}
	const options = { binary: true, maxTextureSize, copyright: `${footer} ${site}` };
	const file = await new GLTFExporter().parseAsync(scene, options);
	if (!(file instanceof ArrayBuffer)) throw new Error('The exporter gave no binary file.');
	return new Blob([file], { type: 'model/gltf-binary' });
}
