import * as v from 'valibot';
import { type Answer, mapAnswer, type Reason } from '#live/answer.ts';
import { finiteNumber } from '#live/number.ts';
import { readableRows } from '#live/readable-rows.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { settings } from '#live/settings.ts';
import type { MediaItem, MediaPage, MediaQuery } from './media.ts';

/** The rules of the service: an answer must be kept for 24 hours. */
const freshMs = 24 * 3_600_000;
const perMinute = 20;
/** It refuses to give fewer on a page. */
const fewest = 3;
/** The languages in which Pixabay searches. Themes of pages in any other one, such as Ukrainian, are searched in English. */
const languages =
	'cs da de en es fr id it hu nl no pl pt ro sk fi sv tr vi th bg ru el ja ko zh'.split(' ');

const url = v.pipe(v.string(), v.regex(/^https:\/\//));
const hit = { id: finiteNumber, pageURL: url, tags: v.string(), user: v.string() };
const photosSchema = v.object({
	totalHits: finiteNumber,
	hits: readableRows(
		v.object({
			...hit,
			webformatURL: url,
			webformatWidth: finiteNumber,
			webformatHeight: finiteNumber,
			largeImageURL: url,
		}),
		0,
	),
});
// The largest video may be missing: its address is then empty.
const video = v.object({
	url: v.string(),
	width: finiteNumber,
	height: finiteNumber,
	thumbnail: v.optional(v.string()),
});
const videosSchema = v.object({
	totalHits: finiteNumber,
	hits: readableRows(v.object({ ...hit, videos: v.object({ large: video, medium: video }) }), 0),
});

/** Whether it can be used. */
export function hasPixabay(): boolean {
	return settings.keys.pixabay !== undefined;
}

export async function askPixabay(
	query: MediaQuery,
	options?: AskOptions,
): Promise<Answer<MediaPage>> {
	if (query.kind === 'photo') {
		const answer = await ask({ ...toQuestion(query, '/api/'), schema: photosSchema }, options);
		return mapAnswer(answer, ({ hits, totalHits }) => ({
			items: hits.slice(0, query.quantity).map(toPhoto),
			more: hasMore(query, totalHits),
		}));
	}
	const answer = await ask({ ...toQuestion(query, '/api/videos/'), schema: videosSchema }, options);
	return mapAnswer(answer, ({ hits, totalHits }) => ({
		items: hits.slice(0, query.quantity).flatMap(toVideo),
		more: hasMore(query, totalHits),
	}));
}

function toQuestion({ theme, kind, quantity, page, locale }: MediaQuery, path: string) {
	const parameters = new URLSearchParams({
		key: settings.keys.pixabay ?? '',
		q: theme,
		...(kind === 'photo' && { image_type: 'photo' }),
		per_page: String(Math.max(fewest, quantity)),
		page: String(page),
		safesearch: 'true',
		lang: languages.find((language) => language === locale) ?? 'en',
	});
	return {
		service: 'pixabay',
		path: `${path}?${parameters}`,
		freshMs,
		perMinute,
		toReason,
	} as const;
}

/** Its refusals are plain text. */
function toReason(status: number, text: string): Reason | undefined {
	return status === 400 && /api key/i.test(text) ? 'refused-key' : undefined;
}

function hasMore({ quantity, page }: MediaQuery, total: number): boolean {
	return page * Math.max(fewest, quantity) < total;
}

function toPhoto(photo: v.InferOutput<typeof photosSchema>['hits'][number]): MediaItem {
	return {
		...toCommon(photo),
		kind: 'photo',
		url: photo.largeImageURL,
		thumbnail: photo.webformatURL,
		width: photo.webformatWidth,
		height: photo.webformatHeight,
	};
}

function toVideo({
	videos,
	...video
}: v.InferOutput<typeof videosSchema>['hits'][number]): MediaItem[] {
	const { large, medium } = videos;
	const best = [large, medium].find((each) => each.url.startsWith('https://'));
	if (!best) return [];
	const still = [best, medium].find((each) => each.thumbnail?.startsWith('https://'));
	return [
		{
			...toCommon(video),
			kind: 'video',
			url: best.url,
			thumbnail: still?.thumbnail,
			width: best.width,
			height: best.height,
		},
	];
}

function toCommon({
	id,
	pageURL,
	tags,
	user,
}: v.InferOutput<v.ObjectSchema<typeof hit, undefined>>) {
	return { id: `pixabay.${id}`, alt: tags, page: pageURL, author: { name: user } };
}
