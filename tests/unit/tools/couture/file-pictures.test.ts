import sharp from 'sharp';
import { unpackDesign } from '#tools/couture/file-pictures.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { makeBlankPng } from '../../../fixtures/blank-png.ts';

const redrawn = vi.hoisted(() => new Blob());
const takePicture = vi.hoisted(() => vi.fn(async () => ({ ok: true, picture: redrawn })));
// Node has no canvas. What takes pictures is tested in the browser.
vi.mock('#browser/uploads/take-picture.ts', () => ({ takePicture }));

const good = toAddress(
	await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1f45c4' } })
		.png()
		.toBuffer(),
);

function toAddress(bytes: Buffer): string {
	return `data:image/png;base64,${bytes.toString('base64')}`;
}

const toBlank = (width: number, height: number) => toAddress(makeBlankPng(width, height));

/** Opens a design whose shirt has these pictures, and returns what is kept. */
async function unpack(pictures: Record<string, string>, named = Object.keys(pictures)) {
	const kept = new Map<string, unknown>([['mine', 'a picture of the visitor']]);
	const placement = firstWardrobe.menShirt1.logo;
	const prints = named.map((id) => ({ ...placement, imageData: `upload:${id}` as const }));
	const { design } = await unpackDesign(
		{
			find: async (id) => (kept.has(id) ? new Blob() : undefined),
			keep: async (picture, id = '') => {
				kept.set(id, picture);
				return { id, kept: true };
			},
		},
		{
			design: {
				arrangement: { type: 'single', model: 'menShirt1' },
				wardrobe: { ...firstWardrobe, menShirt1: { ...firstWardrobe.menShirt1, prints } },
			},
			pictures,
		},
	);
	const shown = design.wardrobe.menShirt1.prints.map(
		(print) => 'imageData' in print && print.imageData,
	);
	return { kept, shown };
}

test('a picture of a file is taken under an id of its content, and replaces none', async () => {
	const { kept, shown } = await unpack({ mine: good, same: good });
	const [id] = [...kept.keys()].slice(1);
	expect(shown).toEqual([`upload:${id}`, `upload:${id}`]);
	expect([...kept.values()]).toEqual(['a picture of the visitor', redrawn]);
	expect(kept.get('mine')).toBe('a picture of the visitor');
	expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('of 1,000 pictures, those that the design shows are taken', async () => {
	const many = Array.from({ length: 999 }, (_, at) => [`p${at}`, toBlank(8, 8 + at)]);
	const { kept } = await unpack({ ...Object.fromEntries(many), good }, ['good']);
	expect(kept.size).toBe(2);
});

test.each([
	['of 240 megapixels', toBlank(20_000, 12_000), 'tooManyPixels'],
	['that is a GIF', toAddress(Buffer.from('GIF89a=1;alert(1);//')), 'kind'],
	['that is a page', toAddress(Buffer.from('<html><script>alert(1)</script></html>')), 'kind'],
	['in wrong base 64', 'data:image/png;base64,AAAAA', 'broken'],
	['in the base 64 of addresses', 'data:image/png;base64,_w__', 'broken'],
	['of more than 5 MB', toAddress(Buffer.alloc(5_242_881)), 'tooLarge'],
])(
	'a file with a picture %s is refused as the upload is, and nothing is decoded',
	async (_, address, reason) => {
		takePicture.mockClear();
		await expect(unpack({ good, address })).rejects.toMatchObject({ reason });
		expect(takePicture).not.toHaveBeenCalled();
	},
);

test('a file with many pictures that are just small enough is refused', async () => {
	takePicture.mockClear();
	const many = Array.from({ length: 21 }, (_, at) => [`p${at}`, toBlank(8000, 6200 + at)]);
	await expect(unpack(Object.fromEntries(many))).rejects.toThrow('too many');
	expect(takePicture).not.toHaveBeenCalled();
});
