import { MeshoptDecoder } from '/node_modules/three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from '/node_modules/three/examples/jsm/loaders/GLTFLoader.js';

/* The shirt before it was sewn: the map of its model is the flat pattern, so its panels are drawn from there. One square is 10 cm. */
const { panels, uvMetres } = await (await fetch('/public/models/mens-shirt-1.json')).json();
const loader = new GLTFLoader();
loader.setMeshoptDecoder(MeshoptDecoder);
const { scene } = await loader.loadAsync('/public/models/mens-shirt-1.glb');

/** CSS pixels for a metre of cloth. */
const metre = 470;
const unit = metre * uvMetres;
/** Where each panel lies: the middle of its upper edge. */
const places = {
	front: [158, 40],
	back: [446, 106],
	'sleeve-left': [708, 32],
	'sleeve-right': [708, 334],
	yoke: [446, 36],
	collar: [158, 476],
	'collar-stand': [446, 500],
	'cuff-left': [876, 60],
	'cuff-right': [876, 362],
};
const names = {
	front: 'Front',
	back: 'Back',
	'sleeve-left': 'Left sleeve',
	'sleeve-right': 'Right sleeve',
	yoke: 'Yoke',
	collar: 'Collar',
	'collar-stand': 'Stand',
	'cuff-left': 'Cuff',
	'cuff-right': 'Cuff',
};

/** The edges of a panel that belong to one triangle alone, as lines from point to point of its map. */
function toOutline(mesh, [left, top, right, bottom]) {
	const { uv } = mesh.geometry.attributes;
	const { array } = mesh.geometry.index;
	const edges = new Map();
	const key = (at) => `${uv.getX(at).toFixed(4)} ${uv.getY(at).toFixed(4)}`;
	const inside = (at) =>
		uv.getX(at) >= left - 0.002 &&
		uv.getX(at) <= right + 0.002 &&
		uv.getY(at) >= top - 0.002 &&
		uv.getY(at) <= bottom + 0.002;
	for (let at = 0; at < array.length; at += 3) {
		const corners = [array[at], array[at + 1], array[at + 2]];
		if (!corners.every(inside)) continue;
		corners.forEach((from, side) => {
			const [a, b] = [key(from), key(corners[(side + 1) % 3])];
			const name = a < b ? `${a},${b}` : `${b},${a}`;
			edges.set(name, (edges.get(name) ?? 0) + 1);
		});
	}
	return [...edges].filter(([, count]) => count === 1).map(([name]) => name.split(','));
}

/** Lines put end to end, as one closed path for each ring. */
function toRings(lines) {
	const next = new Map();
	for (const [a, b] of lines) {
		next.set(a, [...(next.get(a) ?? []), b]);
		next.set(b, [...(next.get(b) ?? []), a]);
	}
	const rings = [];
	while (next.size) {
		let [here] = next.keys();
		const ring = [];
		while (here && next.has(here)) {
			ring.push(here.split(' ').map(Number));
			const onward = next.get(here).find((there) => next.has(there));
			next.delete(here);
			here = onward;
		}
		if (ring.length > 8) rings.push(ring);
	}
	return rings;
}

let drawing = '';
for (let line = 0; line <= 960; line += metre / 10)
	drawing += `<path class="grid" d="M${line} 0v640M0 ${line}h960"/>`;
scene.traverse((mesh) => {
	const name =
		mesh.isMesh &&
		Object.keys(places).find((panel) => mesh.name === panel || mesh.parent.name === panel);
	if (!name) return;
	const { rect } = panels[name];
	const [left, top, right, bottom] = rect;
	const [x, y] = places[name];
	const toPoint = ([u, v]) => [x + (u - (left + right) / 2) * unit, y + (v - top) * unit];
	const d = toRings(toOutline(mesh, rect))
		.map(
			(ring) =>
				`M${ring
					.map((point) =>
						toPoint(point)
							.map((part) => part.toFixed(1))
							.join(' '),
					)
					.join('L')}Z`,
		)
		.join('');
	const tall = (bottom - top) * unit;
	const middle = y + tall / 2;
	drawing += `<path class="cloth" d="${d}"/>`;
	if (tall > 100)
		drawing += `<path class="run" d="M${x} ${middle + 34}V${y + tall - 22}m-5 -8l5 8 5-8M${x} ${middle + 34}m-5 8l5-8 5 8"/>`;
	drawing += `<text x="${x}" y="${middle + (tall > 100 ? 0 : name === 'collar-stand' ? 42 : 7)}">${names[name]}</text>`;
	if (tall > 100)
		drawing += `<text class="size" x="${x}" y="${middle + 21}">${((right - left) * uvMetres * 100).toFixed(0)} × ${((bottom - top) * uvMetres * 100).toFixed(0)} cm</text>`;
});
document.querySelector('.pieces').innerHTML = drawing;
document.documentElement.removeAttribute('data-wait');
