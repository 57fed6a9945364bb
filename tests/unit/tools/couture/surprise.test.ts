import { expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { decodeDesign, encodeDesign } from '#tools/couture/design.ts';
import { exampleNames, examples } from '#tools/couture/examples.ts';
import { garmentKeys, garments } from '#tools/couture/garments.ts';
import { firstText } from '#tools/couture/print.ts';
import { listPrints } from '#tools/couture/prints.ts';
import { parseGarmentSettings, toOriginal } from '#tools/couture/settings.ts';
import { surprise } from '#tools/couture/surprise.ts';

test.each(garmentKeys)(
	'each surprise of %s differs from what was before and can be stored',
	(key) => {
		const random = createRandom(7);
		let before = toOriginal(key);
		const counts = new Set<number>();
		for (let time = 0; time < 80; time += 1) {
			const after = surprise(key, before, random);
			expect([after.colour, after.finish]).not.toEqual([before.colour, before.finish]);
			expect(parseGarmentSettings(key, after)).toEqual({ settings: after, whole: true });
			expect(garments[key].parts).toEqual(expect.arrayContaining(Object.keys(after.parts)));
			counts.add(listPrints(after).length);
			before = after;
		}
		// The mark of an earlier surprise is removed.
		expect(Math.max(...counts)).toBeLessThanOrEqual(1);
	},
);

test('a surprise keeps the prints of the visitor', () => {
	const random = createRandom(1);
	const prints = [{ ...firstText, text: 'Мій напис' }];
	for (let time = 0; time < 40; time += 1) {
		const own = { ...toOriginal('menShirt2'), prints };
		expect(listPrints(surprise('menShirt2', own, random))).toEqual(prints);
	}
});

test.each(exampleNames)('the example “%s” is a whole design and goes into a link', (name) => {
	expect(decodeDesign(encodeDesign(examples[name]))).toEqual(examples[name]);
});
