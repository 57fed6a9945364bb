import { act, renderHook } from '@testing-library/react';
import { couture } from '#i18n/messages/couture/index.ts';
import { uploads } from '#i18n/messages/uploads/index.ts';
import { useGallery } from '#islands/couture/use-gallery.ts';
import { drawSight } from '#scenes/couture/exports/sight.ts';
import { beginPart } from '#stores/unfinished.ts';

vi.mock('#scenes/couture/exports/sight.ts', () => ({ drawSight: vi.fn() }));

test('the picture of a design is drawn when all of it is sewn', async () => {
	const end = beginPart();
	const announce = vi.fn();
	const context = {
		locale: 'en',
		announce,
		offer: vi.fn(),
		uploads: uploads.en,
		t: couture.en,
	} as const;
	const { result } = renderHook(() => useGallery(context));
	await act(async () => {
		const kept = result.current.keep();
		await vi.dynamicImportSettled();
		expect(drawSight).not.toHaveBeenCalled();
		end();
		await kept;
	});
	expect(drawSight).toHaveBeenCalledOnce();
	expect(announce).toHaveBeenCalledOnce();
});
