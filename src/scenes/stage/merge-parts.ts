import { BufferAttribute, type BufferGeometry, Mesh, type Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** Names of the materials of the parts to take; without it all are taken. */
type Choose = (material: string) => boolean;

/**
 * Parts of a model as one geometry, at the places they have in it: one draw instead of many. The
 * models of this site are packed into whole numbers of a range that a part alone fits; here they
 * become metres.
 */
export function mergeParts(model: Object3D, choose: Choose = () => true): BufferGeometry {
	model.updateMatrixWorld(true);
	const parts: BufferGeometry[] = [];
	model.traverse((part) => {
		if (!(part instanceof Mesh) || !choose(part.material.name)) return;
		const geometry: BufferGeometry = part.geometry.clone();
		for (const [name, attribute] of Object.entries(geometry.attributes)) {
			geometry.setAttribute(name, toNumbers(attribute));
		}
		parts.push(geometry.applyMatrix4(part.matrixWorld));
	});
	const merged = mergeGeometries(parts);
	for (const part of parts) part.dispose();
	if (!merged) throw new Error(`The ${parts.length} parts of the model do not fit together.`);
	return merged;
}

function toNumbers(attribute: BufferGeometry['attributes'][string] & object): BufferAttribute {
	const { count, itemSize } = attribute;
	const numbers = new Float32Array(count * itemSize);
	for (let at = 0; at < count; at++) {
		for (let part = 0; part < itemSize; part++) {
			numbers[at * itemSize + part] = attribute.getComponent(at, part);
		}
	}
	return new BufferAttribute(numbers, itemSize);
}
