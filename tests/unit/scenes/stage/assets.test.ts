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

test('every texture is freed when the scene is left, one that is on its way as well, and its picture is closed', async () => {
	const { assets, host } = openScene();
	const textures = await Promise.all([
		assets.texture('/a.webp'),
		assets.texture('/b.webp', 'data'),
	]);
	const freed = vi.fn();
	for (const texture of textures) texture?.addEventListener('dispose', freed);
	expect(images.map(({ closed }) => closed)).toEqual([false, false]);
	void assets.texture('/late.webp');
	assets.dispose();
	await vi.waitFor(() => expect(freed).toHaveBeenCalledTimes(2));
	await vi.waitFor(() => expect(images.map(({ closed }) => closed)).toEqual([true, true, true]));
	expect(host.onMissing).not.toHaveBeenCalled();
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

test('a texture that the card refuses is reported as missing, and what waits for it goes on', async () => {
	const { host } = openScene();
	const refusal = new Error('refused');
	const assets = new Assets(host, () => Promise.reject(refusal));
	expect(await assets.texture('/a.webp')).toBeDefined();
	await vi.waitFor(() => expect(host.onMissing).toHaveBeenCalledWith('/a.webp', refusal));
});
