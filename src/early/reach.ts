import type { ClientDirective } from 'astro';

/** An agent that fills in a field gives no other sign than `input`. */
const firstSigns = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Loads an island when a pointer, the focus or a key first reaches it. Clicks made before React has
 * taken over are kept and made again afterwards, so that the first one counts; what was typed
 * stays in its field, where the island reads it. The island says `island-ready` (see `useReady`).
 */
const reach: ClientDirective = (load, _options, island) => {
	const early: MouseEvent[] = [];
	const keep = (event: MouseEvent) => {
		if (!event.isTrusted) return;
		event.preventDefault();
		early.push(event);
	};
	const start = async () => {
		for (const sign of firstSigns) island.removeEventListener(sign, start);
		const ready = new Promise((done) =>
			island.addEventListener('island-ready', done, { once: true }),
		);
		const hydrate = await load();
		await hydrate();
		await ready;
		island.removeEventListener('click', keep, true);
		for (const click of early) click.target?.dispatchEvent(new MouseEvent('click', click));
	};
	for (const sign of firstSigns) island.addEventListener(sign, start);
	island.addEventListener('click', keep, true);
	// A focus that came before this code gives no sign any more.
	if (island.contains(document.activeElement)) start();
};

export default reach;
