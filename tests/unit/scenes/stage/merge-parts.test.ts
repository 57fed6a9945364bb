import {
	BufferAttribute,
	BufferGeometry,
	Float32BufferAttribute,
	Group,
	Mesh,
	MeshBasicMaterial,
} from 'three';
import { expect, test } from 'vitest';
import { mergeParts } from '#scenes/stage/merge-parts.ts';

/** A triangle, moved to the right by so many metres. */
function createPart(name: string, x: number, geometry = createTriangle()) {
	const part = new Mesh(geometry, new MeshBasicMaterial({ name }));
	part.position.x = x;
	return part;
}

function createTriangle() {
	return new BufferGeometry().setAttribute(
		'position',
		new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 0, 1, 0], 3),
	);
}

function createModel(...parts: Mesh[]) {
	const model = new Group().add(...parts);
	model.scale.setScalar(2);
	return model;
}

function listX(geometry: BufferGeometry) {
	const position = geometry.getAttribute('position');
	return Array.from({ length: position.count }, (_, at) => position.getX(at));
}

test('whole numbers of a range become metres', () => {
	const packed = new BufferGeometry().setAttribute(
		'position',
		new BufferAttribute(new Int16Array([0, 0, 0, 32767, 0, 0, 0, -32767, 0]), 3, true),
	);
	const merged = mergeParts(createModel(createPart('glass', 5, packed)));
	expect(merged.getAttribute('position').array).toBeInstanceOf(Float32Array);
	expect(listX(merged)).toEqual([10, 12, 10]);
});
