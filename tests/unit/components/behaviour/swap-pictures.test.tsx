import { loadOtherPictures, swapPictures } from '#components/behaviour/swap-pictures.ts';
import { $viewMode } from '#stores/view-mode.ts';

/** Three places of a page that is scrolled: one in its first window, one in the window now, one below it. */
function showPictures() {
	vi.stubGlobal('scrollY', 5000);
	document.body.innerHTML = [-4900, 10, 10_000]
		.map(
			(top) =>
				`<picture><img data-top="${top}"></picture><picture class="stitched"><img></picture>`,
		)
		.join('');
	const images = [...document.querySelectorAll('img')];
	for (const image of images) {
		image.loading = 'lazy';
		image.decode = () => Promise.resolve();
		const top = Number(image.dataset.top);
		if (top) image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
	}
	return images;
}

test('the other pictures of the window, and of the first one, load when a press is near', async () => {
	const images = showPictures();
	await loadOtherPictures();
	expect(images.map(({ loading }) => loading)).toEqual([
		'lazy',
		'eager',
		'lazy',
		'eager',
		'lazy',
		'lazy',
	]);
});

test('the other pictures come in a circle that grows from the pointer, over the whole page', async () => {
	showPictures();
	const root = document.documentElement;
	const startViewTransition = (update: () => void) => {
		expect(root.dataset).toHaveProperty('wave');
		update();
		return { ready: Promise.resolve(), finished: Promise.resolve() };
	};
	Object.assign(document, { startViewTransition });
	const animate = vi.fn();
	root.animate = animate;
	const press = new MouseEvent('click', { clientX: 10, clientY: 20, detail: 1 });
	await swapPictures(document.body, document.body, press);
	expect($viewMode.get()).toBe('alternative');
	expect(animate).toHaveBeenLastCalledWith(
		expect.objectContaining({
			clipPath: ['circle(0 at 10px 20px)', 'circle(150vmax at 10px 20px)'],
		}),
		expect.objectContaining({ pseudoElement: '::view-transition-new(root)' }),
	);
	expect(root.dataset).not.toHaveProperty('wave');
});
