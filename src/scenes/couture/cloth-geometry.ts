import {
	Box3,
	BufferAttribute,
	BufferGeometry,
	Color,
	Matrix3,
	Matrix4,
	Mesh,
	type Object3D,
	Sphere,
	Vector3,
} from 'three';
import { type GarmentKey, type Part, partNames, toPart } from '#tools/couture/garments.ts';
import type { Colour } from '#tools/design/colour.ts';
import { type Footprint, toFootprint } from './footprint.ts';
import { movePoints, normalize, toNumbers } from './numbers.ts';
import { type Panels, toGround, toNumber } from './panels.ts';

/** A garment in two draws: its cloth, threads included, and its buttons. */
export interface Cut {
	cloth: BufferGeometry;
	/** So many corners of the cloth come first; those after them cannot be seen from the front. */
	seen: number;
	buttons: BufferGeometry | undefined;
	/** Metres; the middle of the box is at the origin. */
	box: Box3;
	/** What it covers of the ground. */
	footprint: Footprint;
}

const buttonRoughness = 0.22;

/** Of these parts, cloth that is turned away from the front is not seen, but where it lies around an opening. */
const closed: readonly Part[] = ['body', 'sleeves', 'skirt'];
/** So much light comes to the inside of cloth around an opening, 0 to 1. */
const opening = 0.6;
/** So far cloth is turned away that perspective does not matter, as the front of its normal. */
const away = -0.2;

/** Farther than this from the middle line, in metres, the strip of the buttons is a piece of the peplum. */
const placketReach = 0.03;

/**
 * Joins the meshes of a garment and moves it to the origin. Attributes of the result: `uv` in metres of the pattern,
 * `shade` the openness outside and inside, `part` the number of the part, `cloth` the offset from the middle of a place
 * (metres to the right and up) and the number of the place, or −1.
 */
export function cutGarment(key: GarmentKey, model: Object3D, panels: Panels): Cut {
	model.updateMatrixWorld(true);
	const box = new Box3().setFromObject(model);
	const middle = box.getCenter(new Vector3());
	const meshes: Mesh[] = [];
	model.traverse((thing) => {
		if (thing instanceof Mesh) meshes.push(thing);
	});
	const buttons = meshes.filter(({ name }) => name === 'buttons');
	const cloth = meshes.filter(({ name }) => name !== 'buttons');
	box.translate(middle.clone().negate());
	const { joined, seen } = join(key, cloth, panels, middle, box);
	const { array } = joined.getAttribute('position');
	return {
		cloth: joined,
		seen,
		buttons:
			buttons.length > 0 ? polish(join(key, buttons, panels, middle, box).joined) : undefined,
		box,
		footprint: toFootprint(array as Float32Array, box),
	};
}

/** The roughness of the buttons, and room for their dye. */
function polish(buttons: BufferGeometry): BufferGeometry {
	const { count } = buttons.getAttribute('position');
	const colours = new Float32Array(count * 4).fill(buttonRoughness);
	return buttons.setAttribute('color', new BufferAttribute(colours, 4));
}

/** The dye is in the corners, so that one material serves buttons and form: the card changes from one to the other for less. */
export function dyeButtons(buttons: BufferGeometry, colour: Colour) {
	const colours = buttons.getAttribute('color');
	const { r, g, b } = new Color(colour);
	for (let at = 0; at < colours.count; at += 1) colours.setXYZ(at, r, g, b);
	colours.needsUpdate = true;
}

function join(
	key: GarmentKey,
	meshes: readonly Mesh[],
	panels: Panels,
	middle: Vector3,
	box: Box3,
) {
	const count = meshes.reduce(
		(sum, { geometry }) => sum + geometry.getAttribute('position').count,
		0,
	);
	const position = new Float32Array(count * 3);
	const normal = new Float32Array(count * 3);
	const uv = new Float32Array(count * 2);
	const shade = new Float32Array(count * 2);
	const part = new Float32Array(count);
	const cloth = new Float32Array(count * 3);
	const index = new Uint32Array(
		meshes.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0), 0),
	);
	let first = 0;
	let seen = 0;
	let hidden = index.length;
	for (const mesh of meshes) {
		const { geometry, matrixWorld, name } = mesh;
		const { count } = geometry.getAttribute('position');
		const points = toNumbers(geometry.getAttribute('position'));
		movePoints(
			points,
			new Matrix4().makeTranslation(middle.clone().negate()).multiply(matrixWorld),
		);
		position.set(points, first * 3);
		const normals = toNumbers(geometry.getAttribute('normal'));
		const turn = new Matrix3().getNormalMatrix(matrixWorld);
		movePoints(normals, new Matrix4().setFromMatrix3(turn));
		normalize(normals);
		normal.set(normals, first * 3);
		const flat = toNumbers(geometry.getAttribute('uv'));
		const colours = geometry.getAttribute('color');
		const colour = toNumbers(colours);
		const ground = toGround(panels, name);
		const place = ground ? toNumber(ground.place) : -1;
		const origin = panels.panels[name]?.origin ?? [0, 0];
		const partNumber = partNames.indexOf(toPart(key, name));
		for (let at = 0; at < count; at += 1) {
			const to = first + at;
			const u = (flat[at * 2] ?? 0) * panels.uvMetres;
			const v = (flat[at * 2 + 1] ?? 0) * panels.uvMetres;
			uv[to * 2] = u;
			uv[to * 2 + 1] = v;
			shade[to * 2] = colour[at * colours.itemSize] ?? 0;
			shade[to * 2 + 1] = colour[at * colours.itemSize + 3] ?? 1;
			part[to] = partNumber;
			const x = u - origin[0] * panels.uvMetres;
			const y = v - origin[1] * panels.uvMetres;
			const bare = !ground || (name === 'placket' && Math.abs(x) > placketReach);
			cloth[to * 3] = bare ? 0 : x - ground.middle[0];
			cloth[to * 3 + 1] = bare ? 0 : ground.middle[1] - y;
			cloth[to * 3 + 2] = bare ? -1 : place;
		}
		const isClosed = closed.includes(toPart(key, name));
		const corners = geometry.index?.array ?? [];
		for (let at = 0; at < corners.length; at += 3) {
			const one = first + (corners[at] ?? 0);
			const isHidden =
				isClosed && (normal[one * 3 + 2] ?? 0) < away && (shade[one * 2 + 1] ?? 1) < opening;
			if (isHidden) hidden -= 3;
			const to = isHidden ? hidden : seen;
			if (!isHidden) seen += 3;
			index[to] = one;
			index[to + 1] = first + (corners[at + 1] ?? 0);
			index[to + 2] = first + (corners[at + 2] ?? 0);
		}
		first += count;
	}
	const joined = new BufferGeometry();
	joined.setAttribute('position', new BufferAttribute(position, 3));
	joined.setAttribute('normal', new BufferAttribute(normal, 3));
	joined.setAttribute('uv', new BufferAttribute(uv, 2));
	joined.setAttribute('shade', new BufferAttribute(shade, 2));
	joined.setAttribute('part', new BufferAttribute(part, 1));
	joined.setAttribute('cloth', new BufferAttribute(cloth, 3));
	joined.setIndex(new BufferAttribute(index, 1));
	joined.boundingSphere = box.getBoundingSphere(new Sphere());
	return { joined, seen };
}
