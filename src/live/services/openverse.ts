import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { settings } from '#live/settings.ts';
import { type MediaItem, type MediaPage, type MediaQuery, toWebAddress } from './media.ts';

const freshMs = 24 * 3_600_000;
/** Without a key it allows few requests an hour, and answers with its own error beyond that. */
const perMinute = 10;
/** On a page, to those who have no key. */
const most = 20;

const text = z.nullish(z.string());
const schema = z.object({
	page_count: z.number(),
	results: z.array(
		z.object({
			id: z.string(),
			title: text,
			creator: text,
			creator_url: text,
			license: z.string(),
			license_version: text,
			license_url: text,
			url: z.string(),
			thumbnail: text,
			foreign_landing_url: text,
			width: z.nullish(z.number()),
			height: z.nullish(z.number()),
		}),
	),
});

/** Photos with free licences. More than twenty need two requests. */
export async function askOpenverse(
	query: MediaQuery,
	options?: AskOptions,
): Promise<Answer<MediaPage>> {
	if (query.quantity <= most) return askPage(query, query.quantity, query.page, options);
	const half = Math.ceil(query.quantity / 2);
	const first = await askPage(query, half, 2 * query.page - 1, options);
	if (!first.ok || !first.data.more) return first;
	const second = await askPage(query, half, 2 * query.page, options);
	if (!second.ok) return first;
	const items = [...first.data.items, ...second.data.items].slice(0, query.quantity);
	return { ...first, data: { items, more: second.data.more } };
}

async function askPage(
	{ theme }: MediaQuery,
	size: number,
	page: number,
	options?: AskOptions,
): Promise<Answer<MediaPage>> {
	const parameters = new URLSearchParams({
		q: theme,
		page_size: String(size),
		page: String(page),
		license_type: 'commercial',
		mature: 'false',
	});
	const path = `/v1/images/?${parameters}`;
	const answer = await ask({ service: 'openverse', path, schema, freshMs, perMinute }, options);
	return mapAnswer(answer, (found) => ({
		items: found.results.flatMap(toItem),
		more: page < found.page_count,
	}));
}

function toItem(found: z.output<typeof schema>['results'][number]): MediaItem[] {
	const { id, title, creator, license, license_version: version, width, height } = found;
	const url = toWebAddress(found.url);
	if (!url) return [];
	// Its own versions come from its own address, which is the one the page may load from.
	const thumbnail = `${settings.addresses.openverse}/v1/images/${encodeURIComponent(id)}/thumb/`;
	const whole = `${thumbnail}?full_size=true`;
	return [
		{
			id: `openverse.${id}`,
			kind: 'photo',
			url,
			file: whole,
			thumbnail,
			large: whole,
			width: width ?? undefined,
			height: height ?? undefined,
			alt: title ?? '',
			page: toWebAddress(found.foreign_landing_url) ?? url,
			author: creator ? { name: creator, url: toWebAddress(found.creator_url) } : undefined,
			licence: { name: toLicence(license, version), url: toWebAddress(found.license_url) },
		},
	];
}

/** @example toLicence('by-sa', '4.0') // 'CC BY-SA 4.0' */
function toLicence(code: string, version: string | null | undefined): string {
	if (code === 'pdm') return 'Public Domain Mark';
	const name = code === 'cc0' ? 'CC0' : `CC ${code.toUpperCase()}`;
	return version ? `${name} ${version}` : name;
}
