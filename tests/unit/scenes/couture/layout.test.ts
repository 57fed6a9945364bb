import { readFileSync } from 'node:fs';
import { fieldOfView, toLook, toSpot } from '#scenes/couture/layout.ts';
import { type Arrangement, listShown } from '#tools/couture/arrangement.ts';
import { garmentKeys } from '#tools/couture/garments.ts';

const row: Arrangement = { type: 'row' };
const grid: Arrangement = { type: 'grid' };
const arrangements: readonly Arrangement[] = [
	...garmentKeys.map((model) => ({ type: 'single' as const, model })),
	row,
	grid,
];

describe.each(arrangements)('the arrangement $type $model', (arrangement) => {
	const shown = listShown(arrangement);

	test('has the middle of every garment in the picture', () => {
		const { view: eye, breadth } = toLook(arrangement);
		for (const key of shown) {
			const [x, y, z] = toSpot(arrangement, key);
			const half = Math.tan((fieldOfView / 2) * (Math.PI / 180)) * (eye.distance - z);
			expect(Math.abs(x)).toBeLessThan(half * breadth);
			expect(Math.abs(y)).toBeLessThan(half);
		}
	});
});

test('the still before the first picture is as large as the garment that replaces it', () => {
	const styles = readFileSync('src/islands/couture/couture.css', 'utf8');
	const [, breadth] = /block-size: min\(100cqb, 100cqi \/ ([\d.]+)\)/.exec(styles) ?? [];
	expect(Number(breadth)).toBe(toLook({ type: 'single', model: 'menShirt1' }).breadth);
});
