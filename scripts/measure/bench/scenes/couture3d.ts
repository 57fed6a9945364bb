import { Mesh, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { cutGarment } from '#scenes/couture/cloth-geometry.ts';
import { ClothMaterial } from '#scenes/couture/cloth-material.ts';
import { readPanels } from '#scenes/couture/panels.ts';
import { PrintSheet } from '#scenes/couture/print-sheet.ts';
import { createStand } from '#scenes/couture/stand/stand-geometry.ts';
import { Woven } from '#scenes/couture/weaves/woven-textures.ts';
import { loadFile } from '#scenes/stage/files.ts';
import { loadModel } from '#scenes/stage/load-model.ts';
import { pearl } from '#tools/couture/colours.ts';
import { toPanelsFile } from '#tools/couture/files.ts';
import { garments } from '#tools/couture/garments.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { createContact, run, setUp } from './plain-stage.ts';

const stage = setUp(28, { brightness: 1.12, detail: 64, shadowReach: 0.75, middle: [0, 0, 0] });
const { scene, camera } = stage;
const key = 'menShirt1';
/** Metres below the middle of the garment. */
const floor = -0.545;
const file = toFilePath(garments[key].path);
const [model, panels] = await Promise.all([
	loadModel(file, {}),
	loadFile(toPanelsFile(file), {}).then(readPanels),
]);
const { cloth, buttons } = cutGarment(key, model, panels);
const material = new ClothMaterial();
material.dress(toOriginal(key), pearl);
material.cover(undefined, new Woven('plain'));
material.lay([], new PrintSheet(), -1);
material.finish();
const shirt = new Mesh(cloth, material);
const form = new Mesh(
	createStand(key, { hem: -0.41, floor }).stand,
	new MeshStandardMaterial({ vertexColors: true }),
);
const parts: Mesh[] = [shirt, form];
if (buttons) {
	const shell = new MeshPhysicalMaterial({
		color: pearl,
		roughness: 0.28,
		clearcoat: 0.7,
		clearcoatRoughness: 0.25,
	});
	parts.push(new Mesh(buttons, shell));
}
for (const part of parts) {
	part.castShadow = true;
	part.receiveShadow = true;
	part.frustumCulled = false;
}
scene.add(...parts, createContact(floor, 1));
camera.position.set(0, 0.14, 2.35);
camera.lookAt(0, 0, 0);

run(stage, (seconds) => {
	for (const part of parts) part.rotation.y += 0.02 * 60 * seconds;
});
