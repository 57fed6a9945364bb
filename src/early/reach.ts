import type { ClientDirective } from 'astro';

/** Events before a click or a key. `keep.ts` dispatches the last one for each input that it records. */
export const reachEvents = ['pointerover', 'pointerdown', 'focusin', 'vz-wanted'] as const;

/** Loads an island when a pointer, the focus or a key first reaches it. */
const reach: ClientDirective = (load, _options, island) => {
	let started: Promise<void> | undefined;
	const start = () => {
		started ??= load().then((hydrate) => hydrate());
		return started;
	};
	for (const type of reachEvents) island.addEventListener(type, start);
	// Events that came before this code do not come again: a pointer may already rest on the island.
	const early = window.vzEarly.flat().includes(island);
	// The address may contain the state of a list: `?q=react`.
	if (early || location.search || island.matches(':hover,:focus-within')) start();
};

export default reach;
