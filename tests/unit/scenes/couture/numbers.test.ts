import {
	BufferAttribute,
	CylinderGeometry,
	InterleavedBuffer,
	InterleavedBufferAttribute,
	Matrix4,
	Vector3,
} from 'three';
import { movePoints, toNumbers, toRingNormals } from '#scenes/couture/numbers.ts';

const least = new Int8Array([-128, -127, 0, 64, 127, 1, 2, 3]);

test.each([
	['plain', new BufferAttribute(new Float32Array([0.5, -2, 3, 4]), 2)],
	['normalized', new BufferAttribute(least, 2, true)],
	['normalized and unsigned', new BufferAttribute(new Uint16Array([0, 1, 65535, 9]), 4, true)],
	['interleaved', new InterleavedBufferAttribute(new InterleavedBuffer(least, 4), 3, 1, true)],
])('numbers of a %s attribute are those that three.js reads', (_name, attribute) => {
	const read = Array.from({ length: attribute.count * attribute.itemSize }, (_, at) =>
		attribute.getComponent(Math.floor(at / attribute.itemSize), at % attribute.itemSize),
	);
	expect(toNumbers(attribute)).toEqual(Float32Array.from(read));
});

test('points move as those of three.js', () => {
	const matrix = new Matrix4()
		.makeRotationY(0.7)
		.scale(new Vector3(2, 3, 4))
		.setPosition(1, 2, 3);
	const points = new Float32Array([1, 2, 3, -4, 5, 6]);
	const expected = [new Vector3(1, 2, 3), new Vector3(-4, 5, 6)].flatMap((point) =>
		point.applyMatrix4(matrix).toArray(),
	);
	movePoints(points, matrix);
	for (const [at, value] of expected.entries()) expect(points[at]).toBeCloseTo(value, 5);
});

test('the rings of a cone have the normals that three.js gives it', () => {
	const around = 24;
	const cone = new CylinderGeometry(1, 2, 3, around, 4, true);
	const [position, normal] = [cone.getAttribute('position'), cone.getAttribute('normal')];
	const points: number[] = [];
	const expected: number[] = [];
	// From above; three.js has the first point of each ring twice.
	for (let at = 0; at < position.count; at += 1) {
		if (at % (around + 1) === around) continue;
		points.push(position.getX(at), position.getY(at), position.getZ(at));
		expected.push(normal.getX(at), normal.getY(at), normal.getZ(at));
	}
	for (const [at, value] of toRingNormals(points, around, -1).entries())
		expect(value).toBeCloseTo(expected[at] ?? 9, 5);
});
