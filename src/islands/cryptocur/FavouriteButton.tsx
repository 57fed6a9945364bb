import type { CryptocurMessages } from '#i18n/messages/cryptocur/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Coin } from '#live/coins.ts';
import { $favouriteCoins, toggleFavourite } from '#tools/cryptocur/favourites.ts';

interface Props {
	coin: Coin;
	/** Ids. */
	favourites: readonly string[];
	t: Pick<CryptocurMessages, 'favourite'>;
}

/** Puts a coin among the favourites, or takes it away. The focus goes along with the row. */
export function FavouriteButton({ coin: { id, name }, favourites, t }: Props) {
	return (
		<button
			type="button"
			className="icon-button coin-star"
			aria-label={fill(t.favourite, { name })}
			aria-pressed={favourites.includes(id)}
			onClick={({ currentTarget }) => {
				$favouriteCoins.set(toggleFavourite(favourites, id));
				// A browser may take the focus from a row that moves.
				requestAnimationFrame(() => currentTarget.focus());
			}}
		>
			<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
				<path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
			</svg>
		</button>
	);
}
