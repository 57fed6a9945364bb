import {
	AmbientLight,
	DirectionalLight,
	Mesh,
	type Object3D,
	PerspectiveCamera,
	Scene,
	WebGLRenderer,
} from 'three';
import { loadModel } from '#scenes/stage/load-model.ts';

/** The least that shows a thing with three.js: one lamp, no shadows, no light from the room, one picture. */
export function showOnce(thing: Object3D, [x, y, z]: readonly [number, number, number]) {
	const canvas = document.querySelector('canvas');
	if (!canvas) throw new Error('The page has no canvas.');
	const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
	renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
	const scene = new Scene();
	const lamp = new DirectionalLight('#ffffff', 2);
	lamp.position.set(-3, 6, 4);
	scene.add(thing, lamp, new AmbientLight('#ffffff', 1));
	const camera = new PerspectiveCamera(32, canvas.clientWidth / canvas.clientHeight, 0.05, 80);
	camera.position.set(x, y, z);
	camera.lookAt(0, 0, 0);
	renderer.render(scene, camera);
	document.body.dataset.state = 'ready';
}

/** A model as it is in its file, moved to the middle by metres. */
export async function showModel(
	file: string,
	down: number,
	from: readonly [number, number, number],
) {
	const model = await loadModel(file, {});
	model.position.y = -down;
	model.traverse((part) => {
		if (part instanceof Mesh) part.frustumCulled = false;
	});
	showOnce(model, from);
}
