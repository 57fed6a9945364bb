import { MeshoptDecoder } from '/node_modules/three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from '/node_modules/three/examples/jsm/loaders/GLTFLoader.js';
import { fromCanvas, photograph, THREE } from '../shared/studio.js';

/* A work jacket: the sewn shirt of our own, in navy twill with bands that reflect. Its map is its flat pattern. */
const canvas = document.querySelector('.jacket');
const size = 2048;
const { panels } = await (await fetch('/public/models/mens-shirt-1.json')).json();
const loader = new GLTFLoader();
loader.setMeshoptDecoder(MeshoptDecoder);
const { scene: garment } = await loader.loadAsync('/public/models/mens-shirt-1.glb');

const cloth = new OffscreenCanvas(size, size);
const context = cloth.getContext('2d');
context.fillStyle = '#1c2f57';
context.fillRect(0, 0, size, size);
context.lineWidth = 1;
for (let line = -size; line < size; line += 4) {
	context.strokeStyle = line % 8 ? '#223866' : '#172748';
	context.beginPath();
	context.moveTo(line, 0);
	context.lineTo(line + size, size);
	context.stroke();
}
/** A signal band with silver in its middle, from side to side of a panel; `from` is its upper edge, in map units from the panel's zero. */
function band(name, from, high = 0.041) {
	const { rect, origin } = panels[name];
	const [left, right] = [rect[0] * size, rect[2] * size];
	const [y, tall] = [(origin[1] + from) * size, high * size];
	context.fillStyle = '#d7f205';
	context.fillRect(left, y, right - left, tall);
	context.fillStyle = '#c9ced6';
	context.fillRect(left, y + tall * 0.28, right - left, tall * 0.44);
	context.strokeStyle = '#9ab000';
	context.lineWidth = 2;
	context.setLineDash([6, 4]);
	for (const edge of [0.05, 0.95]) {
		context.beginPath();
		context.moveTo(left, y + tall * edge);
		context.lineTo(right, y + tall * edge);
		context.stroke();
	}
	context.setLineDash([]);
}
for (const from of [0.227, 0.348]) {
	band('front', from);
	band('back', from);
	// Its zero lies higher, where the collar begins.
	band('placket', from - 0.0187);
}
for (const panel of ['sleeve-left', 'sleeve-right'])
	for (const from of [0.08, 0.178]) band(panel, from);
const map = fromCanvas(cloth);
map.flipY = false;

const signal = new THREE.MeshStandardMaterial({
	color: 0xd7f205,
	roughness: 0.8,
	side: THREE.DoubleSide,
});
const twill = new THREE.MeshStandardMaterial({ map, roughness: 0.85, side: THREE.DoubleSide });
const button = new THREE.MeshStandardMaterial({ color: 0x2a2d33, roughness: 0.35, metalness: 0.4 });
garment.traverse((mesh) => {
	if (!mesh.isMesh) return;
	const { name } = mesh.material;
	mesh.material =
		name === 'collar' ? signal : name === 'buttons' || name === 'threads' ? button : twill;
	mesh.castShadow = mesh.receiveShadow = true;
});
const scene = new THREE.Scene();
const box = new THREE.Box3().setFromObject(garment);
const middle = box.getCenter(new THREE.Vector3());
garment.position.sub(middle);
const holder = new THREE.Group();
holder.add(garment);
holder.scale.setScalar(10);
holder.rotation.y = 0.32;
scene.add(holder);
const wall = new THREE.Mesh(
	new THREE.PlaneGeometry(60, 60),
	new THREE.ShadowMaterial({ opacity: 0.36, color: 0x2c3600 }),
);
wall.position.z = -2.6;
wall.receiveShadow = true;
scene.add(wall);
const camera = new THREE.PerspectiveCamera(22, canvas.clientWidth / canvas.clientHeight, 1, 200);
camera.position.set(2.1, 0.6, 21.5);
camera.lookAt(2.1, -0.1, 0);
camera.updateMatrixWorld();
photograph(canvas, scene, camera, {
	reach: 24,
	target: [0, 0, 0],
	clear: true,
	sun: 2.5,
	sky: 2.4,
	from: [-0.62, 0.6, 0.8],
});
document.documentElement.removeAttribute('data-wait');
