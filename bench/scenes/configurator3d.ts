import { Color, CylinderGeometry, Mesh, MeshStandardMaterial } from 'three';
import { shineBeyondWhite } from '#scenes/configurator3d/bright-surface.ts';
import { loadModel } from '#scenes/stage/load-model.ts';
import { mergeParts } from '#scenes/stage/merge-parts.ts';
import { material, radiansPerSecond } from '#tools/configurator3d/design.ts';
import { createContact, createGround, run, setUp } from './plain-stage.ts';

const stage = setUp(32, { brightness: 0.36, detail: 128, shadowReach: 3.4, middle: [0, 0.82, 0] });
const { scene, camera } = stage;
const metal = new MeshStandardMaterial({
	color: new Color('#ffffff').multiplyScalar(material.brightness),
	roughness: material.roughness,
	metalness: material.metalness,
	vertexColors: true,
});
metal.onBeforeCompile = shineBeyondWhite;
const goblets = new Mesh(mergeParts(await loadModel('/models/goblet.glb', {})), metal);
for (const [x, z, radius] of [
	[0, 0, 0.062],
	[-0.105, 0.03, 0.05],
	[0.105, 0.03, 0.05],
] as const) {
	const contact = createContact(0.0004, radius * 2, 0.55);
	contact.position.x = x;
	contact.position.z = z;
	goblets.add(contact);
}
goblets.scale.setScalar(10);
goblets.castShadow = true;
const plinth = new Mesh(
	new CylinderGeometry(2.05, 2.05, 0.32, 96),
	new MeshStandardMaterial({ color: new Color('#f6ebda').multiplyScalar(2.4), roughness: 0.85 }),
);
plinth.position.y = -0.16;
plinth.castShadow = true;
plinth.receiveShadow = true;
scene.add(goblets, plinth, createGround(-0.32, 20, 0.28));
camera.position.set(0, 2.4, 6.4);
camera.lookAt(0, 0.82, 0);

run(stage, (seconds) => {
	goblets.rotation.y -= radiansPerSecond * seconds;
});
