import {
	BufferAttribute,
	BufferGeometry,
	DirectionalLight,
	Mesh,
	PerspectiveCamera,
	Scene,
	type WebGLRenderer,
} from 'three';
import { buildShaders } from './build-shaders.ts';
import type { StageSetup } from './host.ts';
import { createDarkness } from './studio-light.ts';
import { waitForCard } from './wait-for-card.ts';

/** Numbers of each attribute that a shader of this site may read. */
const attributes = { position: 3, normal: 3, uv: 2, color: 4, shade: 2, part: 1, cloth: 3 };

/** What the page hands to the card while it is busy holds the page until it is done. */
export interface CardWork {
	busy: boolean;
}

/**
 * Has the card build the shaders of a scene while its files are still coming, which takes a second where the card is a
 * processor: those of materials like those of the scene in the light of `Studio`, on a triangle that is drawn on one
 * pixel. The renderer keeps them until it is disposed of.
 */
export async function warmUp(
	gl: WebGLRenderer,
	context: WebGL2RenderingContext,
	{ warm, shadows = false }: StageSetup,
	card: CardWork,
): Promise<void> {
	if (!warm) return;
	const scene = new Scene();
	const camera = new PerspectiveCamera();
	const lamp = new DirectionalLight();
	const triangle = cutTriangle();
	const darkness = createDarkness(warm.detail);
	scene.environment = darkness;
	lamp.castShadow = shadows;
	lamp.shadow.mapSize.set(4, 4);
	scene.add(lamp);
	for (const material of warm.materials()) {
		const mesh = new Mesh(triangle, material);
		mesh.castShadow = true;
		mesh.receiveShadow = true;
		mesh.frustumCulled = false;
		scene.add(mesh);
	}
	await buildShaders(gl, context, camera, scene);
	card.busy = true;
	gl.setScissor(0, 0, 1, 1);
	gl.setScissorTest(true);
	gl.render(scene, camera);
	gl.setScissorTest(false);
	await waitForCard(context);
	card.busy = false;
	triangle.dispose();
	lamp.dispose();
	darkness.dispose();
}

function cutTriangle(): BufferGeometry {
	const geometry = new BufferGeometry();
	for (const [name, numbers] of Object.entries(attributes)) {
		const values = new Float32Array(numbers * 3);
		geometry.setAttribute(name, new BufferAttribute(values, numbers));
	}
	geometry.setIndex([0, 1, 2]);
	return geometry;
}
