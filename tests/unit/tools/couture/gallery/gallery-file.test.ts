import { printDesignFile } from '#tools/couture/design-file.ts';
import { parseGalleryFile, printGalleryFile } from '#tools/couture/gallery/gallery-file.ts';
import { toKeptText } from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const dress = {
	arrangement: { type: 'single', model: 'womenDress' },
	wardrobe: firstWardrobe,
} as const;
const pictures = { p1: 'data:image/webp;base64,AAAA' };
const one = { id: 'one', name: 'Сукня', design: toKeptText(dress), sight: 's1' };
const gallery = { designs: [one], sights: { s1: pictures.p1 }, pictures };

test('a file of a gallery, or of one design under its own name, gives back designs and pictures', () => {
	expect(parseGalleryFile(printGalleryFile(gallery), 'x')).toEqual(gallery);
	const read = parseGalleryFile(printDesignFile(dress, pictures), 'model');
	expect(read).toMatchObject({ designs: [{ name: 'model', design: one.design }], pictures });
});

test.each([
	'',
	'{"kind":"vzir-couture-gallery"}',
	printGalleryFile({ ...gallery, designs: [{ ...one, design: 'AA' }] }),
	printGalleryFile({ ...gallery, sights: { s1: 'https://example.com/a.png' } }),
])('a file that is no gallery, or has a broken design or an address, is refused: %#', (file) => {
	expect(parseGalleryFile(file, 'x')).toBeUndefined();
});
