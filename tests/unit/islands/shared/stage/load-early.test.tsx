import { loadEarly } from '#islands/shared/stage/load-early.ts';

const scene = { mount: vi.fn() };

test('files come beside the code of a scene, whose failure is left to the page, which tries again', async () => {
	vi.stubGlobal('WebGL2RenderingContext', class {});
	const load = vi.fn(async () => scene).mockRejectedValueOnce(new Error('offline'));
	await expect(loadEarly(load, () => ['/a.glb', '/b.bin'])()).resolves.toBe(scene);
	const files = document.querySelectorAll<HTMLLinkElement>('[rel=preload][as=fetch][crossorigin]');
	expect([...files].map((link) => link.getAttribute('href'))).toEqual(['/a.glb', '/b.bin']);
});

test('without WebGL, and while pages are built, nothing is loaded', () => {
	const load = vi.fn(async () => scene);
	loadEarly(load);
	expect(load).not.toHaveBeenCalled();
});
