import { expect, test } from 'vitest';
import { openWith } from '../../open-with.ts';

test('seeds are kept with their number, other words are set aside', async () => {
	const storage: Record<string, string> = { picsumFavourites: 'fox-1 a_b-30 fox ../id -2' };
	await openWith(storage);
	const { $favouritePictures } = await import('#tools/picsum/favourites.ts');
	expect($favouritePictures.get()).toEqual(['fox-1', 'a_b-30']);
	expect(storage['picsumFavourites.broken']).toBe('fox-1 a_b-30 fox ../id -2');
});
