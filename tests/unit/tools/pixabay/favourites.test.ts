import { beforeEach, expect, test } from 'vitest';
import type { MediaItem } from '#live/services/media.ts';
import { openWith } from '../../open-with.ts';

const key = 'mediaFavourites';
const fox: MediaItem = {
	id: 'openverse.0a1b-0',
	kind: 'photo',
	url: 'https://live.staticflickr.com/0.jpg',
	file: 'https://api.openverse.org/v1/images/0a1b-0/thumb/?full_size=true',
	thumbnail: 'https://api.openverse.org/v1/images/0a1b-0/thumb/',
	large: undefined,
	width: 1024,
	height: 683,
	alt: 'A fox',
	page: 'https://www.flickr.com/photos/someone/0',
	author: { name: 'Someone', url: undefined },
	licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
};
const video: MediaItem = { ...fox, id: 'commons.1', kind: 'video', author: undefined };
let storage: Record<string, string> = {};

beforeEach(() => {
	storage = {};
});

test('what is marked is read again as it was, with its credits', async () => {
	const first = await open();
	first.toggleFavouriteMedia(fox);
	first.toggleFavouriteMedia(video);
	const second = await open();
	expect(second.$favouriteMedia.get()).toEqual([fox, video]);
	expect(storage[`${key}.broken`]).toBeUndefined();
	second.toggleFavouriteMedia(fox);
	expect(second.$favouriteMedia.get()).toEqual([video]);
	second.toggleFavouriteMedia(video);
	expect(storage[key]).toBeUndefined();
});

test.each([
	{ url: 'javascript:alert(1)' },
	{ page: 'http://example.org/' },
	{ kind: 'audio' },
	{ author: {} },
])('an entry with %j is set aside, the others stay', async (change) => {
	const stored = JSON.stringify([{ ...fox, ...change }, video, 'fox']);
	storage[key] = stored;
	const { $favouriteMedia } = await open();
	expect($favouriteMedia.get()).toEqual([video]);
	expect(storage[`${key}.broken`]).toBe(stored);
});

test.each(['{', '{}'])('%s is set aside', async (text) => {
	storage[key] = text;
	const { $favouriteMedia } = await open();
	expect($favouriteMedia.get()).toEqual([]);
	expect(storage[`${key}.broken`]).toBe(text);
});

/** The favourites, read from what is stored. */
async function open() {
	await openWith(storage);
	return import('#tools/pixabay/favourites.ts');
}
