import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Group } from 'three';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StageContext } from '#scenes/stage/stage-context.ts';
import { useModel, useTexture } from '#scenes/stage/use-assets.ts';
import { stubImageBitmaps } from './image-bitmap.ts';
import { createStage } from './stage.tsx';

const loadModel = vi.hoisted(() => vi.fn());
vi.mock('#scenes/stage/load-model.ts', () => ({ loadModel }));

let status: number;
const asked = vi.fn(async (_file: string) => new Response('file', { status }));

beforeEach(() => {
	status = 200;
	asked.mockClear();
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('fetch', asked);
	stubImageBitmaps();
});

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function useOnStage<Result, Props>(use: (props: Props) => Result, initialProps: Props) {
	const stage = createStage();
	const wrapper = ({ children }: { children: ReactNode }) => (
		<StageContext value={stage}>
			<Suspense fallback={null}>{children}</Suspense>
		</StageContext>
	);
	const shown = await act(async () => renderHook(use, { initialProps, wrapper }));
	return { ...shown, stage, change: (props: Props) => act(async () => shown.rerender(props)) };
}

const showTexture = (first: string | undefined) =>
	useOnStage((file: string | undefined) => useTexture(file, 'data'), first);

test('a texture is there when its file has come, and another one after another file was requested', async () => {
	const { result, stage, change } = await showTexture('/a.webp');
	expect(result.current).toBe(await stage.assets.texture('/a.webp', 'data'));
	await change('/b.webp');
	expect(result.current).toBe(await stage.assets.texture('/b.webp', 'data'));
	expect(asked.mock.calls.map(([file]) => file)).toEqual(['/a.webp', '/b.webp']);
});

test('without a file there is no texture, and no question for one', async () => {
	const { result } = await showTexture(undefined);
	expect(result.current).toBeUndefined();
	expect(asked).not.toHaveBeenCalled();
});

test('a texture that failed is left out, and tried again when it is chosen again', async () => {
	status = 404;
	const { result, stage, change } = await showTexture('/a.webp');
	expect(result.current).toBeUndefined();
	await change('/a.webp');
	expect(stage.host.onMissing).toHaveBeenCalledTimes(1);
	status = 200;
	await change(undefined);
	await change('/a.webp');
	expect(result.current).toBeDefined();
	expect(stage.host.onMissing).toHaveBeenCalledTimes(1);
});

test('a model is the same object for all that show it', async () => {
	const model = new Group();
	loadModel.mockResolvedValue(model);
	const { result } = await useOnStage(
		() => [useModel('/goblet.glb'), useModel('/goblet.glb')],
		undefined,
	);
	expect(result.current[0]).toBe(model);
	expect(result.current[1]).toBe(model);
	expect(loadModel).toHaveBeenCalledTimes(1);
});
