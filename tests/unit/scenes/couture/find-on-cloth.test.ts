import { BufferAttribute, BufferGeometry } from 'three';
import { findPartSpot } from '#scenes/couture/find-on-cloth.ts';
import { partNames } from '#tools/couture/garments.ts';

const numbers = (size: number, ...values: number[]) =>
	new BufferAttribute(new Float32Array(values), size);
const [cuffs, collar] = [partNames.indexOf('cuffs'), partNames.indexOf('collar')];
/** Two cuffs, a collar in front, and a point on the back. */
const cloth = new BufferGeometry()
	.setAttribute('position', numbers(3, -0.5, -0.3, 0, 0.5, -0.3, 0, 0, 0.4, 0.1, 0.1, 0.2, -0.2))
	.setAttribute('part', numbers(1, cuffs, cuffs, collar, 0))
	.setAttribute('cloth', numbers(3, 0, 0, -1, 0, 0, -1, 0, 0.1, 0, 0.1, 0.05, 1));

test('a part is found in its middle, of a pair the one on the right', () => {
	expect(findPartSpot(cloth, 'collar')?.at).toEqual([0, expect.closeTo(0.4), expect.closeTo(0.1)]);
	expect(findPartSpot(cloth, 'cuffs')?.at[0]).toBeCloseTo(0.5);
	expect(findPartSpot(cloth, 'skirt')).toBeUndefined();
});
