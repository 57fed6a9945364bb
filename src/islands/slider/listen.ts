import type { Slideshow } from './slideshow.ts';

/** Moves the slideshow by keys and swipes, and holds it while somebody reads or nobody sees it. Returns what ends that. */
export function listen(slider: HTMLElement, track: HTMLElement, show: Slideshow): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	slider.addEventListener(
		'keydown',
		(event) => {
			// Alt with an arrow key goes back in the browser; other modifier keys have meanings of their own, too.
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			if (event.key === 'ArrowRight') show.step(1);
			else if (event.key === 'ArrowLeft') show.step(-1);
			else return;
			event.preventDefault();
		},
		{ signal },
	);
	slider.addEventListener('pointerenter', () => show.hold('hover', true), { signal });
	slider.addEventListener('pointerleave', () => show.hold('hover', false), { signal });
	// A clicked button keeps the focus without being read: only focus by keyboard stops the slides.
	slider.addEventListener(
		'focusin',
		({ target }) =>
			show.hold('focus', target instanceof Element && target.matches(':focus-visible')),
		{ signal },
	);
	slider.addEventListener('focusout', () => show.hold('focus', false), { signal });
	const observer = new IntersectionObserver((entries) =>
		// A busy page reports several changes at once.
		show.hold('view', !entries.at(-1)?.isIntersecting),
	);
	observer.observe(slider);
	signal.addEventListener('abort', () => observer.disconnect());
	document.addEventListener('visibilitychange', () => show.hold('tab', document.hidden), {
		signal,
	});

	let from: number | undefined;
	track.addEventListener(
		'pointerdown',
		(event) => {
			// A second finger zooms, and only the main button drags.
			from = event.isPrimary && event.button === 0 ? event.clientX : undefined;
		},
		{ signal },
	);
	track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
	for (const end of ['pointerup', 'pointercancel'] as const)
		addEventListener(
			end,
			(event) => {
				if (from !== undefined && end === 'pointerup') show.swipe(event.clientX - from);
				from = undefined;
			},
			{ signal },
		);
	return () => controller.abort();
}
