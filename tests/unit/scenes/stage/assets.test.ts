import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Assets } from '#scenes/stage/assets.ts';
import { stubImageBitmaps } from './image-bitmap.ts';

const loadModel = vi.hoisted(() => vi.fn());
vi.mock('#scenes/stage/load-model.ts', () => ({ loadModel }));

let images: { closed: boolean }[];
let answer: () => Promise<Response>;

beforeEach(() => {
	images = stubImageBitmaps();
	answer = async () => new Response('file');
	vi.stubGlobal(
		'fetch',
		vi.fn(() => answer()),
	);
});

afterEach(() => vi.unstubAllGlobals());

function openScene() {
	const host = { onProgress: vi.fn(), onMissing: vi.fn(), onFailed: vi.fn() };
	return { host, assets: new Assets(host) };
}

test('a texture is loaded once for each use, whoever asks for it', async () => {
	const { assets } = openScene();
	const [first, second] = await Promise.all([assets.texture('/a.webp'), assets.texture('/a.webp')]);
	expect(second).toBe(first);
	expect(await assets.texture('/a.webp', 'data')).not.toBe(first);
	expect(fetch).toHaveBeenCalledTimes(2);
});

test('every texture is freed when the scene is left, and its decoded picture is closed', async () => {
	const { assets } = openScene();
	const textures = await Promise.all([
		assets.texture('/a.webp'),
		assets.texture('/b.webp', 'data'),
	]);
	const freed = vi.fn();
	for (const texture of textures) texture?.addEventListener('dispose', freed);
	expect(images.map(({ closed }) => closed)).toEqual([false, false]);
	assets.dispose();
	await vi.waitFor(() => expect(freed).toHaveBeenCalledTimes(2));
	expect(images.map(({ closed }) => closed)).toEqual([true, true]);
});

test('a texture that arrives after the scene was left is freed as well', async () => {
	const { assets, host } = openScene();
	const coming = assets.texture('/a.webp');
	assets.dispose();
	await coming;
	await vi.waitFor(() => expect(images.map(({ closed }) => closed)).toEqual([true]));
	expect(host.onMissing).not.toHaveBeenCalled();
});

test('the geometry of models and what was made of other files are freed with the scene', async () => {
	const geometry = { dispose: vi.fn() };
	const font = { dispose: vi.fn() };
	loadModel.mockResolvedValue({
		traverse: (visit: (part: object) => void) => [{}, { geometry }].forEach(visit),
	});
	const { assets } = openScene();
	await assets.model('/a.glb');
	await assets.made('/a.json', () => font);
	assets.dispose();
	await vi.waitFor(() => expect(geometry.dispose).toHaveBeenCalledTimes(1));
	expect(font.dispose).toHaveBeenCalledTimes(1);
});

test('a missing texture is reported once and left out; it is requested again when nothing shows it', async () => {
	answer = async () => new Response('', { status: 404 });
	const { assets, host } = openScene();
	expect(await assets.texture('/a.webp')).toBeUndefined();
	expect(await assets.texture('/a.webp')).toBeUndefined();
	expect(host.onMissing).toHaveBeenCalledExactlyOnceWith('/a.webp', expect.any(Error));
	answer = async () => new Response('file');
	assets.forget('/a.webp', 'colour');
	expect(await assets.texture('/a.webp')).toBeDefined();
});

test('a scene that can do without a model goes on, and loads it again when it is requested again', async () => {
	const { assets, host } = openScene();
	const onMissing = vi.fn();
	loadModel.mockRejectedValueOnce(new Error('404'));
	void assets.model('/a.glb', onMissing);
	await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
	expect(host.onMissing).toHaveBeenCalledExactlyOnceWith('/a.glb', expect.any(Error));
	expect(host.onFailed).not.toHaveBeenCalled();
	const model = {};
	loadModel.mockResolvedValueOnce(model);
	expect(await assets.model('/a.glb', onMissing)).toBe(model);
});

test('a missing model ends the scene; a missing file with a substitute does not', async () => {
	const { assets, host } = openScene();
	answer = async () => new Response('', { status: 404 });
	expect(
		await assets.made(
			'/a.json',
			() => ({ from: 'file' }),
			() => ({ from: 'substitute' }),
		),
	).toEqual({ from: 'substitute' });
	expect(host.onFailed).not.toHaveBeenCalled();
	loadModel.mockRejectedValue(new Error('gone'));
	void assets.model('/a.glb');
	await vi.waitFor(() => expect(host.onFailed).toHaveBeenCalledTimes(1));
});
