import { atom, computed } from 'nanostores';
import { savedAtom } from '#browser/saved.ts';
import type { Turning } from '#tools/design/rotation.ts';
import { createSteps } from '#tools/design/undo.ts';
import { type Design, isSame, newDesign } from './design.ts';
import { pictures } from './pictures.ts';
import { type ConfiguratorState, newState, parseState, printState } from './saved.ts';

/** Key `configurator3d`, JSON `{ design, rotation }`; white goblets that turn clockwise at first. */
export const $settings = savedAtom<ConfiguratorState>('configurator3d', {
	fallback: newState,
	parse: parseState,
	print: printState,
});

/** The visitor's own design while that of a link is on the stage, until the visitor chooses between them. */
export const $ownDesign = savedAtom<Design | undefined>('configurator3d.own', {
	fallback: undefined,
	parse: (text) => parseState(text)?.design,
	print: (design) => design && printState({ ...newState, design }),
});

/** False while the goblets wait for a button, whichever way they are to turn. */
export const $moves = atom(true);
/** Which way they turn at this moment. */
export const $turning = computed([$settings, $moves], ({ rotation }, moves) =>
	moves ? rotation : 'stop',
);

/** Undo and redo of the design. */
export const steps = createSteps<Design>({
	get: () => $settings.get().design,
	set: (design) => $settings.set({ ...$settings.get(), design }),
});

/** Changes of a gesture, whose tag is its own, are one step however long it takes. */
export function changeDesign(next: Design, gesture?: string) {
	if (!isSame($settings.get().design, next)) steps.change(next, gesture, true);
}

/** Shows a design of a link. A design of the visitor's own is put aside for `keepOwn`, unless one is aside already. */
export function openGuest(design: Design) {
	const { design: own } = $settings.get();
	if (!isSame(own, design) && !isSame(own, newDesign) && !$ownDesign.get()) $ownDesign.set(own);
	changeDesign(design);
}

/** The visitor's own design returns; undo shows that of the link again. */
export function keepOwn() {
	const own = $ownDesign.get();
	if (own) changeDesign(own);
	$ownDesign.set(undefined);
}

/** The design of the link becomes the visitor's own; undo restores the earlier one. */
export function takeGuest() {
	$ownDesign.set(undefined);
}

export function setRotation(rotation: Turning) {
	$moves.set(true);
	$settings.set({ ...$settings.get(), rotation });
}

/** Frees the pictures that no design of this visit names any more. */
export function dropUnusedPictures() {
	const own = $ownDesign.get();
	const named = [...steps.list(), ...(own ? [own] : [])].flatMap(({ texture }) =>
		texture && 'picture' in texture ? [texture.picture] : [],
	);
	return pictures.dropAllBut(named);
}
