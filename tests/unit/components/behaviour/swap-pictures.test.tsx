import { expect, test, vi } from 'vitest';
import { swapPictures } from '#components/behaviour/swap-pictures.ts';
import { $viewMode } from '#stores/view-mode.ts';

test('the other pictures come in a circle that grows from the pointer', async () => {
	const ready = Promise.resolve();
	const startViewTransition = (update: () => void) => {
		update();
		return { ready };
	};
	Object.assign(document, { startViewTransition });
	const animate = vi.fn();
	document.documentElement.animate = animate;
	const press = new MouseEvent('click', { clientX: 10, clientY: 20, detail: 1 });
	swapPictures(document.body, document.body, press);
	await ready;
	expect($viewMode.get()).toBe('alternative');
	expect(animate).toHaveBeenLastCalledWith(
		expect.objectContaining({
			clipPath: ['circle(0 at 10px 20px)', 'circle(150vmax at 10px 20px)'],
		}),
		expect.objectContaining({ pseudoElement: '::view-transition-new(root)' }),
	);
});
