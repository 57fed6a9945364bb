import { savedFavourites } from '#browser/favourites.ts';

/** Where the seeds of the marked pictures are stored. */
export const favouritePicturesKey = 'picsumFavourites';

/** The seeds of the pictures that a visitor has marked: the same seed always gives the same picture. */
export const $favouritePictures = savedFavourites(favouritePicturesKey, (word) =>
	/^[\w-]{1,32}-\d{1,2}$/.test(word),
);
