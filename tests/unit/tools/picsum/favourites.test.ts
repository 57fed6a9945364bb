import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
	vi.resetModules();
});

test('seeds are kept with their number, other words are set aside', async () => {
	const storage: Record<string, string> = { picsumFavourites: 'fox-1 a_b-30 fox ../id -2' };
	const { useStorage: keepIn } = await import('#browser/saved.ts');
	keepIn(storage);
	const { $favouritePictures } = await import('#tools/picsum/favourites.ts');
	expect($favouritePictures.get()).toEqual(['fox-1', 'a_b-30']);
	expect(storage['picsumFavourites.broken']).toBe('fox-1 a_b-30 fox ../id -2');
});
