/**
 * Repairs the placket of the women's shirt above the waist seam: the last row of the strip is wider than the strip, and its
 * four lines of stitches run together in one point, which looks like a knot. The row gets the width of the others, and
 * the end of the strip is flat.
 *
 * Usage: `node assets/garments/repair-waist.ts public/models/womens-shirt.glb`. `pack.ts` does it for a model that was packed
 * again. To repair it again changes nothing that can be seen.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { MeshoptEncoder } from 'meshoptimizer/encoder';

/** A strip ends at the seam: the heights between which it is repaired, and those of the rows that show how it should be. In metres. */
const ends = [
	{ from: 1.1015, to: 1.1135, model: [1.1135, 1.1262] },
	{ from: 1.0895, to: 1.1015, model: [1.0785, 1.0895] },
] as const;
/** Points whose normal points to the front at least so much are on the face of the strip. */
const front = 0.2;

type Point = readonly [x: number, y: number, z: number];

interface View {
	buffer: number;
	byteOffset: number;
	byteLength: number;
	extensions: {
		EXT_meshopt_compression: {
			byteOffset: number;
			byteLength: number;
			byteStride: number;
			count: number;
			mode: string;
			filter?: string;
		};
	};
}

interface Model {
	buffers: { byteLength: number }[];
	bufferViews: View[];
	accessors: { bufferView: number; min?: number[]; max?: number[] }[];
	nodes: { name: string; mesh: number; translation: number[]; scale: number[] }[];
	meshes: { primitives: { attributes: Record<string, number> }[] }[];
}

export async function repairWaist(file: Buffer): Promise<Buffer> {
	await MeshoptDecoder.ready;
	await MeshoptEncoder.ready;
	const length = file.readUInt32LE(12);
	const model: Model = JSON.parse(file.subarray(20, 20 + length).toString());
	const data = file.subarray(28 + length);
	const node = model.nodes.find(({ name }) => name === 'placket');
	const attributes = node && model.meshes[node.mesh]?.primitives[0]?.attributes;
	if (!node || !attributes) throw new Error('The model has no placket.');
	const place = accessorOf(model, attributes.POSITION);
	const way = accessorOf(model, attributes.NORMAL);
	const views = new Map<View, Uint8Array>();

	const shade = accessorOf(model, attributes.COLOR_0);
	const points = new Int16Array(decode(place.view, data).buffer);
	const facing = new Int8Array(decode(way.view, data).buffer);
	const colours = decode(shade.view, data);
	const { scale, translation } = node;
	const read = (point: number): Point => {
		const [x = 0, y = 0, z = 0] = [0, 1, 2].map(
			(axis) =>
				((points[point * 4 + axis] ?? 0) / 32767) * (scale[axis] ?? 1) + (translation[axis] ?? 0),
		);
		return [x, y, z];
	};
	const write = (point: number, axis: number, value: number) => {
		points[point * 4 + axis] = Math.round(
			((value - (translation[axis] ?? 0)) / (scale[axis] ?? 1)) * 32767,
		);
	};
	const all = Array.from({ length: points.length / 4 }, (_, point) => point);
	const isFace = (point: number) => (facing[point * 4 + 2] ?? 0) / 127 > front;
	for (const { from, to, model: sound } of ends) {
		const rows = all.filter((point) => {
			const [, y, z] = read(point);
			return z > 0.1 && y > sound[0] && y < sound[1];
		});
		const widths = rows.map((point) => read(point)[0]);
		const face = rows.filter(isFace);
		const [, height, depth] = [0, 1, 2].map((axis) =>
			mean(face.map((point) => read(point)[axis] ?? 0)),
		);
		const slope = slopeOf(
			all.filter(isFace).map(read),
			to < 1.11 ? [1.06, 1.0895] : [1.1135, 1.14],
		);
		const normal = [0, 1, 2].map((axis) =>
			mean(face.map((point) => facing[point * 4 + axis] ?? 0)),
		);
		const open = [0, 1, 2, 3].map((part) =>
			mean(face.map((point) => colours[point * 4 + part] ?? 0)),
		);
		for (const point of all) {
			const [x, y, z] = read(point);
			if (z < 0.1 || y < from || y > to) continue;
			write(point, 0, Math.min(Math.max(...widths), Math.max(Math.min(...widths), x)));
			if (!isFace(point)) continue;
			write(point, 2, (depth ?? 0) + slope * (y - (height ?? 0)));
			for (const axis of [0, 1, 2]) facing[point * 4 + axis] = Math.round(normal[axis] ?? 0);
			for (const part of [0, 1, 2, 3]) colours[point * 4 + part] = Math.round(open[part] ?? 0);
		}
	}
	const encode = (view: View, bytes: Uint8Array) => {
		const { count, byteStride } = view.extensions.EXT_meshopt_compression;
		views.set(view, MeshoptEncoder.encodeGltfBuffer(bytes, count, byteStride, 'ATTRIBUTES'));
	};
	encode(place.view, new Uint8Array(points.buffer));
	encode(shade.view, colours);
	const directions = Float32Array.from(facing, (value) => value / 127);
	encode(way.view, MeshoptEncoder.encodeFilterOct(directions, all.length, 4, 8));
	const axes = [0, 1, 2].map((axis) => all.map((point) => points[point * 4 + axis] ?? 0));
	place.accessor.min = axes.map((values) => Math.min(...values));
	place.accessor.max = axes.map((values) => Math.max(...values));
	return write3d(model, data, views);
}

/** How much nearer the strip is to the eye for each metre that it rises, between two heights. */
function slopeOf(face: readonly Point[], [low, high]: readonly [number, number]): number {
	const near = face.filter(([, y, z]) => z > 0.1 && y > low && y < high);
	const y = mean(near.map((at) => at[1]));
	const z = mean(near.map((at) => at[2]));
	const over = near.reduce((sum, at) => sum + (at[1] - y) * (at[2] - z), 0);
	return over / near.reduce((sum, at) => sum + (at[1] - y) ** 2, 0);
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function accessorOf(model: Model, number = -1) {
	const accessor = model.accessors[number];
	const view = accessor && model.bufferViews[accessor.bufferView];
	if (!accessor || !view) throw new Error(`The model has no accessor ${number}.`);
	return { accessor, view };
}

function decode(view: View, data: Uint8Array): Uint8Array<ArrayBuffer> {
	const { byteOffset, byteLength, byteStride, count, mode, filter } =
		view.extensions.EXT_meshopt_compression;
	const bytes = new Uint8Array(count * byteStride);
	const packed = data.subarray(byteOffset, byteOffset + byteLength);
	MeshoptDecoder.decodeGltfBuffer(bytes, count, byteStride, packed, mode, filter);
	return bytes;
}

/** The file with other packed bytes for some views. */
function write3d(model: Model, data: Uint8Array, changed: ReadonlyMap<View, Uint8Array>): Buffer {
	const parts: Uint8Array[] = [];
	let at = 0;
	for (const view of model.bufferViews) {
		const packed = view.extensions.EXT_meshopt_compression;
		const own = data.subarray(packed.byteOffset, packed.byteOffset + packed.byteLength);
		const bytes = changed.get(view) ?? own;
		const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
		padded.set(bytes);
		parts.push(padded);
		packed.byteOffset = at;
		packed.byteLength = bytes.length;
		at += padded.length;
	}
	const [buffer] = model.buffers;
	if (buffer) buffer.byteLength = at;
	const words = Buffer.from(JSON.stringify(model));
	const json = Buffer.alloc(Math.ceil(words.length / 4) * 4, ' ');
	words.copy(json);
	const header = Buffer.alloc(20);
	header.write('glTF');
	header.writeUInt32LE(2, 4);
	header.writeUInt32LE(28 + json.length + at, 8);
	header.writeUInt32LE(json.length, 12);
	header.write('JSON', 16);
	const chunk = Buffer.alloc(8);
	chunk.writeUInt32LE(at, 0);
	chunk.write('BIN\0', 4);
	return Buffer.concat([header, json, chunk, ...parts]);
}

const [, , file] = process.argv;
if (import.meta.main && file) writeFileSync(file, await repairWaist(readFileSync(file)));
