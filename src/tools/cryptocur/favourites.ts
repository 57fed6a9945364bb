import { savedFavourites } from '#browser/favourites.ts';
import { coins } from '#live/coins.ts';

/** The ids of the coins that a visitor has marked; they are shown before the others. */
export const $favouriteCoins = savedFavourites('cryptoFavourites', (id) =>
	coins.some((coin) => coin.id === id),
);
