import { renderHook } from '@testing-library/react';
import { en } from '#i18n/messages/uploads/en.ts';
import { useUpload } from '#islands/couture/use-upload.ts';

vi.mock('#browser/uploads/take-picture.ts', () => ({
	takePicture: async ({ name }: File) =>
		name === 'good.svg' ? { ok: true, picture: new Blob() } : { ok: false, reason: 'broken' },
}));
vi.mock('#tools/couture/pictures.ts', () => ({
	pictures: { keep: async () => ({ kept: true, id: 'one' }) },
}));
vi.mock('#tools/couture/gallery/store.ts', () => ({ dropUnusedUploads: async () => {} }));

test('the refusal of a file goes when another is chosen', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	let shown = '';
	const announce = (message: string) => {
		shown = message;
	};
	const { result } = renderHook(() => useUpload({ announce, uploads: en }));
	await result.current(new File([], 'bad.svg'));
	expect(shown).toBe(en.refused.broken);
	expect(await result.current(new File([], 'good.svg'))).toBe('upload:one');
	expect(shown).toBe('');
});
