import { shareFile } from '#browser/share-file.ts';

const file = new File(['picture'], 'model.jpg', { type: 'image/jpeg' });
const address = 'https://example.com/#design=AA';

function stub(share: () => Promise<void>, canShare = true) {
	const shared = vi.fn(share);
	vi.stubGlobal('navigator', { canShare: () => canShare, share: shared });
	return shared;
}

test('a picture is shared with its title and the address of the design', async () => {
	const share = stub(async () => {});
	expect(await shareFile(file, 'Shirt', address)).toBe(true);
	expect(share).toHaveBeenCalledWith({ files: [file], title: 'Shirt', url: address });
});

test('a browser that no longer allows it returns false; a visitor who closes the dialog has cancelled', async () => {
	stub(() => Promise.reject(new DOMException('', 'NotAllowedError')));
	expect(await shareFile(file, 'Shirt', address)).toBe(false);
	stub(() => Promise.reject(new DOMException('', 'AbortError')));
	await expect(shareFile(file, 'Shirt', address)).rejects.toThrow(DOMException);
});
