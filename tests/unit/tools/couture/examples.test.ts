import { decodeDesign, encodeDesign } from '#tools/couture/design.ts';
import { exampleNames, examples } from '#tools/couture/examples.ts';

test.each(exampleNames)('the example “%s” is a whole design and goes into a link', (name) => {
	expect(decodeDesign(encodeDesign(examples[name]))).toEqual(examples[name]);
});
