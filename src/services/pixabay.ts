import * as v from 'valibot';
import { figure } from '#lib/figures.ts';
import { type Answer, mapAnswer, type Reason } from '#lib/live/answer.ts';
import type { MediaItem, MediaPage, MediaQuery } from './media.ts';
import { ask } from './request/ask.ts';
import { settings } from './settings.ts';

/** The rules of the service: an answer must be kept for 24 hours. */
const freshMs = 24 * 3_600_000;
const perMinute = 20;
/** It refuses to give fewer on a page. */
const fewest = 3;

const url = v.pipe(v.string(), v.regex(/^https:\/\//));
const hit = { id: figure, pageURL: url, tags: v.string(), user: v.string() };
const hitSchema = v.object(hit);
const photosSchema = v.object({
	totalHits: figure,
	hits: v.array(
		v.object({
			...hit,
			webformatURL: url,
			webformatWidth: figure,
			webformatHeight: figure,
			largeImageURL: url,
		}),
	),
});
// The largest film may be missing: its address is then empty.
const film = v.object({
	url: v.string(),
	width: figure,
	height: figure,
	thumbnail: v.optional(v.string()),
});
const videosSchema = v.object({
	totalHits: figure,
	hits: v.array(v.object({ ...hit, videos: v.object({ large: film, medium: film }) })),
});

/** Can it be asked at all? */
export function hasPixabay(): boolean {
	return settings.keys.pixabay !== undefined;
}

export async function askPixabay(
	query: MediaQuery,
	signal: AbortSignal,
): Promise<Answer<MediaPage>> {
	if (query.kind === 'photo') {
		const answer = await ask({ ...toQuestion(query, '/api/'), schema: photosSchema }, signal);
		return mapAnswer(answer, ({ hits, totalHits }) => ({
			items: hits.slice(0, query.quantity).map(toPhoto),
			more: hasMore(query, totalHits),
		}));
	}
	const answer = await ask({ ...toQuestion(query, '/api/videos/'), schema: videosSchema }, signal);
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
		// It knows no Ukrainian.
		lang: locale === 'es' ? 'es' : 'en',
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

function toCommon({ id, pageURL, tags, user }: v.InferOutput<typeof hitSchema>) {
	return { id: `pixabay.${id}`, alt: tags, page: pageURL, author: { name: user } };
}
