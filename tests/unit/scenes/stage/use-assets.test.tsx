import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StageContext } from '#scenes/stage/stage-context.ts';
import { useTexture } from '#scenes/stage/use-assets.ts';
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
