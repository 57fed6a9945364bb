import { cloud, noise } from '../shared/noise.js';
import { fromCanvas, photograph, THREE, toTexture } from '../shared/studio.js';

/* A floor of 4.2 x 3.1 m in one tile of 20 cm. One unit is 10 cm. */
const [cream, clay, night, ochre] = ['#f0dfc4', '#b4512c', '#4a2a20', '#d99a4e'];
const side = 256;

/** One tile: an eight-pointed star, and quarters of a ring that join with those of its neighbours. */
function drawTile(context, x, y, size) {
	const unit = size / 16;
	context.save();
	context.translate(x, y);
	context.beginPath();
	context.rect(0, 0, size, size);
	context.clip();
	context.fillStyle = cream;
	context.fillRect(0, 0, size, size);
	for (const [cx, cy] of [
		[0, 0],
		[16, 0],
		[0, 16],
		[16, 16],
	]) {
		for (const [radius, colour] of [
			[7.3, clay],
			[6.1, cream],
			[2.6, clay],
			[1.5, cream],
		]) {
			context.fillStyle = colour;
			context.beginPath();
			context.arc(cx * unit, cy * unit, radius * unit, 0, 7);
			context.fill();
		}
	}
	for (const turn of [0, Math.PI / 4]) {
		context.save();
		context.translate(8 * unit, 8 * unit);
		context.rotate(turn);
		context.fillStyle = night;
		context.fillRect(-2.1 * unit, -2.1 * unit, 4.2 * unit, 4.2 * unit);
		context.restore();
	}
	context.fillStyle = ochre;
	context.beginPath();
	context.arc(8 * unit, 8 * unit, 1.2 * unit, 0, 7);
	context.fill();
	context.restore();
}

function paintFloor(columns, rows) {
	const canvas = new OffscreenCanvas(columns * side, rows * side);
	const context = canvas.getContext('2d');
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < columns; column++) {
			const [x, y] = [column * side, row * side];
			drawTile(context, x, y, side);
			context.fillStyle =
				noise(column, row, 3) > 0.5
					? `rgba(60,20,0,${0.1 * noise(column, row, 5)})`
					: `rgba(255,240,215,${0.14 * noise(column, row, 5)})`;
			context.fillRect(x, y, side, side);
			context.strokeStyle = '#b9a58c';
			context.lineWidth = 5;
			context.strokeRect(x, y, side, side);
		}
	return canvas;
}

const canvas = document.querySelector('.floor');
const scene = new THREE.Scene();
const [across, deep] = [42, 31];
const ground = new THREE.Mesh(
	new THREE.PlaneGeometry(across, 2 * deep),
	new THREE.MeshStandardMaterial({ map: fromCanvas(paintFloor(21, 31)), roughness: 0.5 }),
);
ground.rotation.x = -Math.PI / 2;
ground.position.z = deep / 2;
scene.add(ground);
const lime = toTexture(
	256,
	256,
	(x, y) => {
		const tone = 236 + 16 * (cloud(x / 60, y / 60, 2) - 0.5) + 5 * (noise(x, y, 4) - 0.5);
		return [tone, tone - 9, tone - 24];
	},
	{ repeat: [3, 2] },
);
const wall = new THREE.MeshStandardMaterial({ map: lime, roughness: 1 });
function box(w, h, d, x, y, z, material) {
	const mesh = new THREE.Mesh(new THREE.BoxGeometry(w, h, d), material);
	mesh.position.set(x, y, z);
	mesh.castShadow = true;
	mesh.receiveShadow = true;
	scene.add(mesh);
	return mesh;
}
ground.receiveShadow = true;
const plinth = new THREE.MeshStandardMaterial({ color: 0xece2d0, roughness: 0.55 });
box(across + 8, 30, 1, 0, 15, -deep / 2 - 0.5, wall);
box(1, 30, deep, across / 2 + 0.5, 15, 0, wall);
box(across, 1.1, 0.3, 0, 0.55, -deep / 2 + 0.15, plinth);
box(0.3, 1.1, deep, across / 2 - 0.15, 0.55, 0, plinth);
// A few tiles that were left over, in the plain clay of the series.
const edge = new THREE.MeshStandardMaterial({ color: 0xc9825f, roughness: 0.9 });
const glaze = new THREE.MeshStandardMaterial({ color: 0xb4512c, roughness: 0.32 });
for (let level = 0; level < 6; level++) {
	const tile = box(1.98, 0.17, 1.98, -8.7, 0.09 + level * 0.18, 6.9, [
		edge,
		edge,
		glaze,
		edge,
		edge,
		edge,
	]);
	tile.rotation.y = 0.3 + 0.2 * Math.sin(level * 2.7);
}

const camera = new THREE.PerspectiveCamera(24, canvas.clientWidth / canvas.clientHeight, 1, 300);
camera.position.set(-10, 14.5, 28);
camera.lookAt(-3.2, 0.2, 1.5);
camera.updateMatrixWorld();
photograph(canvas, scene, camera, {
	reach: 70,
	target: [0, 0, 0],
	sun: 2.5,
	sky: 2.6,
	from: [-0.7, 0.62, 0.45],
});
const sample = document.querySelector('.piece canvas').getContext('2d');
drawTile(sample, 0, 0, 176);
document.documentElement.removeAttribute('data-wait');
