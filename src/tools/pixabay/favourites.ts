import { savedAtom, setAside } from '#browser/saved.ts';
import { losesFields } from '#lib/loses-fields.ts';
import { between, list, oneOf, optional, parseJson, record, text } from '#lib/parse.ts';
import type { MediaItem } from '#live/services/media.ts';
import { kinds } from './request.ts';

const address = text({ pattern: /^https:\/\/\S+$/, longest: 2000 });
const words = text({ longest: 500 });
const pixels = between({ min: 1, max: 100_000 });
const named = record({ name: words, url: optional(address, '') });
const parseItem = record({
	id: text({ pattern: /^[\w.-]+$/, longest: 100 }),
	kind: oneOf(kinds),
	url: address,
	file: address,
	thumbnail: optional(address, ''),
	large: optional(address, ''),
	width: optional(pixels, 0),
	height: optional(pixels, 0),
	alt: words,
	page: address,
	author: optional(named, null),
	licence: optional(named, null),
});
const parseList = list((value) => {
	const item = parseItem(value);
	return { item, whole: item !== undefined && !losesFields(value, item) };
});

/** Where the marked photos and videos are stored. */
export const favouriteMediaKey = 'mediaFavourites';

/** The photos and videos that a visitor has marked, with their credits, so that they need no further request. */
export const $favouriteMedia = savedAtom<readonly MediaItem[]>(favouriteMediaKey, {
	fallback: [],
	parse: (stored) => {
		const entries = parseList(parseJson(stored));
		if (!entries) return undefined;
		const items = entries.flatMap(({ item }) => (item ? [toItem(item)] : []));
		if (entries.some(({ whole }) => !whole)) setAside(favouriteMediaKey, stored);
		return items;
	},
	print: (items) => (items.length > 0 ? printFavourites(items) : undefined),
});

export function printFavourites(items: readonly MediaItem[]): string {
	return JSON.stringify(items);
}

/** Marks a photo or video, or removes its mark. */
export function toggleFavouriteMedia(item: MediaItem) {
	const items = $favouriteMedia.get();
	const others = items.filter(({ id }) => id !== item.id);
	$favouriteMedia.set(others.length < items.length ? others : [...items, item]);
}

function toItem(stored: NonNullable<ReturnType<typeof parseItem>>): MediaItem {
	const { thumbnail, large, width, height, author, licence } = stored;
	return {
		...stored,
		thumbnail: thumbnail || undefined,
		large: large || undefined,
		width: width || undefined,
		height: height || undefined,
		author: author ? toNamed(author) : undefined,
		licence: licence ? toNamed(licence) : undefined,
	};
}

function toNamed({ name, url }: NonNullable<ReturnType<typeof named>>) {
	return { name, url: url || undefined };
}
