import { Favourites } from '#islands/shared/gallery/Favourites.tsx';
import { favouritePicturesKey } from '#tools/picsum/favourites.ts';
import { type EntryOptions, useEntries } from './use-entries.tsx';

interface Props extends EntryOptions {
	seeds: readonly string[];
	onFavourite: (seed: string) => void;
}

/** The pictures that the visitor has marked, in the chosen size. */
export function FavouritePictures({ seeds, onFavourite, ...options }: Props) {
	return (
		<Favourites
			entries={useEntries(seeds, options)}
			stored={{ key: favouritePicturesKey, text: seeds.join(' ') }}
			t={options.g}
			onFavourite={onFavourite}
		/>
	);
}
