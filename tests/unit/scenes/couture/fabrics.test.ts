import { expect, test } from 'vitest';
import { fabrics, toGain, toRepeats } from '#scenes/couture/fabrics.ts';
import { finishes, materialTextures, texturePresets } from '#tools/couture/textures.ts';

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
	for (const texture of [...texturePresets, ...materialTextures])
		expect(toRepeats(texture)).toBeGreaterThan(upload);
});

test('only the first materials are bleached, and not when they are dyed', () => {
	for (const material of materialTextures) {
		expect(toGain(material, false)).toBeGreaterThan(1);
		expect(toGain(material, true)).toBe(1);
	}
	for (const texture of [...texturePresets, 'upload:material-1', null] as const)
		expect(toGain(texture, false)).toBe(1);
});
