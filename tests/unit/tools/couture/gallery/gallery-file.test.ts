import { expect, test } from 'vitest';
import { decodeDesign } from '#tools/couture/design.ts';
import { printDesignFile } from '#tools/couture/design-file.ts';
import { parseGalleryFile, printGalleryFile } from '#tools/couture/gallery/gallery-file.ts';
import { toKeptText } from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const arrangement = { type: 'single', model: 'womenDress' } as const;
const design = toKeptText({ arrangement, wardrobe: firstWardrobe });
const picture = 'data:image/webp;base64,AAAA';
const gallery = {
	designs: [{ id: 'one', name: 'Сукня', design, sight: 's1' }],
	sights: { s1: picture },
	pictures: { p1: picture },
};

test('a file of a gallery gives back its designs and all pictures', () => {
	expect(parseGalleryFile(printGalleryFile(gallery), 'x')).toEqual(gallery);
});

test('a file of one design is a gallery of one, under the name of the file', () => {
	const file = printDesignFile({ arrangement, wardrobe: firstWardrobe }, { p1: picture });
	const read = parseGalleryFile(file, 'model');
	expect(read?.designs.map(({ name }) => name)).toEqual(['model']);
	expect(decodeDesign(read?.designs[0]?.design ?? '')?.arrangement).toEqual(arrangement);
	expect(read?.pictures).toEqual({ p1: picture });
});

test.each([
	['', 'nothing'],
	['{"kind":"vzir-couture-gallery"}', 'no designs'],
	[
		printGalleryFile({ ...gallery, designs: [{ ...gallery.designs[0], design: 'AA' }] as never }),
		'a broken design',
	],
	[printGalleryFile({ ...gallery, sights: { s1: 'https://example.com/a.png' } }), 'an address'],
])('a file that is no gallery is refused: %#', (file) => {
	expect(parseGalleryFile(file, 'x')).toBeUndefined();
});
