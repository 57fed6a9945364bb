import { savedFavourites } from '#browser/favourites.ts';

/** The seeds of the pictures that a visitor has marked: the same seed always gives the same picture. */
export const $favouritePictures = savedFavourites('picsumFavourites', (word) =>
	/^[\w-]{1,32}-\d{1,2}$/.test(word),
);
