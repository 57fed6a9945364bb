import { type GarmentKey, garments } from './garments.ts';
import { vertical } from './placement.ts';
import { mostPrints, movePrint, type Print } from './print.ts';
import type { GarmentSettings } from './settings.ts';

/** From one new print to the next, in units of positions: 9 cm, a little less than a new logo is high. */
const nextLine = 0.45;

/** All prints in the order they are painted; the logo, if there is one, is the first. */
export function listPrints({ logo, prints }: GarmentSettings): Print[] {
	const { imageData } = logo;
	return imageData === null ? [...prints] : [{ ...logo, imageData }, ...prints];
}

/** The prints that are seen on a garment: some garments have none, whatever their settings. */
export function listPrintsOn(garment: GarmentKey, settings: GarmentSettings): Print[] {
	return garments[garment].branded ? listPrints(settings) : [];
}

/** A new print lies below those that would hide it or be hidden by it. */
export function addPrint(settings: GarmentSettings, print: Print): GarmentSettings {
	const there = listPrints(settings);
	if (there.length >= mostPrints) return settings;
	let free = print;
	while (there.some((each) => covers(each, free)) && free.positionY > vertical.min)
		free = movePrint(free, { positionY: free.positionY - nextLine });
	if (settings.logo.imageData === null && 'imageData' in free)
		return { ...settings, logo: { ...free } };
	return { ...settings, prints: [...settings.prints, free] };
}

/** The place in the list of what `addPrint` has put there: a first logo goes before the texts. */
export function findAdded(before: GarmentSettings, after: GarmentSettings): number {
	const first = before.logo.imageData === null && after.logo.imageData !== null;
	return first ? 0 : listPrints(after).length - 1;
}

/** Changes the print at a place of the list that `listPrints` gives. */
export function changePrint(
	settings: GarmentSettings,
	index: number,
	change: (print: Print) => Print,
): GarmentSettings {
	const list = listPrints(settings);
	const print = list[index];
	return print ? setPrints(settings, list.with(index, change(print))) : settings;
}

export function removePrint(settings: GarmentSettings, index: number): GarmentSettings {
	return setPrints(
		settings,
		listPrints(settings).filter((_, place) => place !== index),
	);
}

/** A copy beside a print, painted after it; unchanged if there is no room for another print. */
export function duplicatePrint(settings: GarmentSettings, index: number): GarmentSettings {
	const list = listPrints(settings);
	const print = list[index];
	if (!print || list.length >= mostPrints) return settings;
	const { positionX, positionY } = print;
	const copy = {
		...movePrint(print, { positionX: positionX + 0.1, positionY: positionY - 0.1 }),
		locked: false,
	};
	return setPrints(settings, list.toSpliced(index + 1, 0, copy));
}

/** Paints a print later, over the next one (`1`), or earlier (`-1`); unchanged at the ends of the list. */
export function reorderPrint(
	settings: GarmentSettings,
	index: number,
	way: 1 | -1,
): GarmentSettings {
	const list = listPrints(settings);
	const [print, other] = [list[index], list[index + way]];
	if (!print || !other) return settings;
	return setPrints(settings, list.with(index, other).with(index + way, print));
}

function covers(one: Print, other: Print): boolean {
	const { place, positionX, positionY } = one;
	return (
		place === other.place &&
		Math.abs(positionX - other.positionX) < nextLine &&
		Math.abs(positionY - other.positionY) < nextLine
	);
}

/** The logo is the first of the pictures, if it is also the first print; the others follow it. */
function setPrints(settings: GarmentSettings, list: readonly Print[]): GarmentSettings {
	const [first, ...rest] = list;
	if (first && 'imageData' in first) return { ...settings, logo: first, prints: rest };
	return { ...settings, logo: { ...settings.logo, imageData: null }, prints: [...list] };
}
