import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePictures } from '#scenes/couture/pictures.ts';
import { StageContext } from '#scenes/stage/stage-context.ts';
import { pictures as uploads } from '#tools/couture/pictures.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import type { Brand, Print } from '#tools/couture/print.ts';
import { stubImageBitmaps } from '../stage/image-bitmap.ts';
import { createStage } from '../stage/stage.tsx';

/** Addresses of the requested logos. */
let asked: string[];
let missing: string | undefined;

beforeEach(() => {
	asked = [];
	missing = undefined;
	stubImageBitmaps();
	vi.stubGlobal(
		'Image',
		class {
			src = '';
			async decode() {
				asked.push(this.src);
				if (missing && this.src.includes(missing)) throw new Error('no picture');
			}
		},
	);
	vi.spyOn(uploads, 'find').mockImplementation(async (id) =>
		id === 'mine' ? new Blob(['mine']) : undefined,
	);
});

function toPrints(...brands: Brand[]): Print[] {
	return brands.map((imageData) => ({ ...firstPlacement, imageData }));
}

async function show(first: readonly Print[]) {
	const stage = createStage();
	const wrapper = ({ children }: { children: ReactNode }) => (
		<StageContext value={stage}>{children}</StageContext>
	);
	const shown = await act(async () =>
		renderHook((prints: readonly Print[]) => usePictures(prints), { initialProps: first, wrapper }),
	);
	return {
		...shown,
		onMissing: stage.host.onMissing,
		change: (prints: readonly Print[]) => act(async () => shown.rerender(prints)),
	};
}

test('a missing logo is reported once by its name, the others are there, and it is tried again when it is chosen again', async () => {
	missing = 'logo-4';
	const { result, onMissing, change } = await show(toPrints('logo-4', 'logo-1'));
	await change(toPrints('logo-4', 'logo-1'));
	expect([...result.current.keys()]).toEqual(['logo-1']);
	expect(onMissing).toHaveBeenCalledExactlyOnceWith('logo-4', expect.any(Error));
	missing = undefined;
	await change([]);
	await change(toPrints('logo-4'));
	expect([...result.current.keys()]).toEqual(['logo-4']);
});

test('the picture of a visitor is freed when no print shows it, and decoded again when one does', async () => {
	const { result, change } = await show(toPrints('upload:mine', 'logo-1'));
	const picture = result.current.get('upload:mine');
	await change(toPrints('logo-1'));
	expect(picture).toMatchObject({ closed: true });
	expect([...result.current.keys()]).toEqual(['logo-1']);
	await change(toPrints('upload:mine', 'logo-1'));
	expect(result.current.get('upload:mine')).toMatchObject({ closed: false });
});

test('a garment that goes frees its pictures, those on their way as well', async () => {
	const { result, unmount } = await show(toPrints('upload:mine'));
	const picture = result.current.get('upload:mine');
	unmount();
	expect(picture).toMatchObject({ closed: true });

	const { promise, resolve } = Promise.withResolvers<Blob>();
	vi.mocked(uploads.find).mockImplementation(() => promise);
	const bitmaps = vi.spyOn(globalThis, 'createImageBitmap');
	const late = await show(toPrints('upload:mine'));
	late.unmount();
	await act(async () => resolve(new Blob(['mine'])));
	expect(await bitmaps.mock.results[0]?.value).toMatchObject({ closed: true });
});
