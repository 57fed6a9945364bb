import { afterEach, expect, test, vi } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import { choosePartColour } from '#tools/couture/mixing.ts';
import { turn } from '#tools/couture/rotation.ts';
import {
	$arrangement,
	$branding,
	$menu,
	$turning,
	$wardrobe,
	advanceRotations,
	deleteSaved,
	edit,
	hasSaved,
	listNamedUploads,
	openDesign,
	rotate,
	rotations,
	showArrangement,
	steps,
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
