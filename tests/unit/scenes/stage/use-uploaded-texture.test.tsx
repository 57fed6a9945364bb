import { act, renderHook } from '@testing-library/react';
import { useUploadedTexture } from '#scenes/stage/use-uploaded-texture.ts';
import { stubImageBitmaps } from './image-bitmap.ts';

let images: { closed: boolean }[];
const host = vi.hoisted(() => ({ onMissing: vi.fn() }));
vi.mock('#scenes/stage/stage-context.ts', () => ({ useStage: () => ({ host }) }));
const pictures = {
	find: async (id: string) => (id === 'gone' ? undefined : new Blob([id])),
};

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	images = stubImageBitmaps();
	host.onMissing.mockClear();
});

async function show(first: string | undefined) {
	const shown = await act(() =>
		renderHook(({ id }) => useUploadedTexture(pictures, id), {
			initialProps: { id: first },
		}),
	);
	return { ...shown, change: (id?: string) => act(async () => shown.rerender({ id })) };
}

/** The next picture is found when the function is called that this gives. */
function delayNext(): () => void {
	const { find } = pictures;
	const { promise, resolve } = Promise.withResolvers<void>();
	vi.spyOn(pictures, 'find').mockImplementationOnce((id) => promise.then(() => find(id)));
	return resolve;
}

test('a picture is freed when another one takes its place, or what shows it goes', async () => {
	const { result, change, unmount } = await show('one');
	const freed = vi.fn();
	result.current?.addEventListener('dispose', freed);
	expect(images.map(({ closed }) => closed)).toEqual([false]);
	await change('two');
	expect(freed).toHaveBeenCalledTimes(1);
	expect(images.map(({ closed }) => closed)).toEqual([true, false]);
	expect(result.current?.image).toBe(images[1]);
	unmount();
	expect(images.map(({ closed }) => closed)).toEqual([true, true]);
});

test('a picture that arrives after another one was requested is closed unseen', async () => {
	const findLate = delayNext();
	const { result, change } = await show('late');
	await change('two');
	await act(async () => findLate());
	expect(result.current?.image).toBe(images[0]);
	expect(images.map(({ closed }) => closed)).toEqual([false, true]);
});

test('a picture that this browser does not have is reported by its id', async () => {
	const { result } = await show('gone');
	expect(result.current).toBeUndefined();
	expect(host.onMissing).toHaveBeenCalledExactlyOnceWith('gone', expect.any(Error));
});
