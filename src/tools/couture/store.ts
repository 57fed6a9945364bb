import { atom, computed } from 'nanostores';
import { savedAtom, setAside } from '#browser/saved.ts';
import { fromEarlierWardrobe } from '#earlier-site/wardrobe.ts';
import { parseJson } from '#lib/parse.ts';
import { createSteps } from '#tools/design/undo.ts';
import {
	type Arrangement,
	firstArrangement,
	hasBranding,
	keepMenu,
	listShown,
	type MenuName,
	parseArrangement,
	printArrangement,
} from './arrangement.ts';
import type { GarmentSide } from './description.ts';
import type { Design } from './design.ts';
import {
	eachGarment,
	type GarmentKey,
	garmentKeys,
	type Part,
	type PrintPlace,
} from './garments.ts';
import { isOriginal } from './mixing.ts';
import { listPrints } from './prints.ts';
import { advance, atRest, type Rotation } from './rotation.ts';
import { type GarmentSettings, listUploads } from './settings.ts';
import { parseStageView, printStageView, type StageView } from './stage-view.ts';
import { parseViewpoint, printViewpoint, type Viewpoint } from './viewpoint.ts';
import { firstWardrobe, parseWardrobe, printWardrobe, type Wardrobe } from './wardrobe.ts';

const key = 'modelsSettings';

/** The settings of all garments, as `printWardrobe` writes them. */
export const $wardrobe = savedAtom<Wardrobe>(key, {
	fallback: firstWardrobe,
	earlier: fromEarlierWardrobe,
	parse: (text, stored) => {
		const read = parseWardrobe(text);
		if (read && !read.whole) setAside(key, stored);
		return read?.wardrobe;
	},
	// The first wardrobe is not stored: after a deletion, the next reading would write its entry again.
	print: (wardrobe) => (wardrobe === firstWardrobe ? undefined : printWardrobe(wardrobe)),
});

/** The visitor's own garments while those of a link are on the stage, until the visitor chooses between them. */
export const $ownWardrobe = savedAtom<Wardrobe | undefined>(`${key}.own`, {
	fallback: undefined,
	parse: (text) => parseWardrobe(text)?.wardrobe,
	print: (wardrobe) => wardrobe && printWardrobe(wardrobe),
});

/** What was on the stage when the link was opened, as `printStageView` writes it. */
const $ownStage = savedAtom<StageView | undefined>(`${key}.own.shown`, {
	fallback: undefined,
	parse: (text) => parseStageView(parseJson(text)),
	print: (shown) => shown && JSON.stringify(printStageView(shown)),
});

/** Which garments are shown, as `printArrangement` writes it. */
export const $arrangement = savedAtom<Arrangement>(`${key}.shown`, {
	fallback: firstArrangement,
	parse: parseArrangement,
	print: printArrangement,
	shared: false,
});

/** From where they are seen, as `printViewpoint` writes it; undefined from where each arrangement is seen at first. */
export const $viewpoint = savedAtom<Viewpoint | undefined>(`${key}.camera`, {
	fallback: undefined,
	parse: (text) => parseViewpoint(parseJson(text)),
	print: (viewpoint) => viewpoint && JSON.stringify(printViewpoint(viewpoint)),
	shared: false,
});
export const $menu = atom<MenuName | undefined>();
export const $branding = atom(false);
/** The selected print of the garment, by its index in the list of prints. */
export const $print = atom(0);
/** Identifies the selected print while branding is open: its garment, its index and its place. */
export const $printInHand = computed([$wardrobe, $arrangement, $branding, $print], toPrintInHand);
/** The part whose colour is being chosen; each choice is a new object, and the camera flies to the part again. */
export const $partInHand = atom<{ garment: GarmentKey; part: Part } | undefined>();
/** Which way each garment turns; how far it has turned is in `rotations`. */
export const $turning = atom<Readonly<Record<GarmentKey, Rotation['turning']>>>(
	eachGarment(() => atRest.turning),
);
/** The side of the garment that is seen, as far as the garment's own turn goes. */
export const $side = atom<GarmentSide>('front');

/** How far each garment has turned. It changes with each frame, so it is no store: change it through `rotate`. */
export const rotations: Record<GarmentKey, Rotation> = eachGarment(() => ({
	...atRest,
	angle: $viewpoint.get()?.angle ?? atRest.angle,
}));

/** Undo and redo of the settings of all garments. */
export const steps = createSteps($wardrobe);

/**
 * Changes the settings of a garment. Quick changes with the same `tag` are one step to undo; those
 * of a `gesture`, whose tag is its own, are one however long it takes.
 */
export function edit(
	garment: GarmentKey,
	tag: string,
	make: (settings: GarmentSettings) => GarmentSettings,
	gesture = false,
) {
	const before = $wardrobe.get();
	const settings = make(before[garment]);
	if (settings === before[garment]) return;
	steps.change({ ...before, [garment]: settings }, `${garment} ${tag}`, gesture);
}

/** The wardrobes of designs that were opened: which one they followed, and what was on the stage before and after. */
const opened = new WeakMap<Wardrobe, { after: Wardrobe; from: StageView; to: StageView }>();

/** Shows a design of a file; undo restores the earlier garments, and shows those that were on the stage. */
export function openDesign({ arrangement, wardrobe, viewpoint }: Design) {
	const to = { arrangement, viewpoint };
	opened.set(wardrobe, { after: $wardrobe.get(), from: readStage(), to });
	steps.change(wardrobe);
	showArrangement(arrangement, viewpoint);
}

function readStage(): StageView {
	return { arrangement: $arrangement.get(), viewpoint: $viewpoint.get() };
}

/** All garments and how they are shown, as a link or a file restores them. */
export function readDesign(): Design {
	return { ...readStage(), wardrobe: $wardrobe.get() };
}

/** Shows a design of a link. Work of the visitor's own is put aside for `keepOwn`, unless some is aside already. */
export function openGuest(design: Design) {
	const own = $wardrobe.get();
	const isNew = JSON.stringify(design.wardrobe) !== JSON.stringify(own);
	const hasWork = garmentKeys.some((garment) => !isOriginal(own[garment], garment));
	if (isNew && hasWork && !$ownWardrobe.get()) {
		$ownWardrobe.set(own);
		$ownStage.set(readStage());
	}
	openDesign(design);
}

/** The visitor's own garments return to the stage as they were on it; undo shows those of the link again. */
export function keepOwn() {
	const wardrobe = $ownWardrobe.get();
	if (wardrobe) openDesign({ wardrobe, ...($ownStage.get() ?? readStage()) });
	takeGuest();
}

/** The garments of the link become the visitor's own; undo restores the earlier ones. */
export function takeGuest() {
	$ownWardrobe.set(undefined);
	$ownStage.set(undefined);
}

export function undoChange() {
	showChange(steps.undo);
}

export function redoChange() {
	showChange(steps.redo);
}

/**
 * Takes a step, and shows what was on the stage before a design was opened, or with it. After any other step it shows a
 * garment that has changed, if none of these is on the stage.
 */
function showChange(make: () => void) {
	const before = $wardrobe.get();
	make();
	const after = $wardrobe.get();
	if (after === before) return;
	const [undone, redone] = [opened.get(before), opened.get(after)];
	const stage = (undone?.after === after && undone.from) || (redone?.after === before && redone.to);
	if (stage) {
		showArrangement(stage.arrangement, stage.viewpoint);
		return;
	}
	const changed = garmentKeys.filter((garment) => before[garment] !== after[garment]);
	const shown = listShown($arrangement.get());
	const [model] = changed;
	if (model && !changed.some((garment) => shown.includes(garment)))
		showArrangement({ type: 'single', model });
}

/** Without a viewpoint it is seen from the front. */
export function showArrangement(arrangement: Arrangement, viewpoint?: Viewpoint) {
	for (const garment of garmentKeys) {
		const { turning, angle } = rotations[garment];
		if (turning === 'stop')
			rotations[garment] = { ...rotations[garment], angle: viewpoint?.angle ?? angle };
	}
	$viewpoint.set(viewpoint);
	$arrangement.set(arrangement);
	$menu.set(keepMenu($menu.get(), arrangement));
	if (!hasBranding(arrangement)) $branding.set(false);
	$print.set(0);
	publishTurning();
}

/** The first garment on the stage, for what can show only one. */
export function shownFirst(): GarmentKey {
	return listShown($arrangement.get())[0] ?? 'menShirt1';
}

/** Turns, pauses or stops all garments that are shown. */
export function rotate(command: (rotation: Rotation) => Rotation) {
	for (const garment of listShown($arrangement.get()))
		rotations[garment] = command(rotations[garment]);
	publishTurning();
}

/** A frame of some seconds has passed; true while something turns. */
export function advanceRotations(seconds: number): boolean {
	let turning = false;
	for (const garment of listShown($arrangement.get())) {
		rotations[garment] = advance(rotations[garment], seconds);
		turning ||= rotations[garment].turning !== 'stop';
	}
	return turning;
}

/** Every upload that a garment has now, or in a state that undo or redo restores. */
export function listNamedUploads(): string[] {
	const own = $ownWardrobe.get();
	const all = own ? [...steps.list(), own] : steps.list();
	return listUploads(all.flatMap((wardrobe) => garmentKeys.map((garment) => wardrobe[garment])));
}

/** Whether settings of this tool are stored. */
export function hasSaved(storage: Pick<Storage, 'getItem'> | undefined): boolean {
	try {
		return typeof storage?.getItem(key) === 'string';
	} catch {
		return false;
	}
}

/** Deletes the saved settings and resets all garments, without a step to undo. */
export function deleteSaved(storage: Pick<Storage, 'removeItem'> | undefined) {
	$wardrobe.set(firstWardrobe);
	takeGuest();
	steps.clear();
	$print.set(0);
	try {
		storage?.removeItem(key);
	} catch {
		// A storage that throws has kept nothing.
	}
}

let lastInHand: PrintInHand | undefined;

/** Gives the same object for the same print, so that listeners run only when another print is selected. */
function toPrintInHand(
	wardrobe: Wardrobe,
	arrangement: Arrangement,
	branding: boolean,
	number: number,
) {
	const garment = branding && arrangement.type === 'single' ? arrangement.model : undefined;
	const print = garment && listPrints(wardrobe[garment])[number];
	const next: PrintInHand | undefined = print && [garment, number, print.place];
	if (next?.join() !== lastInHand?.join()) lastInHand = next;
	return lastInHand;
}

function publishTurning() {
	$turning.set(eachGarment((garment) => rotations[garment].turning));
}

type PrintInHand = readonly [garment: GarmentKey, number: number, place: PrintPlace];
