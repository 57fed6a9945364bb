import type { ClientDirective } from 'astro';

/** What comes before a click or a key; the last is said by `keep.ts` of everything that it keeps. */
export const reachSigns = ['pointerover', 'pointerdown', 'focusin', 'vz-wanted'] as const;

/** Loads an island when a pointer, the focus or a key first reaches it. */
const reach: ClientDirective = (load, _options, island) => {
	const start = async () => {
		for (const sign of reachSigns) island.removeEventListener(sign, start);
		const hydrate = await load();
		await hydrate();
	};
	for (const sign of reachSigns) island.addEventListener(sign, start);
	// Events before this code do not come again.
	const early = window.vzEarly.some(([, part]) => part === island);
	// An address may name what a list shows: `?q=react`.
	if (early || location.search || island.contains(document.activeElement)) start();
};

export default reach;
