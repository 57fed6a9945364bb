import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toKeptText } from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const arrangement = { type: 'single', model: 'menShirt1' } as const;
const text = toKeptText({ arrangement, wardrobe: firstWardrobe });
const withUpload = toKeptText({
	arrangement,
	wardrobe: {
		...firstWardrobe,
		menShirt1: { ...firstWardrobe.menShirt1, texture: 'upload:mine' },
	},
});
const values = new Map<string, string>();
let full = false;

beforeEach(() => {
	values.clear();
	full = false;
	vi.resetModules();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (full) throw new DOMException('', 'QuotaExceededError');
			values.set(key, value);
		},
	});
	vi.stubGlobal('navigator', {});
});

afterEach(() => {
	vi.unstubAllGlobals();
});

async function open() {
	const store = await import('#tools/couture/gallery/store.ts');
	store.galleryStore.$list.listen(() => {});
	const names = () => store.galleryStore.$list.get().records.map(({ name }) => name);
	return { ...store, names };
}

test('a design is stored, and there after a reload', async () => {
	const { keepDesign } = await open();
	await keepDesign('Shirt', text, undefined);
	await keepDesign('Shirt', text, undefined);
	vi.resetModules();
	expect((await open()).names()).toEqual(['Shirt', 'Shirt (2)']);
});

test('a deleted design returns to its place, and a replaced one becomes what it was', async () => {
	const { keepDesign, deleteDesign, replaceDesign, galleryStore, names } = await open();
	const one = await keepDesign('One', text, undefined);
	await keepDesign('Two', text, undefined);
	const restore = deleteDesign(one);
	expect(names()).toEqual(['Two']);
	restore();
	expect(names()).toEqual(['One', 'Two']);
	const back = await replaceDesign(one, withUpload, undefined);
	expect(galleryStore.$list.get().records[0]?.design).toBe(withUpload);
	back();
	expect(galleryStore.$list.get().records[0]?.design).toBe(text);
});

test('a copy has a name of its own and the same picture; an empty name is refused', async () => {
	const { keepDesign, duplicateDesign, renameDesign, names, sights } = await open();
	const one = await keepDesign('One', text, new Blob(['picture']));
	const copy = duplicateDesign(one);
	expect(copy.sight).toBe(one.sight);
	expect(await sights.find(copy.sight)).toBeInstanceOf(Blob);
	expect(renameDesign(copy, '  ')).toBe(false);
	expect(renameDesign(copy, ' Other ')).toBe(true);
	expect(names()).toEqual(['One', 'Other']);
});

test('a full storage is reported, and the design stays on the page', async () => {
	const { keepDesign, galleryStore, names } = await open();
	full = true;
	await keepDesign('One', text, undefined);
	expect(galleryStore.$list.get().problem).toBe('full');
	expect(names()).toEqual(['One']);
	full = false;
	galleryStore.retry();
	expect(galleryStore.$list.get().problem).toBeUndefined();
	expect(values.get('modelsGallery')).toContain('One');
});

test('a broken list is set aside, its whole designs are read, and no picture is deleted', async () => {
	const entry = { id: 'a', name: 'Whole', design: text, sight: '' };
	const stored = JSON.stringify({ v: 1, data: [entry, { ...entry, id: 'b', design: '!' }] });
	values.set('modelsGallery', stored);
	const { galleryStore, names, dropUnusedUploads } = await open();
	const { pictures } = await import('#tools/couture/pictures.ts');
	const { id } = await pictures.keep(new Blob(['mine']));
	expect(names()).toEqual(['Whole']);
	expect(galleryStore.$list.get().broken).toBe(stored);
	expect(values.get('modelsGallery.broken')).toBe(stored);
	await dropUnusedUploads();
	expect(await pictures.find(id)).toBeInstanceOf(Blob);
});

test('uploads on kept designs, and on deleted ones that undo brings back, are kept; others go', async () => {
	const { keepDesign, deleteDesign, dropUnusedUploads } = await open();
	const { pictures } = await import('#tools/couture/pictures.ts');
	await pictures.keep(new Blob(['mine']), 'mine');
	await pictures.keep(new Blob(['other']), 'other');
	await pictures.keep(new Blob(['new']), 'new');
	deleteDesign(await keepDesign('One', withUpload, undefined));
	await dropUnusedUploads(['new']);
	expect(await pictures.find('mine')).toBeInstanceOf(Blob);
	expect(await pictures.find('new')).toBeInstanceOf(Blob);
	expect(await pictures.find('other')).toBeUndefined();
});

test('an export holds designs and pictures, and an import adds what is new', async () => {
	const { keepDesign, galleryStore, sights, names } = await open();
	const { pictures } = await import('#tools/couture/pictures.ts');
	const { exportGallery, importGallery } = await import('#tools/couture/gallery/transfer.ts');
	const { parseGalleryFile } = await import('#tools/couture/gallery/gallery-file.ts');
	await pictures.keep(new Blob(['mine'], { type: 'image/png' }), 'mine');
	const one = await keepDesign('One', withUpload, new Blob(['seen'], { type: 'image/webp' }));
	const file = parseGalleryFile(await exportGallery(), 'x');
	if (!file) throw new Error('The file cannot be read.');
	expect(Object.keys(file.sights)).toEqual([one.sight]);
	expect(Object.keys(file.pictures)).toEqual(['mine']);
	expect(await importGallery(file)).toMatchObject({ added: 0, left: 0 });
	galleryStore.dispatch({ type: 'remove', ids: [one.id] });
	await sights.clear();
	await pictures.clear();
	expect(await importGallery(file)).toMatchObject({ added: 1, left: 0 });
	expect(names()).toEqual(['One']);
	expect(await (await sights.find(one.sight))?.text()).toBe('seen');
	expect(await (await pictures.find('mine'))?.text()).toBe('mine');
});

test('an import keeps to the limit and returns how many are left', async () => {
	const { names } = await open();
	const { importGallery } = await import('#tools/couture/gallery/transfer.ts');
	const designs = Array.from({ length: 63 }, (_, at) => ({
		id: `d${at}`,
		name: `Design ${at}`,
		design: text,
		sight: '',
	}));
	expect(await importGallery({ designs, sights: {}, pictures: {} })).toMatchObject({
		added: 60,
		left: 3,
	});
	expect(names()).toHaveLength(60);
});
