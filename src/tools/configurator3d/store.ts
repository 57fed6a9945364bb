import { atom, computed } from 'nanostores';
import { savedAtom } from '#browser/saved.ts';
import type { Turning } from '#tools/design/rotation.ts';
import { createSteps } from '#tools/design/undo.ts';
import { type Design, isSame } from './design.ts';
import { pictures } from './pictures.ts';
import { type ConfiguratorState, newState, parseState, printState } from './saved.ts';

/** Key `configurator3d`, JSON `{ design, rotation }`; white goblets that turn clockwise at first. */
export const $settings = savedAtom<ConfiguratorState>('configurator3d', {
	fallback: newState,
	parse: parseState,
	print: printState,
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

export function setRotation(rotation: Turning) {
	$moves.set(true);
	$settings.set({ ...$settings.get(), rotation });
}

/** Frees the pictures that no design of this visit names any more. */
export function dropUnusedPictures() {
	const named = steps
		.list()
		.flatMap(({ texture }) => (texture && 'picture' in texture ? [texture.picture] : []));
	return pictures.dropAllBut(named);
}
