import { cloud, noise } from '../shared/noise.js';
import { oak, photograph, THREE, toScreen, toTexture } from '../shared/studio.js';

/* A wardrobe of 237 x 236 x 60 cm with four doors, one of them open. One unit is 10 cm. */
const [width, height, depth, board] = [23.7, 23.6, 6, 0.22];
const canvas = document.querySelector('.room');
const scene = new THREE.Scene();
const woods = [1, 2, 3].map((seed) =>
	oak(384, 768, seed * 17, [
		[212, 176, 128],
		[168, 126, 80],
	]),
);
const inner = new THREE.MeshStandardMaterial({ color: 0xe8ddca, roughness: 0.8 });
const graphite = new THREE.MeshStandardMaterial({
	color: 0x23272a,
	roughness: 0.45,
	metalness: 0.5,
});

function box(w, h, d, x, y, z, material, parent = scene) {
	const mesh = new THREE.Mesh(new THREE.BoxGeometry(w, h, d), material);
	mesh.position.set(x, y, z);
	mesh.castShadow = mesh.receiveShadow = true;
	parent.add(mesh);
	return mesh;
}
const wood = (seed) =>
	new THREE.MeshStandardMaterial({ map: woods[seed % woods.length], roughness: 0.62 });

const left = -width / 2;
box(board, height, depth, left + board / 2, height / 2, 0, wood(0));
box(board, height, depth, -left - board / 2, height / 2, 0, wood(1));
box(width, board, depth, 0, height - board / 2, 0, inner);
box(width, board, depth, 0, 1, 0, inner);
box(width - 0.3, 0.9, 0.3, 0, 0.45, depth / 2 - 0.6, graphite);
box(width, height, 0.1, 0, height / 2, -depth / 2, inner);
box(board, height - 1, depth - 0.3, 0, height / 2 + 0.4, -0.1, inner);

const leaf = width / 4;
const doorHeight = height - 1.3;
for (let door = 0; door < 4; door++) {
	const hinge = new THREE.Group();
	const fromLeft = door % 2 === 0;
	hinge.position.set(
		left + leaf * (fromLeft ? door : door + 1),
		height / 2 + 0.45,
		depth / 2 + 0.12,
	);
	const side = fromLeft ? 1 : -1;
	box(leaf - 0.06, doorHeight, 0.2, (side * leaf) / 2, 0, 0, wood(door + 1), hinge);
	box(0.14, 3.4, 0.22, side * (leaf - 0.55), -0.6, 0.24, graphite, hinge);
	if (door === 2) hinge.rotation.y = -1.92;
	scene.add(hinge);
}

// What is behind the open door: a rail with shirts, two shelves with folded linen, a drawer.
const inside = left + leaf * 2;
const rail = new THREE.Mesh(new THREE.CylinderGeometry(0.13, 0.13, leaf * 2, 24), graphite);
rail.rotation.z = Math.PI / 2;
rail.position.set(inside + leaf, height - 2.2, 0);
scene.add(rail);
for (const level of [4, 6.6, 9.2])
	box(leaf * 2 - 0.2, 0.2, depth - 0.6, inside + leaf, level, -0.1, inner);
const cloths = ['#6f7f86', '#f3efe6', '#2f4858', '#c9b79b', '#f3efe6', '#8a9a83'];
cloths.forEach((colour, at) => {
	const shape = new THREE.Shape(
		[
			[-1.9, 0],
			[-2.1, 1.2],
			[-2.25, 6.4],
			[-2.5, 9.6],
			[-1.7, 10.3],
			[0, 10.9],
			[1.7, 10.3],
			[2.5, 9.6],
			[2.25, 6.4],
			[2.1, 1.2],
			[1.9, 0],
		].map(([x, y]) => new THREE.Vector2(x, y)),
	);
	const mesh = new THREE.Mesh(
		new THREE.ExtrudeGeometry(shape, {
			depth: 0.34,
			bevelSize: 0.12,
			bevelThickness: 0.12,
			bevelSegments: 3,
		}),
		new THREE.MeshStandardMaterial({ color: colour, roughness: 0.95 }),
	);
	mesh.rotation.y = Math.PI / 2 - 0.12 * Math.sin(at * 2.3);
	mesh.position.set(inside + 0.8 + at * 0.78, 10.2 + 0.25 * Math.sin(at * 1.7), 0);
	mesh.castShadow = mesh.receiveShadow = true;
	scene.add(mesh);
});
const stacks = [
	[1.6, 4.1, ['#d9cdb7', '#f6f1e7', '#b9c0b6', '#f6f1e7']],
	[4.2, 4.1, ['#7d8f96', '#e6dcc9', '#7d8f96']],
	[1.7, 6.7, ['#f6f1e7', '#cdb48d', '#f6f1e7']],
	[4.1, 6.7, ['#9fac98', '#9fac98', '#e6dcc9', '#f6f1e7']],
];
for (const [x, y, colours] of stacks)
	colours.forEach((colour, at) => {
		const fold = new THREE.Mesh(
			new THREE.CapsuleGeometry(0.2, 1.5, 6, 16),
			new THREE.MeshStandardMaterial({ color: colour, roughness: 1 }),
		);
		fold.rotation.z = Math.PI / 2;
		fold.scale.set(1, 1, 9);
		fold.position.set(inside + x, y + 0.2 + at * 0.39, -0.2);
		fold.castShadow = fold.receiveShadow = true;
		scene.add(fold);
	});

const plaster = toTexture(
	512,
	512,
	(x, y) => {
		const tone = 214 + 14 * (cloud(x / 90, y / 90, 4) - 0.5) + 5 * (noise(x, y, 9) - 0.5);
		return [tone, tone - 5, tone - 14];
	},
	{ repeat: [3, 2] },
);
const wall = new THREE.Mesh(
	new THREE.PlaneGeometry(140, 80),
	new THREE.MeshStandardMaterial({ map: plaster, roughness: 1 }),
);
wall.position.set(0, 30, -depth / 2 - 0.1);
wall.receiveShadow = true;
scene.add(wall);
const planks = oak(512, 1024, 91, [
	[186, 160, 128],
	[146, 118, 88],
]);
planks.repeat.set(14, 2);
const floor = new THREE.Mesh(
	new THREE.PlaneGeometry(140, 60),
	new THREE.MeshStandardMaterial({ map: planks, roughness: 0.7 }),
);
floor.rotation.x = -Math.PI / 2;
floor.receiveShadow = true;
scene.add(floor);
box(
	140,
	0.9,
	0.2,
	0,
	0.45,
	-depth / 2,
	new THREE.MeshStandardMaterial({ color: 0xe9e4db, roughness: 0.8 }),
);

const camera = new THREE.PerspectiveCamera(26, canvas.clientWidth / canvas.clientHeight, 1, 400);
camera.position.set(11.5, 14, 66);
camera.lookAt(7.6, 12.4, 0);
camera.updateMatrixWorld();
photograph(canvas, scene, camera, {
	reach: 60,
	target: [3, 11, 0],
	sun: 2.5,
	sky: 2.6,
	frames: Number(new URLSearchParams(location.search).get('frames') ?? 24),
});

const [from, to] = [
	[left, height + 1.2, depth / 2],
	[-left, height + 1.2, depth / 2],
].map((point) => toScreen(canvas, camera, point));
document.querySelector('.measure').innerHTML =
	`<path d="M${from[0]} ${from[1] - 8}v16M${to[0]} ${to[1] - 8}v16M${from}L${to}"/><rect x="${(from[0] + to[0]) / 2 - 44}" y="${(from[1] + to[1]) / 2 - 14}" width="88" height="28"/><text x="${(from[0] + to[0]) / 2}" y="${(from[1] + to[1]) / 2 + 7}">237 cm</text>`;
const finishes = [
	['#d0a671', '#9e7042'],
	['#e2cdab', '#c8ab80'],
	['#b98a56', '#7e5530'],
	['#8a5c38', '#5c3a20'],
	['#6c4a35', '#432b1d'],
	['#c7bba9', '#a1937d'],
	['#ede6da', '#dcd1bf'],
	['#77746e', '#5c5954'],
	['#3c3f40', '#2a2c2d'],
	['#a86a42', '#7c4626'],
	['#d9b98c', '#b58e5b'],
];
document.querySelector('.woods').innerHTML = finishes.map(() => '<i></i>').join('');
[...document.querySelectorAll('.woods i')].forEach((swatch, at) => {
	const [light, dark] = finishes[at];
	swatch.style.background = `repeating-linear-gradient(${86 + at * 0.6}deg, ${dark}66 0 1px, #0000 1px 4px, ${dark}44 4px 6px, #0000 6px 11px), linear-gradient(90deg, ${light}, ${dark} 60%, ${light})`;
	if (at === 0) swatch.className = 'on';
});
document.documentElement.removeAttribute('data-wait');
