import { beforeEach, expect, test } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import { newDesign } from '#tools/configurator3d/design.ts';
import { newState } from '#tools/configurator3d/saved.ts';
import {
	$ownDesign,
	$settings,
	changeDesign,
	keepOwn,
	openGuest,
	steps,
	takeGuest,
} from '#tools/configurator3d/store.ts';

const own = { ...newDesign, colour: '#c6fbc6' } as const;
const guest = { ...newDesign, colour: '#faeeb2' } as const;
let storage: Record<string, string>;

beforeEach(() => {
	storage = {};
	useStorage(storage);
	$settings.set(newState);
	$ownDesign.set(undefined);
	steps.clear();
});

test('a link is taken at once by those who have made nothing', () => {
	openGuest(guest);
	expect([$settings.get().design, $ownDesign.get()]).toEqual([guest, undefined]);
});

test('a link leaves own work aside, over a reload and over further links', () => {
	changeDesign(own);
	openGuest(guest);
	expect($settings.get().design).toEqual(guest);
	expect(storage['configurator3d.own']).toContain(String(0xc6fbc6));
	openGuest({ ...guest, mix: true });
	keepOwn();
	expect($settings.get().design).toEqual(own);
	expect(storage['configurator3d.own']).toBeUndefined();
	steps.undo();
	expect($settings.get().design.mix).toBe(true);
});

test('a link that is taken replaces the design of the visitor', () => {
	changeDesign(own);
	openGuest(guest);
	takeGuest();
	expect([$settings.get().design, $ownDesign.get()]).toEqual([guest, undefined]);
});

test('the design that is on the stage already asks nothing', () => {
	changeDesign(own);
	openGuest({ ...own });
	expect($ownDesign.get()).toBeUndefined();
});
