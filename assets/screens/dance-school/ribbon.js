import { photograph, THREE } from '../shared/studio.js';

/* A satin ribbon dropped over the corner of the timetable. */
const canvas = document.querySelector('.ribbon');
const scene = new THREE.Scene();
const table = new THREE.Mesh(
	new THREE.PlaneGeometry(80, 80),
	new THREE.ShadowMaterial({ opacity: 0.4, color: 0x3a000a }),
);
table.rotation.x = -Math.PI / 2;
table.receiveShadow = true;
scene.add(table);
const path = new THREE.CatmullRomCurve3(
	[
		[-12.6, 0.5, -9],
		[-9.8, 1.3, -7.4],
		[-8.2, 0.5, -5.4],
		[-9.9, 1.2, -3.4],
		[-8.9, 0.5, -0.6],
		[-10.4, 1.1, 1.4],
		[-8.5, 0.6, 3.6],
		[-10, 1.1, 5.6],
		[-7.2, 0.5, 7.2],
		[-5.4, 0.8, 8.6],
	].map((point) => new THREE.Vector3(...point)),
);
const [steps, half] = [420, 0.55];
const places = [];
const faces = [];
for (let step = 0; step <= steps; step++) {
	const share = step / steps;
	const [middle, along] = [path.getPointAt(share), path.getTangentAt(share)];
	const across = new THREE.Vector3(along.z, 0, -along.x).normalize();
	const tilt = 0.95 * Math.sin(share * 19) + 0.2;
	across.multiplyScalar(Math.cos(tilt)).addScaledVector(new THREE.Vector3(0, 1, 0), Math.sin(tilt));
	for (const side of [-1, -0.5, 0, 0.5, 1]) {
		const place = middle.clone().addScaledVector(across, side * half);
		place.y = Math.max(0.04, place.y + 0.12 * (1 - side * side));
		places.push(place.x, place.y, place.z);
	}
	if (step)
		for (let strip = 0; strip < 4; strip++) {
			const [a, b] = [(step - 1) * 5 + strip, step * 5 + strip];
			faces.push(a, b, a + 1, b, b + 1, a + 1);
		}
}
const shape = new THREE.BufferGeometry();
shape.setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
shape.setIndex(faces);
shape.computeVertexNormals();
const satin = new THREE.MeshPhysicalMaterial({
	color: 0xf2a3ad,
	roughness: 0.34,
	sheen: 1,
	sheenColor: 0xffd9dc,
	sheenRoughness: 0.4,
	side: THREE.DoubleSide,
});
const ribbon = new THREE.Mesh(shape, satin);
ribbon.castShadow = ribbon.receiveShadow = true;
scene.add(ribbon);
const camera = new THREE.PerspectiveCamera(24, canvas.clientWidth / canvas.clientHeight, 1, 200);
camera.position.set(0, 34, 9);
camera.lookAt(0, 0, 0.4);
camera.updateMatrixWorld();
photograph(canvas, scene, camera, {
	reach: 40,
	target: [-6, 0, 1],
	clear: true,
	frames: 56,
	sun: 2.6,
	sky: 2.1,
});
document.documentElement.removeAttribute('data-wait');
