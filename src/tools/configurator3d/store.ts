import { atom, computed } from 'nanostores';
import { savedAtom } from '#browser/saved.ts';
import { change, type History, redo, startHistory, undo } from '#lib/history.ts';
import { type Design, isSame, newDesign } from './design.ts';
import { pictures } from './pictures.ts';
import type { Rotation } from './rotation.ts';
import { newSettings, parseSettings, type Settings } from './saved.ts';

/** Key `configurator3d`, JSON `{ design, rotation }`; white goblets that turn clockwise at first. */
export const $settings = savedAtom<Settings>('configurator3d', {
	fallback: newSettings,
	parse: parseSettings,
	print: JSON.stringify,
});

/** False while the goblets wait for a button, whichever way they are to turn. */
export const $moves = atom(true);
/** Which way they turn at this moment. */
export const $turning = computed([$settings, $moves], ({ rotation }, moves) =>
	moves ? rotation : 'stop',
);

/** The steps of this visit. */
export const $history = atom<History<Design>>(startHistory(newDesign));

export function changeDesign(next: Design) {
	const now = $settings.get().design;
	if (isSame(now, next)) return;
	put(change({ ...$history.get(), now }, next));
}

/** A colour that is being picked: only the last one is a step. */
export function tryDesign(design: Design) {
	$settings.set({ ...$settings.get(), design });
}

/** Ends a trial that began at a design. */
export function settleDesign(before: Design) {
	const { design } = $settings.get();
	if (!isSame(before, design)) put(change({ ...$history.get(), now: before }, design));
}

export function undoDesign() {
	put(undo({ ...$history.get(), now: $settings.get().design }));
}

export function redoDesign() {
	put(redo({ ...$history.get(), now: $settings.get().design }));
}

export function setRotation(rotation: Rotation) {
	$moves.set(true);
	$settings.set({ ...$settings.get(), rotation });
}

/** Frees the pictures that no design of this visit names any more. */
export function dropUnusedPictures() {
	const { past, future } = $history.get();
	const named = [...past, $settings.get().design, ...future].flatMap(({ surface }) =>
		surface && 'picture' in surface ? [surface.picture] : [],
	);
	return pictures.dropAllBut(named);
}

function put(history: History<Design>) {
	$history.set(history);
	$settings.set({ ...$settings.get(), design: history.now });
}
