import sharp from 'sharp';
import { toKeptText } from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const arrangement = { type: 'single', model: 'menShirt1' } as const;
const text = toKeptText({ arrangement, wardrobe: firstWardrobe });
const menShirt1 = { ...firstWardrobe.menShirt1, texture: 'upload:mine' as const };
const withUpload = toKeptText({ arrangement, wardrobe: { ...firstWardrobe, menShirt1 } });
const values = new Map<string, string>();
// Node has no canvas. What takes pictures is tested in the browser.
vi.mock('#browser/uploads/take-picture.ts', () => ({
	takePicture: async () => ({ ok: true, picture: new Blob(['redrawn'], { type: 'image/webp' }) }),
}));

beforeEach(() => {
	values.clear();
	vi.resetModules();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => void values.set(key, value),
	});
	vi.stubGlobal('navigator', {});
});

async function open() {
	const store = await import('#tools/couture/gallery/store.ts');
	store.galleryStore.$list.listen(() => {});
	const list = () => store.galleryStore.$list.get();
	return {
		...store,
		...(await import('#tools/couture/gallery/transfer.ts')),
		...(await import('#tools/couture/gallery/gallery-file.ts')),
		...(await import('#tools/couture/pictures.ts')),
		list,
		names: () => list().records.map(({ name }) => name),
		keep: (name: string, design = text) => store.keepDesign(name, design, undefined),
	};
}

test('a design is stored, and there after a reload', async () => {
	const { keep } = await open();
	await keep('Shirt');
	await keep('Shirt');
	vi.resetModules();
	expect((await open()).names()).toEqual(['Shirt', 'Shirt (2)']);
});

test('a deleted design returns to its place, and a replaced one becomes what it was', async () => {
	const { keep, deleteDesign, replaceDesign, list, names } = await open();
	const one = await keep('One');
	await keep('Two');
	const restore = deleteDesign(one);
	expect(names()).toEqual(['Two']);
	restore();
	expect(names()).toEqual(['One', 'Two']);
	const back = await replaceDesign(one, withUpload, undefined);
	expect(list().records[0]?.design).toBe(withUpload);
	back();
	expect(list().records[0]?.design).toBe(text);
});

test('a copy has a name of its own and the same picture; an empty name is refused', async () => {
	const { keepDesign, duplicateDesign, renameDesign, names, sights } = await open();
	const one = await keepDesign('One', text, new Blob(['picture']));
	const copy = duplicateDesign(one);
	expect(await sights.find(copy.sight)).toBeInstanceOf(Blob);
	expect(renameDesign(copy, '  ')).toBe(false);
	expect(renameDesign(copy, ' Other ')).toBe(true);
	expect(names()).toEqual(['One', 'Other']);
});

test('a broken list is set aside, its whole designs are read, and no picture is deleted', async () => {
	const entry = { id: 'a', name: 'Whole', design: text, sight: '' };
	const stored = JSON.stringify({ v: 1, data: [entry, { ...entry, id: 'b', design: '!' }] });
	values.set('modelsGallery', stored);
	const { list, names, dropUnusedUploads, pictures } = await open();
	const { id } = await pictures.keep(new Blob(['mine']));
	expect([names(), list().broken]).toEqual([['Whole'], stored]);
	expect(values.get('modelsGallery.broken')).toBe(stored);
	await dropUnusedUploads();
	expect(await pictures.find(id)).toBeInstanceOf(Blob);
});

test('uploads on kept designs, and on deleted ones that undo brings back, are kept; others go', async () => {
	const { keep, deleteDesign, dropUnusedUploads, pictures } = await open();
	const ids = ['mine', 'new', 'other'];
	for (const id of ids) await pictures.keep(new Blob([id]), id);
	deleteDesign(await keep('One', withUpload));
	await dropUnusedUploads(['new']);
	const found = await Promise.all(ids.map((id) => pictures.find(id)));
	expect(found.map((picture) => picture !== undefined)).toEqual([true, true, false]);
});

test('an export holds designs and pictures, and an import adds what is new', async () => {
	const { keepDesign, listUploadsOf, galleryStore, sights, list, names, pictures, ...transfer } =
		await open();
	const painted = sharp({ create: { width: 9, height: 9, channels: 3, background: '#1f45c4' } });
	const picture = new Blob([new Uint8Array(await painted.png().toBuffer())], { type: 'image/png' });
	await pictures.keep(picture, 'mine');
	const one = await keepDesign('One', withUpload, picture);
	const file = transfer.parseGalleryFile(await transfer.exportGallery(), 'x');
	if (!file) throw new Error('The file cannot be read.');
	expect([file.sights, file.pictures].map(Object.keys)).toEqual([[one.sight], ['mine']]);
	expect(await transfer.importGallery(file)).toMatchObject({ added: 0, left: 0 });
	galleryStore.dispatch({ type: 'remove', ids: [one.id] });
	expect(await transfer.importGallery(file)).toMatchObject({ added: 1, left: 0 });
	expect(await transfer.importGallery(file)).toMatchObject({ added: 0, left: 0 });
	expect(names()).toEqual(['One']);
	// Pictures of a file get ids of their own: they do not replace those that the browser has.
	const { design = '', sight = '' } = list().records[0] ?? {};
	const [upload = ''] = listUploadsOf(design);
	expect([sight, upload]).not.toContain(one.sight);
	expect(await (await sights.find(sight))?.text()).toBe('redrawn');
	expect(await (await pictures.find(upload))?.text()).toBe('redrawn');
	expect(await pictures.find('mine')).toBe(picture);
	// An import keeps to the limit and returns how many are left.
	const designs = Array.from({ length: 63 }, (_, at) => ({ ...one, id: `d${at}`, name: `D${at}` }));
	const most = await transfer.importGallery({ designs, sights: {}, pictures: {} });
	expect([most, names().length]).toMatchObject([{ added: 59, left: 4 }, 60]);
});
