import { useStorage } from '#browser/saved.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { choosePartColour } from '#tools/couture/mixing.ts';
import { turn } from '#tools/couture/rotation.ts';
import {
	$arrangement,
	$branding,
	$menu,
	$ownWardrobe,
	$turning,
	$viewpoint,
	$wardrobe,
	advanceRotations,
	deleteSaved,
	edit,
	hasSaved,
	keepOwn,
	listNamedUploads,
	openDesign,
	openGuest,
	redoChange,
	rotate,
	rotations,
	showArrangement,
	steps,
	takeGuest,
	undoChange,
} from '#tools/couture/store.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const key = 'modelsSettings';
const single = (model: GarmentKey) => ({ type: 'single', model }) as const;
const row = { type: 'row' } as const;
/** A wardrobe in which a garment mixes colour and texture. */
const mixing = (garment: GarmentKey, wardrobe = firstWardrobe) => ({
	...wardrobe,
	[garment]: { ...wardrobe[garment], mix: true },
});
let storage: Record<string, string>;

beforeEach(() => {
	storage = {};
	useStorage(storage);
});

afterEach(() => {
	deleteSaved(undefined);
	showArrangement(single('menShirt1'));
});

test('an edit is saved under the key of the earlier site, and undone and redone', () => {
	edit('womenShirt', 'nothing', (before) => before);
	expect(steps.$canUndo.get()).toBe(false);
	edit('womenShirt', 'colour', (before) => choosePartColour(before, 'body', '#1f4e9e'));
	expect(JSON.parse(storage[key] ?? '').womenShirt.settings.colour).toBe('#1f4e9e');
	steps.undo();
	expect($wardrobe.get().womenShirt.colour).toBe('#ffffff');
	steps.redo();
	expect($wardrobe.get().womenShirt.colour).toBe('#1f4e9e');
});

test('uploads that undo may bring back are still named', () => {
	vi.useFakeTimers();
	edit('menShirt1', 'texture', (before) => ({ ...before, texture: 'upload:one' }));
	vi.advanceTimersByTime(5000);
	edit('menShirt1', 'texture', (before) => ({ ...before, texture: 'denim' }));
	expect(listNamedUploads()).toEqual(['one']);
});

test('an arrangement that has no branding closes it, and its menu', () => {
	expect($branding.get()).toBe(false);
	$branding.set(true);
	$menu.set('logo');
	showArrangement({ type: 'grid' });
	expect([$branding.get(), $menu.get()]).toEqual([false, undefined]);
});

test('garments that are shown turn, the others rest', () => {
	showArrangement(single('menShirt2'));
	rotate((before) => turn(before, 'counterClockwise'));
	expect(advanceRotations(0.05)).toBe(true);
	expect(rotations.menShirt2.angle).toBeCloseTo(0.06, 10);
	expect(rotations.menShirt1.angle).toBe(0);
	expect($turning.get()).toMatchObject({ menShirt2: 'counterClockwise', menShirt1: 'stop' });
	showArrangement(single('womenShirt'));
	expect(advanceRotations(0.05)).toBe(false);
});

describe('a design of a link', () => {
	const own = mixing('menShirt1');
	const guest = { arrangement: row, wardrobe: mixing('womenShirt') };

	test('is taken at once by those who have made nothing, or have the same', () => {
		openGuest(guest);
		expect([$wardrobe.get(), $ownWardrobe.get()]).toEqual([guest.wardrobe, undefined]);
		openGuest({ ...guest, wardrobe: { ...guest.wardrobe } });
		expect($ownWardrobe.get()).toBeUndefined();
	});

	test('never overwrites work: it can be restored after a reload, and further links leave it aside', () => {
		const viewpoint = { azimuth: 1, polar: 1.5, distance: 2, angle: 0 };
		$wardrobe.set(own);
		showArrangement(single('menShirt1'), viewpoint);
		openGuest(guest);
		expect($wardrobe.get()).toBe(guest.wardrobe);
		expect(JSON.parse(storage[`${key}.own`] ?? '').menShirt1.settings.mix).toBe(true);
		expect(storage[`${key}.own.shown`]).toContain('menShirt1');
		openGuest({ ...guest, wardrobe: firstWardrobe });
		keepOwn();
		expect($wardrobe.get()).toBe(own);
		// It returns to the stage as it was there.
		expect([$arrangement.get(), $viewpoint.get()]).toEqual([single('menShirt1'), viewpoint]);
		expect([storage[`${key}.own`], storage[`${key}.own.shown`]]).toEqual([undefined, undefined]);
		undoChange();
		expect($arrangement.get()).toEqual(row);
	});

	test('that is taken can still be undone', () => {
		$wardrobe.set(own);
		openGuest(guest);
		takeGuest();
		expect([$wardrobe.get(), $ownWardrobe.get()]).toEqual([guest.wardrobe, undefined]);
		undoChange();
		expect($wardrobe.get()).toEqual(own);
	});
});

describe('undo and redo', () => {
	test('show the garment that they change, unless the arrangement shows it already', () => {
		edit('menShirt1', 'mix', (before) => ({ ...before, mix: true }));
		for (const act of [undoChange, redoChange]) {
			showArrangement(single('womenDress'));
			act();
			expect($arrangement.get()).toEqual(single('menShirt1'));
		}
		showArrangement(row);
		undoChange();
		expect($arrangement.get()).toEqual(row);
	});

	test('of designs that were opened show what was on the stage before each of them', () => {
		const shown = () => [$wardrobe.get(), $arrangement.get()];
		const linen = mixing('menShirt1');
		const team = mixing('menShirt2', linen);
		showArrangement(single('womenDress'));
		openDesign({ arrangement: single('menShirt1'), wardrobe: linen });
		openDesign({ arrangement: single('menShirt2'), wardrobe: team });
		undoChange();
		expect(shown()).toEqual([linen, single('menShirt1')]);
		undoChange();
		expect(shown()).toEqual([firstWardrobe, single('womenDress')]);
		redoChange();
		redoChange();
		expect(shown()).toEqual([team, single('menShirt2')]);
	});
});

test('the arrangement is kept, and from where it is seen until another is shown', () => {
	showArrangement({ type: 'grid' }, { azimuth: 7, polar: 1.5, distance: 4, angle: Math.PI });
	expect(storage['modelsSettings.shown']).toBe('grid');
	expect(storage['modelsSettings.camera']).toBe('[0.72,1.5,4,3.14]');
	expect(rotations.womenDress.angle).toBeCloseTo(Math.PI);
	showArrangement(row);
	expect(storage['modelsSettings.camera']).toBeUndefined();
});

test('deleting removes the saved settings and cannot be undone; a storage that throws counts as missing', () => {
	const kept = new Map([[key, '{}']]);
	const getItem = (name: string) => kept.get(name) ?? null;
	edit('menShirt1', 'mix', (before) => ({ ...before, mix: true }));
	expect(hasSaved({ getItem })).toBe(true);
	deleteSaved({ removeItem: (name) => void kept.delete(name) });
	expect(hasSaved({ getItem })).toBe(false);
	expect([$wardrobe.get(), steps.$canUndo.get()]).toEqual([firstWardrobe, false]);
	const broken = () => {
		throw new Error('blocked');
	};
	expect([hasSaved({ getItem: broken }), hasSaved(undefined)]).toEqual([false, false]);
});
