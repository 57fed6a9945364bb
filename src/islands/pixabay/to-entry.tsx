import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { PixabayMessages } from '#i18n/messages/pixabay/index.ts';
import type { GalleryEntry } from '#islands/shared/gallery/entry.ts';
import type { MediaItem } from '#tools/pixabay/result.ts';
import { MediaCredit } from './MediaCredit.tsx';

/** Where a service gives no size. */
const usualRatio = 4 / 3;

/** A photo or video with the words of the page. */
export function toEntry(
	item: MediaItem,
	t: PixabayMessages['grid'],
	g: GalleryMessages,
): GalleryEntry {
	const { id, kind, url, thumbnail, width, height, alt } = item;
	return {
		...{ id, kind, url, thumbnail },
		ratio: width && height ? width / height : usualRatio,
		name: alt === '' ? t.untitled : alt,
		credit: <MediaCredit item={item} t={t} g={g} />,
	};
}
