import { $viewMode, toggleViewMode } from '#stores/view-mode.ts';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** So long, in milliseconds, a press waits for pictures. */
const patience = 600;

/**
 * Shows all pictures as cross-stitch, or as they were, in a circle that grows from the pointer; with less motion they fade. A press
 * of a key has no position, and starts at the switch. A browser without view transitions swaps the pictures at once.
 */
export async function swapPictures(element: HTMLElement, _target: Element, event: Event) {
	if (!document.startViewTransition) return toggleViewMode();
	const { x, y, width, height } = element.getBoundingClientRect();
	const [left, top] =
		event instanceof MouseEvent && event.detail > 0
			? [event.clientX, event.clientY]
			: [x + width / 2, y + height / 2];
	await Promise.race([loadOtherPictures(), new Promise((done) => setTimeout(done, patience))]);
	const root = document.documentElement;
	root.dataset.wave = '';
	// The browser skips the transition of a page that is hidden, and still swaps the pictures.
	const { ready, finished } = document.startViewTransition(toggleViewMode);
	finished.finally(() => delete root.dataset.wave).catch(() => {});
	if (lessMotion.matches) return;
	const circles = ['0', '150vmax'].map((radius) => `circle(${radius} at ${left}px ${top}px)`);
	const stay = { opacity: [1, 1], mixBlendMode: ['normal', 'normal'] };
	const run = (part: 'old' | 'new', frames: PropertyIndexedKeyframes) =>
		root.animate(frames, {
			duration: 420,
			easing: 'ease-out',
			pseudoElement: `::view-transition-${part}(root)`,
		});
	await ready.then(
		() => {
			run('old', stay);
			run('new', { ...stay, clipPath: circles });
		},
		() => {},
	);
}

/**
 * Hidden pictures do not load. When a pointer reaches the switch, those that a press would show start to load in the window, and in
 * the first one of the page: most visitors then scroll back to it.
 */
export async function loadOtherPictures() {
	const pairs = [...document.querySelectorAll('picture.stitched')].map((stitched) =>
		[stitched.previousElementSibling, stitched].map((side) => side?.querySelector('img')),
	);
	const others = pairs.flatMap(([plain, stitched]) => {
		const [shown, other] = $viewMode.get() === 'normal' ? [plain, stitched] : [stitched, plain];
		const { top = 0, right = 0, bottom = 0, left = 0 } = shown?.getBoundingClientRect() ?? {};
		const isIn = (start: number) => bottom > start && top < start + innerHeight;
		const isSeen = (isIn(0) || isIn(-scrollY)) && right > 0 && left < innerWidth;
		return other && isSeen ? [other] : [];
	});
	for (const other of others) other.loading = 'eager';
	await Promise.allSettled(others.map((other) => other.decode()));
}
