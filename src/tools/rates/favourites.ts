import { savedFavourites } from '#browser/favourites.ts';

/** The codes of the currencies that a visitor wants to see first. */
export const $favouriteRates = savedFavourites('ratesFavourites', (code) =>
	/^[A-Z]{3}$/.test(code),
);
