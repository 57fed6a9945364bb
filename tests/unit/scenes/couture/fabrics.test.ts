import { expect, test } from 'vitest';
import { fabrics, toRepeats, toWeaveKind } from '#scenes/couture/fabrics.ts';
import { finishes, texturePresets } from '#tools/couture/textures.ts';

test.each(finishes)('%s takes light as a physical material can', (finish) => {
	const { relief, ...shares } = fabrics[finish];
	for (const share of Object.values(shares)) {
		expect(share).toBeGreaterThanOrEqual(0);
		expect(share).toBeLessThanOrEqual(1);
	}
	expect(relief).toBeGreaterThan(0);
});

test('silk is the smoothest cloth with the finest threads, wool has the softest light', () => {
	const all = Object.entries(fabrics);
	const byRoughness = all.toSorted(([, one], [, other]) => one.roughness - other.roughness);
	const byRelief = all.toSorted(([, one], [, other]) => one.relief - other.relief);
	const bySheen = all.toSorted(([, one], [, other]) => one.sheen - other.sheen);
	expect([byRoughness[0]?.[0], byRelief[0]?.[0], bySheen.at(-1)?.[0]]).toEqual([
		'silk',
		'silk',
		'wool',
	]);
});

test('a picture of the visitor is laid larger than any texture of ours', () => {
	const upload = toRepeats('upload:a1');
	for (const texture of texturePresets) expect(toRepeats(texture)).toBeGreaterThan(upload);
});

test('each fabric is woven in its own way, and polo shirts of cotton are knitted', () => {
	expect(finishes.map((finish) => toWeaveKind('menShirt1', finish))).toEqual([
		'plain',
		'satin',
		'twill',
		'flannel',
	]);
	expect(toWeaveKind('menShirt2', 'cotton')).toBe('pique');
	expect(toWeaveKind('menShirt2', 'denim')).toBe('twill');
});

test('silk gleams across its warp, wool is hairy, and denim alone has a pale weft', () => {
	expect(finishes.filter((finish) => fabrics[finish].gleam > 0)).toEqual(['silk']);
	expect(finishes.filter((finish) => fabrics[finish].fuzz > 0.5)).toEqual(['wool']);
	expect(finishes.filter((finish) => fabrics[finish].pale > 0.5)).toEqual(['denim']);
});
