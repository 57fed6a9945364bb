import { afterEach, describe, expect, test, vi } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { choosePartColour } from '#tools/couture/mixing.ts';
import { turn } from '#tools/couture/rotation.ts';
import { parseShown } from '#tools/couture/shown.ts';
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

afterEach(() => {
	deleteSaved(undefined);
	showArrangement({ type: 'single', model: 'menShirt1' });
	vi.useRealTimers();
});

test('an edit is saved under the key of the earlier site, and undone and redone', () => {
	const storage: Record<string, string> = {};
	useStorage(storage);
	edit('womenShirt', 'colour', (before) => choosePartColour(before, 'body', '#1f4e9e'));
	expect(JSON.parse(storage[key] ?? '').womenShirt.settings.colour).toBe('#1f4e9e');
	steps.undo();
	expect($wardrobe.get().womenShirt.colour).toBe('#ffffff');
	expect([steps.$canUndo.get(), steps.$canRedo.get()]).toEqual([false, true]);
	steps.redo();
	expect($wardrobe.get().womenShirt.colour).toBe('#1f4e9e');
});

test('an edit that changes nothing is no step', () => {
	edit('womenShirt', 'nothing', (before) => before);
	expect(steps.$canUndo.get()).toBe(false);
});

test('uploads that undo may bring back are still named', () => {
	vi.useFakeTimers();
	edit('menShirt1', 'texture', (before) => ({ ...before, texture: 'upload:one' }));
	vi.advanceTimersByTime(5000);
	edit('menShirt1', 'texture', (before) => ({ ...before, texture: 'denim' }));
	expect(listNamedUploads()).toEqual(['one']);
});

test('an arrangement that has no branding closes it, and its menu', () => {
	$branding.set(true);
	$menu.set('logo');
	showArrangement({ type: 'grid' });
	expect([$branding.get(), $menu.get()]).toEqual([false, undefined]);
});

test('garments that are shown turn, the others rest', () => {
	showArrangement({ type: 'single', model: 'menShirt2' });
	rotate((before) => turn(before, 'counterClockwise'));
	expect(advanceRotations(0.05)).toBe(true);
	expect(rotations.menShirt2.angle).toBeCloseTo(0.06, 10);
	expect(rotations.menShirt1.angle).toBe(0);
	expect($turning.get()).toMatchObject({ menShirt2: 'counterClockwise', menShirt1: 'stop' });
	showArrangement({ type: 'single', model: 'womenShirt' });
	expect(advanceRotations(0.05)).toBe(false);
});

test('a design that is opened can be undone', () => {
	const wardrobe = { ...firstWardrobe, menShirt1: { ...firstWardrobe.menShirt1, mix: true } };
	openDesign({ arrangement: { type: 'row' }, wardrobe });
	expect($arrangement.get()).toEqual({ type: 'row' });
	expect($wardrobe.get()).toBe(wardrobe);
	steps.undo();
	expect($wardrobe.get().menShirt1.mix).toBe(false);
});

describe('a design of a link', () => {
	const guest = { ...firstWardrobe, womenShirt: { ...firstWardrobe.womenShirt, mix: true } };
	const own = { ...firstWardrobe, menShirt1: { ...firstWardrobe.menShirt1, mix: true } };
	const design = { arrangement: { type: 'row' } as const, wardrobe: guest };

	test('is taken at once by those who have made nothing', () => {
		openGuest(design);
		expect($wardrobe.get()).toBe(guest);
		expect($ownWardrobe.get()).toBeUndefined();
	});

	test('never overwrites work: it can be restored after a reload, and further links leave it aside', () => {
		const storage: Record<string, string> = {};
		useStorage(storage);
		$wardrobe.set(own);
		openGuest(design);
		expect($wardrobe.get()).toBe(guest);
		expect(JSON.parse(storage['modelsSettings.own'] ?? '').menShirt1.settings.mix).toBe(true);
		openGuest({ ...design, wardrobe: firstWardrobe });
		keepOwn();
		expect($wardrobe.get()).toBe(own);
		expect(storage['modelsSettings.own']).toBeUndefined();
	});

	test('own work returns to the stage as it was there, also after a reload', () => {
		const storage: Record<string, string> = {};
		useStorage(storage);
		$wardrobe.set(own);
		const viewpoint = { azimuth: 1, polar: 1.5, distance: 2, angle: 0 };
		showArrangement({ type: 'single', model: 'menShirt1' }, viewpoint);
		openGuest({ ...design, arrangement: { type: 'single', model: 'womenShirt' } });
		expect(parseShown(JSON.parse(storage['modelsSettings.own.shown'] ?? ''))).toEqual({
			arrangement: { type: 'single', model: 'menShirt1' },
			viewpoint,
		});
		keepOwn();
		expect($arrangement.get()).toEqual({ type: 'single', model: 'menShirt1' });
		expect($viewpoint.get()).toEqual(viewpoint);
		expect(storage['modelsSettings.own.shown']).toBeUndefined();
		undoChange();
		expect($arrangement.get()).toEqual({ type: 'single', model: 'womenShirt' });
	});

	test('the one that is already on the stage asks nothing', () => {
		$wardrobe.set(own);
		openGuest({ ...design, wardrobe: { ...own } });
		expect($ownWardrobe.get()).toBeUndefined();
	});

	test('that is taken can still be undone', () => {
		$wardrobe.set(own);
		openGuest(design);
		takeGuest();
		expect([$wardrobe.get(), $ownWardrobe.get()]).toEqual([guest, undefined]);
		undoChange();
		expect($wardrobe.get()).toEqual(own);
	});
});

describe('undo and redo', () => {
	test('show the garment that they change', () => {
		edit('menShirt1', 'mix', (before) => ({ ...before, mix: true }));
		showArrangement({ type: 'single', model: 'womenDress' });
		undoChange();
		expect($arrangement.get()).toEqual({ type: 'single', model: 'menShirt1' });
		showArrangement({ type: 'single', model: 'womenDress' });
		redoChange();
		expect($arrangement.get()).toEqual({ type: 'single', model: 'menShirt1' });
	});

	test('of designs that were opened show what was on the stage before each of them', () => {
		const single = (model: GarmentKey) => ({ type: 'single', model }) as const;
		const linen = { ...firstWardrobe, menShirt1: { ...firstWardrobe.menShirt1, mix: true } };
		const team = { ...linen, menShirt2: { ...firstWardrobe.menShirt2, mix: true } };
		showArrangement(single('womenDress'));
		openDesign({ arrangement: single('menShirt1'), wardrobe: linen, viewpoint: undefined });
		openDesign({ arrangement: single('menShirt2'), wardrobe: team, viewpoint: undefined });
		undoChange();
		expect([$wardrobe.get(), $arrangement.get()]).toEqual([linen, single('menShirt1')]);
		undoChange();
		expect([$wardrobe.get(), $arrangement.get()]).toEqual([firstWardrobe, single('womenDress')]);
		redoChange();
		redoChange();
		expect([$wardrobe.get(), $arrangement.get()]).toEqual([team, single('menShirt2')]);
	});

	test('leave the stage where there is no step to take', () => {
		const [single, row] = [
			{ type: 'single', model: 'menShirt1' } as const,
			{ type: 'row' } as const,
		];
		showArrangement(single);
		openDesign({ arrangement: row, wardrobe: $wardrobe.get(), viewpoint: undefined });
		undoChange();
		expect($arrangement.get()).toEqual(row);
	});

	test('leave an arrangement that shows it already', () => {
		edit('menShirt1', 'mix', (before) => ({ ...before, mix: true }));
		showArrangement({ type: 'grid' });
		undoChange();
		expect($arrangement.get()).toEqual({ type: 'grid' });
	});
});

test('the arrangement is kept, and from where it is seen until another is shown', () => {
	const storage: Record<string, string> = {};
	useStorage(storage);
	showArrangement({ type: 'grid' }, { azimuth: 7, polar: 1.5, distance: 4, angle: Math.PI });
	expect(storage['modelsSettings.shown']).toBe('grid');
	expect(storage['modelsSettings.camera']).toBe('[0.72,1.5,4,3.14]');
	expect(rotations.womenDress.angle).toBeCloseTo(Math.PI);
	showArrangement({ type: 'row' });
	expect(storage['modelsSettings.camera']).toBeUndefined();
});

test('deleting removes the saved settings and cannot be undone; a storage that throws counts as missing', () => {
	const kept = new Map([[key, '{}']]);
	const storage = {
		getItem: (name: string) => kept.get(name) ?? null,
		removeItem: (name: string) => void kept.delete(name),
	};
	edit('menShirt1', 'mix', (before) => ({ ...before, mix: true }));
	expect(hasSaved(storage)).toBe(true);
	deleteSaved(storage);
	expect(hasSaved(storage)).toBe(false);
	expect($wardrobe.get()).toEqual(firstWardrobe);
	expect(steps.$canUndo.get()).toBe(false);
	const broken = {
		getItem: () => {
			throw new Error('blocked');
		},
	};
	expect(hasSaved(broken)).toBe(false);
	expect(hasSaved(undefined)).toBe(false);
});
