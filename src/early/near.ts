import type { ClientDirective } from 'astro';

/** Loads an island when it is less than a screen away from the window. */
const near: ClientDirective = (load, _options, island) => {
	const observer = new IntersectionObserver(
		async (entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			const hydrate = await load();
			await hydrate();
		},
		{ rootMargin: '100%' },
	);
	// An island has no box of its own.
	if (island.firstElementChild) observer.observe(island.firstElementChild);
};

export default near;
