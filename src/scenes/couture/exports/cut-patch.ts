import { toNumber } from '#scenes/couture/panels.ts';
import type { Label } from '#tools/couture/edges/label.ts';
import { metresPerUnit, printWidth } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import type { Shape } from './model-job.ts';

/**
 * Where a point of the cloth lies on a picture that is laid on it: shares of its width and height, from the upper left
 * corner. Undefined where the picture cannot be.
 */
export type Lay = (point: number) => readonly [u: number, v: number] | undefined;

/** A print on the outside, as the shader of the cloth has it. `rim` is the empty share at each side of its picture. */
export function layPrint({ ground }: Shape, print: Print, rim: number): Lay {
	const { place, positionX, positionY, scale, turn } = print;
	const angle = (turn * Math.PI) / 180;
	const side = scale * printWidth;
	return (point) => {
		const [x = 0, y = 0, number] = ground.subarray(point * 3, point * 3 + 3);
		if (number !== toNumber(place)) return undefined;
		const right = (x - positionX * metresPerUnit) / side;
		const up = (y - positionY * metresPerUnit) / side;
		const across = right * Math.cos(angle) - up * Math.sin(angle);
		const down = -right * Math.sin(angle) - up * Math.cos(angle);
		return [toRimmed(across + 0.5, rim), toRimmed(down + 0.5, rim)];
	};
}

/** The label on the inside, where left and right of the pattern are exchanged. */
export function layLabel({ uv }: Shape, { middle, width, height }: Label, rim: number): Lay {
	return (point) => {
		const across = (middle[0] - (uv[point * 2] ?? 0)) / width;
		const down = ((uv[point * 2 + 1] ?? 0) - middle[1]) / height;
		return [toRimmed(across + 0.5, rim), toRimmed(down + 0.5, rim)];
	};
}

/** The cloth under a picture, so many metres above its outside: all triangles that the picture touches. */
export function cutPatch(cloth: Shape, lift: number, lay: Lay): Shape {
	const points = new Map<number, readonly [u: number, v: number]>();
	const faces: number[] = [];
	for (let at = 0; at < cloth.index.length; at += 3) {
		const corners = [...cloth.index.subarray(at, at + 3)];
		const places = corners.flatMap((corner) => {
			const laid = lay(corner);
			return laid ? [laid] : [];
		});
		const isBeside = ([0, 1] as const).some(
			(axis) => places.every((laid) => laid[axis] <= 0) || places.every((laid) => laid[axis] >= 1),
		);
		if (places.length < 3 || isBeside) continue;
		corners.forEach((corner, number) => {
			points.set(corner, places[number] ?? [0, 0]);
		});
		faces.push(...corners);
	}
	const kept = [...points.keys()];
	const numbers = new Map(kept.map((point, number) => [point, number]));
	const pick = (values: Float32Array, size: number) =>
		Float32Array.from(
			kept.flatMap((point) => [...values.subarray(point * size, (point + 1) * size)]),
		);
	const normal = pick(cloth.normal, 3);
	return {
		position: pick(cloth.position, 3).map((value, at) => value + (normal[at] ?? 0) * lift),
		normal,
		uv: Float32Array.from([...points.values()].flat()),
		part: pick(cloth.part, 1),
		ground: pick(cloth.ground, 3),
		shade: pick(cloth.shade, 2),
		index: Uint32Array.from(faces, (point) => numbers.get(point) ?? 0),
	};
}

function toRimmed(share: number, rim: number): number {
	return share * (1 - 2 * rim) + rim;
}
