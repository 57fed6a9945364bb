import { oak, photograph, THREE } from '../shared/studio.js';

/* Spools of thread standing on the table, seen from above and aside; an end of thread runs to the quote. */
const canvas = document.querySelector('.spool');
const scene = new THREE.Scene();
const table = new THREE.Mesh(
	new THREE.PlaneGeometry(80, 80),
	new THREE.ShadowMaterial({ opacity: 0.42, color: 0x04301d }),
);
table.rotation.x = -Math.PI / 2;
table.receiveShadow = true;
scene.add(table);
const wood = new THREE.MeshStandardMaterial({
	map: oak(256, 256, 8, [
		[226, 190, 142],
		[178, 132, 84],
	]),
	roughness: 0.55,
});

function spool(x, z, size, colour, turn) {
	const group = new THREE.Group();
	const outline = [
		[0.28, 0],
		[1.28, 0],
		[1.34, 0.08],
		[1.34, 0.36],
		[1.24, 0.46],
		[0.62, 0.62],
		[0.62, 3.4],
		[1.24, 3.56],
		[1.34, 3.66],
		[1.34, 3.94],
		[1.28, 4.02],
		[0.3, 4.02],
		[0.28, 3.9],
		[0.28, 2.6],
	];
	group.add(
		new THREE.Mesh(
			new THREE.LatheGeometry(
				outline.map(([r, y]) => new THREE.Vector2(r, y)),
				72,
			),
			wood,
		),
	);
	const thread = new THREE.MeshStandardMaterial({ color: colour, roughness: 0.42 });
	for (let ring = 0; ring < 27; ring++) {
		const winding = new THREE.Mesh(
			new THREE.TorusGeometry(1.06 - 0.05 * Math.abs(Math.sin(ring * 1.7)), 0.062, 10, 72),
			thread,
		);
		winding.rotation.x = Math.PI / 2 + 0.03 * Math.sin(ring * 2.1);
		winding.rotation.y = 0.03 * Math.cos(ring * 1.3);
		winding.position.y = 0.66 + ring * 0.104;
		group.add(winding);
	}
	const core = new THREE.Mesh(new THREE.CylinderGeometry(1.0, 1.0, 2.8, 48), thread);
	core.position.y = 2;
	group.add(core);
	group.traverse((mesh) => Object.assign(mesh, { castShadow: true, receiveShadow: true }));
	group.position.set(x, 0, z);
	group.rotation.y = turn;
	group.scale.setScalar(size);
	scene.add(group);
	return thread;
}
spool(-6.5, -1.5, 1.05, 0xf3b73b, 0.4);
spool(-9.4, -3.2, 1.05, 0xf7f3e8, 1.2);
const green = spool(-7.9, 2.6, 1.05, 0x0f4d34, 2);
const path = new THREE.CatmullRomCurve3(
	[
		[-6.8, 1.3, 2.9],
		[-5.6, 0.3, 4.2],
		[-4.2, 0.06, 4.6],
		[-3, 0.06, 3.6],
		[-1.6, 0.06, 4.4],
		[1, 0.06, 4],
	].map((point) => new THREE.Vector3(...point)),
);
const end = new THREE.Mesh(new THREE.TubeGeometry(path, 160, 0.06, 10), green);
end.castShadow = true;
scene.add(end);
const camera = new THREE.PerspectiveCamera(24, canvas.clientWidth / canvas.clientHeight, 1, 200);
camera.position.set(0, 26, 24);
camera.lookAt(-0.4, 0.6, 0.6);
camera.updateMatrixWorld();
photograph(canvas, scene, camera, {
	reach: 36,
	target: [-5, 0, 1],
	clear: true,
	sun: 2.3,
	sky: 2.3,
});
document.documentElement.removeAttribute('data-wait');
