import * as THREE from 'three';
import { cloud, noise } from './noise.js';

/**
 * Renders a scene with the light of all covers: a wide window at the upper left and the sky around it, each
 * sampled from many places, so that shadows are soft and corners dark.
 *
 * @param canvas shows the picture; its CSS size times `scale` is the size of the picture
 * @param options `frames` is how many places of the light are averaged, `reach` how far shadows are looked for, in
 *   units of the scene, `clear` leaves the ground transparent
 */
export function photograph(
	canvas,
	scene,
	camera,
	{
		scale = 2,
		frames = 24,
		reach = 30,
		target = [0, 0, 0],
		sun = 2.1,
		sky = 2.2,
		clear = false,
		from = [-0.62, 0.9, 0.8],
	} = {},
) {
	const [width, height] = [canvas.clientWidth * scale, canvas.clientHeight * scale];
	const renderer = new THREE.WebGLRenderer({
		antialias: true,
		alpha: clear,
		preserveDrawingBuffer: true,
	});
	renderer.setSize(width, height, false);
	renderer.shadowMap.enabled = true;
	renderer.shadowMap.type = THREE.PCFShadowMap;
	renderer.toneMapping = THREE.NeutralToneMapping;
	const lights = [sun, sky].map((intensity) => toLight(intensity, reach, target));
	for (const light of lights) scene.add(light, light.target);
	scene.add(new THREE.HemisphereLight(0xffffff, 0xb5a898, sky * 0.32));
	const [context, sums] = [canvas.getContext('2d'), new Float32Array(width * height * 4)];
	[canvas.width, canvas.height] = [width, height];
	const window = new THREE.Vector3(...from).normalize();
	for (let frame = 0; frame < frames; frame++) {
		const [one, other] = [(frame + 0.5) / frames, (frame * 0.6180339887) % 1];
		lights[0].position
			.copy(around(window, one, other, 0.3))
			.multiplyScalar(reach)
			.add(lights[0].target.position);
		lights[1].position
			.copy(overhead(other, (one * 7.31) % 1))
			.multiplyScalar(reach)
			.add(lights[1].target.position);
		camera.setViewOffset(width, height, one - 0.5, other - 0.5, width, height);
		renderer.render(scene, camera);
		context.clearRect(0, 0, width, height);
		context.drawImage(renderer.domElement, 0, 0);
		const { data } = context.getImageData(0, 0, width, height);
		for (let at = 0; at < data.length; at++) sums[at] += data[at];
	}
	camera.clearViewOffset();
	const picture = context.createImageData(width, height);
	for (let at = 0; at < sums.length; at++) picture.data[at] = sums[at] / frames;
	context.putImageData(picture, 0, 0);
	renderer.dispose();
}

/** Where a point of the scene is seen, in CSS pixels from the upper left corner of the canvas. */
export function toScreen(canvas, camera, [x, y, z]) {
	const point = new THREE.Vector3(x, y, z).project(camera);
	return [((point.x + 1) / 2) * canvas.clientWidth, ((1 - point.y) / 2) * canvas.clientHeight];
}

/** A texture of `paint(x, y)`, which gives red, green and blue from 0 to 255 for each pixel. */
export function toTexture(width, height, paint, { repeat = [1, 1], colour = true } = {}) {
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d');
	const picture = context.createImageData(width, height);
	for (let y = 0, at = 0; y < height; y++)
		for (let x = 0; x < width; x++, at += 4) picture.data.set([...paint(x, y), 255], at);
	context.putImageData(picture, 0, 0);
	return fromCanvas(canvas, { repeat, colour });
}

export function fromCanvas(canvas, { repeat = [1, 1], colour = true } = {}) {
	const texture = new THREE.CanvasTexture(canvas);
	texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
	texture.repeat.set(...repeat);
	texture.anisotropy = 8;
	if (colour) texture.colorSpace = THREE.SRGBColorSpace;
	return texture;
}

/** Oak sawn along the grain, which runs down the picture. */
export function oak(
	width,
	height,
	seed,
	[light, dark] = [
		[206, 164, 112],
		[158, 112, 66],
	],
) {
	return toTexture(width, height, (x, y) => {
		const bend = 34 * cloud(x / 190 + seed, y / 620, seed) + 16 * cloud(x / 60, y / 900, seed + 3);
		const ring = 0.5 + 0.5 * Math.sin((x * 0.5 + bend * 6) / 7);
		const fibre = noise(x / 1.3, y / 60, seed + 7);
		const pore = noise(x / 1.1, y / 22, seed + 11) > 0.83 ? 0.35 : 0;
		const share = Math.min(
			1,
			0.36 * ring ** 2 + 0.34 * fibre + pore + 0.22 * cloud(x / 130, y / 500, seed + 5),
		);
		return light.map((part, at) => part + (dark[at] - part) * share);
	});
}

function toLight(intensity, reach, target) {
	const light = new THREE.DirectionalLight(0xffffff, intensity);
	light.castShadow = true;
	light.shadow.mapSize.set(1024, 1024);
	light.shadow.bias = -0.0006;
	light.shadow.normalBias = reach / 1200;
	Object.assign(light.shadow.camera, {
		left: -reach / 2,
		right: reach / 2,
		top: reach / 2,
		bottom: -reach / 2,
		near: 0.1,
		far: reach * 2,
	});
	light.target.position.set(...target);
	return light;
}

/** A direction near the middle of the window. */
function around(middle, one, other, spread) {
	const [radius, turn] = [spread * Math.sqrt(one), other * 2 * Math.PI];
	const side = new THREE.Vector3(0, 1, 0).cross(middle).normalize();
	const up = middle.clone().cross(side);
	return middle
		.clone()
		.addScaledVector(side, radius * Math.cos(turn))
		.addScaledVector(up, radius * Math.sin(turn))
		.normalize();
}

/** A direction of the sky; those overhead count more. */
function overhead(one, other) {
	const [radius, turn] = [Math.sqrt(one * 0.92), other * 2 * Math.PI];
	return new THREE.Vector3(
		radius * Math.cos(turn),
		Math.sqrt(1 - radius * radius),
		radius * Math.sin(turn) * 0.6 + 0.35,
	).normalize();
}

export { THREE };
