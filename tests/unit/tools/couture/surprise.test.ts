import { expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { decodeDesign, encodeDesign } from '#tools/couture/design.ts';
import { exampleNames, examples } from '#tools/couture/examples.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { garmentKeys, garments } from '#tools/couture/garments.ts';
import { choosePartColour } from '#tools/couture/mixing.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import { listPrints } from '#tools/couture/prints.ts';
import { parseGarmentSettings, toOriginal } from '#tools/couture/settings.ts';
import { surprise } from '#tools/couture/surprise.ts';

test('each surprise differs from what was before and can be stored', () => {
	const random = createRandom(7);
	for (const key of garmentKeys) {
		let before = toOriginal(key);
		for (let time = 0; time < 60; time += 1) {
			const after = surprise(key, before, random);
			expect([after.colour, after.finish]).not.toEqual([before.colour, before.finish]);
			expect(parseGarmentSettings(key, after)).toEqual({ settings: after, whole: true });
			for (const part of Object.keys(after.parts)) expect(garments[key].parts).toContain(part);
			before = after;
		}
	}
});

test('a surprise keeps the prints of the visitor and removes the mark of an earlier one', () => {
	const random = createRandom(1);
	const text = {
		...firstPlacement,
		...plainLettering,
		text: 'Мій напис',
		colour: '#112233' as const,
	};
	const own = { ...toOriginal('menShirt2'), prints: [text] };
	for (let time = 0; time < 40; time += 1)
		expect(listPrints(surprise('menShirt2', own, random))).toEqual([text]);
	let marked = toOriginal('menShirt2');
	const counts = new Set<number>();
	for (let time = 0; time < 80; time += 1) {
		marked = surprise('menShirt2', marked, random);
		counts.add(listPrints(marked).length);
	}
	expect(counts).toEqual(new Set([0, 1]));
});

test.each(exampleNames)('the example “%s” is a whole design and goes into a link', (name) => {
	expect(decodeDesign(encodeDesign(examples[name]))).toEqual(examples[name]);
});

test('a colour of the body is the body’s even where a design has left its texture to other parts', () => {
	const shirt = { ...toOriginal('womenShirt'), parts: { body: '#ffffff' as const } };
	expect(choosePartColour(shirt, 'body', '#123456').parts).not.toHaveProperty('body');
});
