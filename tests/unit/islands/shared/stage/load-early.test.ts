import { loadEarly } from '#islands/shared/stage/load-early.ts';

const scene = { mount: vi.fn() };

test('a failure is left to the page, which tries again', async () => {
	vi.stubGlobal('WebGL2RenderingContext', class {});
	const load = vi.fn(async () => scene).mockRejectedValueOnce(new Error('offline'));
	await expect(loadEarly(load)()).resolves.toBe(scene);
});

test('without WebGL, and while pages are built, nothing is loaded', () => {
	const load = vi.fn(async () => scene);
	loadEarly(load);
	expect(load).not.toHaveBeenCalled();
});
