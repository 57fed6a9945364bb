import { toggleFavourite } from '#browser/favourites.ts';
import type { CryptocurMessages } from '#i18n/messages/cryptocur/index.ts';
import { fill } from '#i18n/messages.ts';
import { FavouriteButton } from '#islands/shared/favourite/FavouriteButton.tsx';
import type { Coin } from '#live/coins.ts';
import { $favouriteCoins } from '#tools/cryptocur/favourites.ts';

interface Props {
	coin: Coin;
	/** Ids. */
	favourites: readonly string[];
	t: Pick<CryptocurMessages, 'favourite'>;
}

/** Adds a coin to the favourites, or removes it. */
export function CoinStar({ coin: { id, name }, favourites, t }: Props) {
	return (
		<FavouriteButton
			label={fill(t.favourite, { name })}
			pressed={favourites.includes(id)}
			onPress={() => toggleFavourite($favouriteCoins, id)}
		/>
	);
}
