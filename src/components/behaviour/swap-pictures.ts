import { toggleViewMode } from '#stores/view-mode.ts';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Shows the other version of all pictures, in a circle that grows from the pointer. A press of a key has no position, and starts at
 * the switch. A browser without view transitions swaps the pictures at once.
 */
export function swapPictures(element: HTMLElement, _target: Element, event: Event) {
	if (lessMotion.matches || !document.startViewTransition) return toggleViewMode();
	const { x, y, width, height } = element.getBoundingClientRect();
	const [left, top] =
		event instanceof MouseEvent && event.detail > 0
			? [event.clientX, event.clientY]
			: [x + width / 2, y + height / 2];
	const circles = ['0', '150vmax'].map((radius) => `circle(${radius} at ${left}px ${top}px)`);
	const stay = { opacity: [1, 1], mixBlendMode: ['normal', 'normal'] };
	const run = (part: 'old' | 'new', frames: PropertyIndexedKeyframes) =>
		document.documentElement.animate(frames, {
			duration: 420,
			easing: 'ease-out',
			pseudoElement: `::view-transition-${part}(root)`,
		});
	// The browser skips the transition of a page that is hidden, and still swaps the pictures.
	document.startViewTransition(toggleViewMode).ready.then(
		() => {
			run('old', stay);
			run('new', { ...stay, clipPath: circles });
		},
		() => {},
	);
}

/** Hidden pictures do not load. When a pointer reaches the switch, those that a press would show start to load. */
export function loadOtherPictures() {
	for (const image of document.querySelectorAll<HTMLImageElement>('.view-picture img')) {
		const { top = 0, bottom = 0 } = image.closest('.view-picture')?.getBoundingClientRect() ?? {};
		if (bottom > 0 && top < innerHeight) image.loading = 'eager';
	}
}
