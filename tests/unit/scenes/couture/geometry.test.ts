import { readFileSync } from 'node:fs';
import { MeshoptDecoder } from 'meshoptimizer/reference';
import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { describe, expect, test } from 'vitest';
import { cutGarment } from '#scenes/couture/cloth-geometry.ts';
import { fieldOfView, toFloor, toLook } from '#scenes/couture/layout.ts';
import { parsePanels } from '#scenes/couture/panels.ts';
import { createArm } from '#scenes/couture/stand/arm-geometry.ts';
import { listSections, toSection } from '#scenes/couture/stand/form-geometry.ts';
import { createStand } from '#scenes/couture/stand/stand-geometry.ts';
import { shadePixels } from '#scenes/stage/contact-shade.ts';
import { garmentKeys, garments, partNames, printPlaces } from '#tools/couture/garments.ts';

const models = await Promise.all(
	garmentKeys.map(async (key) => {
		const file = `public${garments[key].path}`;
		const bytes = readFileSync(file);
		const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
		const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
		const { scene } = await loader.parseAsync(content, '');
		const panels = parsePanels(JSON.parse(readFileSync(file.replace('.glb', '.json'), 'utf8')));
		return { key, cut: cutGarment(key, scene, panels) };
	}),
);

describe.each(models)('$key', ({ key, cut: { cloth, seen, box, footprint } }) => {
	const part = cloth.getAttribute('part');
	const place = cloth.getAttribute('cloth');

	test('has all parts of its menu, and no others', () => {
		const found = new Set<string>();
		for (let at = 0; at < part.count; at += 1) found.add(partNames[part.getX(at)] ?? '?');
		expect([...found].sort()).toEqual([...garments[key].parts].sort());
	});

	test('its form is a finger below the cloth at all heights, on the ground', () => {
		const { height } = toFloor({ type: 'single', model: key });
		const { right, sections, arms } = listSections(key);
		const { stand } = createStand(key, { hem: box.min.y, floor: height });
		const corners = stand.getAttribute('position');
		const around = (points: typeof corners, at: number, middle: number) => {
			const [x, z] = [points.getX(at) - right, points.getZ(at) - middle];
			return { angle: Math.atan2(x, z), away: Math.hypot(x, z) };
		};
		const position = cloth.getAttribute('position') as typeof corners;
		const step = 0.005;
		const layers = Map.groupBy(Array(position.count).keys(), (at) =>
			Math.floor(position.getY(at) / step),
		);
		let least = 1;
		const armCorners = arms.map(({ points, seen }) => createArm(points, seen).shown.length);
		const trunk = armCorners.reduce((sum, count) => sum + count, 0);
		for (let at = trunk; at < corners.count; at += 1) {
			const y = corners.getY(at);
			const top = sections.at(-1)?.height ?? 0;
			const { middle } = toSection(sections, Math.min(y, top));
			const own = around(corners, at, middle);
			const layer = Math.floor(y / step);
			for (const near of [layer - 1, layer, layer + 1].flatMap((one) => layers.get(one) ?? [])) {
				const { angle, away } = around(position, near, middle);
				if (Math.abs(angle - own.angle) * away < 0.006) least = Math.min(least, away - own.away);
			}
		}
		expect(least).toBeGreaterThan(0.006);
		expect(least).toBeLessThan(0.016);
		stand.computeBoundingBox();
		expect(stand.boundingBox?.min.y).toBeCloseTo(height, 3);
		expect(box.min.y - height).toBeGreaterThan(0.08);
	});

	test('what the first picture leaves out lies behind other things for who stands in front of it', () => {
		const { view } = toLook({ type: 'single', model: key });
		const form = createStand(key, {
			hem: box.min.y,
			floor: toFloor({ type: 'single', model: key }).height,
		});
		const things = [
			{ geometry: cloth, seen },
			{ geometry: form.stand, seen: form.seen },
		].map(({ geometry, seen }) => ({
			mesh: new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide })),
			seen,
		}));
		const eye = new Vector3().setFromSphericalCoords(view.distance, view.polar, view.azimuth);
		const found = { seen: 0, leftOut: 0 };
		const steps = 24;
		for (let at = 0; at < steps * steps; at += 1) {
			const goal = box.min.clone().setZ(0);
			goal.x += (box.max.x - box.min.x) * (((at % steps) + 0.5) / steps);
			goal.y += (box.max.y - box.min.y) * ((Math.floor(at / steps) + 0.5) / steps);
			const ray = new Raycaster(eye, goal.sub(eye).normalize());
			const [hit] = things
				.flatMap(({ mesh, seen }) =>
					ray.intersectObject(mesh).map(({ distance, faceIndex }) => ({
						distance,
						isSeen: (faceIndex ?? 0) * 3 < seen,
					})),
				)
				.sort((one, other) => one.distance - other.distance);
			if (hit) found[hit.isSeen ? 'seen' : 'leftOut'] += 1;
		}
		expect(found.seen).toBeGreaterThan(150);
		expect(found.leftOut).toBe(0);
		const shares = things.map(({ mesh, seen }) => seen / (mesh.geometry.index?.count ?? 0));
		expect(Math.min(...shares)).toBeLessThan(0.8);
		expect(Math.max(...shares)).toBeLessThan(0.95);
	});

	test('its arms are seen beyond the cuffs, and lie no farther in the sleeves than one sees', () => {
		const { arms } = listSections(key);
		expect(arms).toHaveLength(garments[key].parts.some((each) => each === 'sleeves') ? 2 : 0);
		const position = cloth.getAttribute('position');
		const near = new Vector3();
		for (const { points, seen } of arms) {
			const { geometry, shown } = createArm(points, seen);
			const place = geometry.getAttribute('position');
			const sleeve = Array.from({ length: position.count }, (_, at) =>
				new Vector3().fromBufferAttribute(position, at),
			).filter(({ x }) => Math.sign(x) === Math.sign(place.getX(place.count - 1)));
			let least = 1;
			let longest = 0;
			for (let at = 0; at < place.count; at += 7) {
				near.fromBufferAttribute(place, at);
				longest = Math.max(longest, shown[at] ?? 0);
				if ((shown[at] ?? 0) < 0)
					least = Math.min(least, ...sleeve.map((corner) => corner.distanceTo(near)));
			}
			expect(least).toBeGreaterThan(0.003);
			expect(longest).toBeGreaterThan(0.03);
			expect(Math.min(...shown)).toBeGreaterThan(-0.13);
			expect(Math.min(...shown)).toBeLessThan(-0.08);
		}
	});

	test('the ground is darkest under it', () => {
		const [x, z] = footprint.middle;
		const { outline, radius } = footprint;
		const at = (right: number, front: number) => {
			const column = Math.floor((((right - x) / radius[0] + 1) * shadePixels) / 2);
			const row = Math.floor((((z - front) / radius[1] + 1) * shadePixels) / 2);
			return outline[row * shadePixels + column] ?? 0;
		};
		expect(at(0, 0)).toBeGreaterThan(0.3);
		expect(at(x + radius[0] - 0.02, z)).toBeLessThan(0.05);
	});

	test('a narrow stage shows its width, and little more', () => {
		const { view: eye, breadth } = toLook({ type: 'single', model: key });
		const half = Math.tan((fieldOfView * Math.PI) / 360) * eye.distance * breadth;
		const share = Math.max(-box.min.x, box.max.x) / half;
		expect(share).toBeGreaterThan(0.85);
		expect(share).toBeLessThan(0.95);
	});

	test('metres of the pattern are metres of the cloth', () => {
		const uv = cloth.getAttribute('uv');
		const position = cloth.getAttribute('position');
		const faces = cloth.index?.array ?? [];
		let onCloth = 0;
		let onPattern = 0;
		for (let at = 0; at + 1 < faces.length; at += 3) {
			const [a = 0, b = 0] = [faces[at], faces[at + 1]];
			onPattern += Math.hypot(uv.getX(a) - uv.getX(b), uv.getY(a) - uv.getY(b));
			onCloth += Math.hypot(
				position.getX(a) - position.getX(b),
				position.getY(a) - position.getY(b),
				position.getZ(a) - position.getZ(b),
			);
		}
		expect(onCloth / onPattern).toBeGreaterThan(0.93);
		expect(onCloth / onPattern).toBeLessThan(1.07);
	});

	test('the middle of each place is on cloth, on the right side of the garment', () => {
		const position = cloth.getAttribute('position');
		for (const [number, name] of printPlaces.entries()) {
			let nearest = { away: Number.POSITIVE_INFINITY, x: 0, z: 0 };
			for (let at = 0; at < place.count; at += 1) {
				if (Math.round(place.getZ(at)) !== number) continue;
				const away = Math.hypot(place.getX(at), place.getY(at));
				if (away < nearest.away) nearest = { away, x: position.getX(at), z: position.getZ(at) };
			}
			if (key === 'womenDress' && name.startsWith('sleeve')) continue;
			expect(nearest.away, name).toBeLessThan(0.02);
			if (name === 'front') expect(nearest.z).toBeGreaterThan(0);
			if (name === 'back') expect(nearest.z).toBeLessThan(0);
			// The wearer's left is on the viewer's right, seen from the front.
			if (name === 'sleeve-left') expect(nearest.x).toBeGreaterThan(0.15);
			if (name === 'sleeve-right') expect(nearest.x).toBeLessThan(-0.15);
		}
	});
});
