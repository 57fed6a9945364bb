import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { PicsumMessages } from '#i18n/messages/picsum/index.ts';
import { fill } from '#i18n/messages.ts';
import type { GalleryEntry } from '#islands/shared/gallery/entry.ts';
import { toPicture } from '#tools/picsum/picture.ts';
import type { Size } from '#tools/picsum/request.ts';
import { PictureCredit } from './PictureCredit.tsx';
import { useCredits } from './use-credits.ts';

export interface EntryOptions {
	/** Of the service, without a slash at its end. */
	address: string;
	size: Size;
	t: PicsumMessages['grid'];
	g: GalleryMessages;
}

/** The picture of each seed, with its author as soon as the answer has come. */
export function useEntries(
	seeds: readonly string[],
	{ address, size, t, g }: EntryOptions,
): GalleryEntry[] {
	const credits = useCredits(seeds);
	return seeds.map((seed, index) => {
		const { thumbnail, full } = toPicture(address, seed, size);
		const credit = credits.get(seed);
		const place = index + 1;
		return {
			id: seed,
			kind: 'photo',
			name: credit ? fill(t.altBy, { place, author: credit.author }) : fill(t.alt, { place }),
			thumbnail,
			url: full,
			// The small version is cut to a square, as the chosen one is.
			ratio: 1,
			credit: <PictureCredit credit={credit} seed={seed} size={size} t={t} g={g} />,
		};
	});
}
