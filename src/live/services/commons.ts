import * as v from 'valibot';
import { toPlainText } from '#lib/plain-text.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { finiteNumber } from '#live/number.ts';
import { readableRows } from '#live/readable-rows.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { type MediaItem, type MediaPage, type MediaQuery, toWebAddress } from './media.ts';

const freshMs = 24 * 3_600_000;
const perMinute = 20;
/** Width of the pictures in the grid, in pixels. */
const thumbnailWidth = 640;
/** Videos are shown in the largest version that is no higher than this, in pixels. */
const highest = 720;

/** The values are HTML. */
const htmlField = v.optional(
	v.object({
		value: v.custom<string | number>((value) => ['string', 'number'].includes(typeof value)),
	}),
);
/** A file that is missing or hidden has no address (`includes/api/ApiQueryImageInfo.php` of wikimedia/mediawiki). */
const fileSchema = v.object({
	url: v.string(),
	thumburl: v.optional(v.string()),
	thumbwidth: v.optional(finiteNumber),
	thumbheight: v.optional(finiteNumber),
	descriptionurl: v.string(),
	mime: v.optional(v.string()),
	// PHP writes a map without entries as an empty list.
	extmetadata: v.fallback(
		v.optional(
			v.object({
				Artist: htmlField,
				LicenseShortName: htmlField,
				LicenseUrl: htmlField,
				ImageDescription: htmlField,
			}),
		),
		undefined,
	),
	derivatives: v.optional(
		v.array(
			v.object({
				src: v.string(),
				type: v.optional(v.string()),
				height: v.optional(finiteNumber),
			}),
		),
	),
});
const pagesSchema = v.object({
	pages: readableRows(
		v.object({
			pageid: finiteNumber,
			title: v.string(),
			/** Its place in the order of the search. */
			index: v.optional(finiteNumber),
			imageinfo: v.optional(v.array(fileSchema)),
			videoinfo: v.optional(v.array(fileSchema)),
		}),
	),
});
const schema = v.pipe(
	v.object({
		batchcomplete: v.optional(v.boolean()),
		continue: v.optional(v.unknown()),
		query: v.optional(pagesSchema),
	}),
	// Where nothing was found, it says only that this was all; an error says neither.
	v.check(({ batchcomplete, query }) => batchcomplete || query !== undefined),
);

/** Photos and videos of Wikimedia Commons. */
export async function askCommons(
	query: MediaQuery,
	options?: AskOptions,
): Promise<Answer<MediaPage>> {
	const path = `/w/api.php?${toParameters(query)}`;
	const answer = await ask({ service: 'commons', path, schema, freshMs, perMinute }, options);
	return mapAnswer(answer, (found) => ({
		items: (found.query?.pages ?? [])
			.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
			.flatMap((page) => toItem(page, query)),
		more: found.continue !== undefined,
	}));
}

function toParameters({ theme, kind, quantity, page }: MediaQuery): URLSearchParams {
	const photo = kind === 'photo';
	// Letters of the files, for example `iiprop` of `imageinfo`.
	const [property, letters] = photo ? ['imageinfo', 'ii'] : ['videoinfo', 'vi'];
	return new URLSearchParams({
		origin: '*',
		action: 'query',
		format: 'json',
		formatversion: '2',
		generator: 'search',
		gsrsearch: `filetype:${photo ? 'bitmap' : 'video'} ${theme}`,
		gsrnamespace: '6',
		gsrlimit: String(quantity),
		gsroffset: String((page - 1) * quantity),
		prop: property,
		[`${letters}prop`]: photo
			? 'url|size|mime|extmetadata'
			: 'url|size|mime|extmetadata|derivatives',
		[`${letters}urlwidth`]: String(thumbnailWidth),
		[`${letters}extmetadatafilter`]: 'Artist|LicenseShortName|LicenseUrl|ImageDescription',
	});
}

function toItem(page: Page, { kind }: MediaQuery): MediaItem[] {
	const [file] = (kind === 'photo' ? page.imageinfo : page.videoinfo) ?? [];
	const url = file && toWebAddress(kind === 'photo' ? file.url : pickFilm(file));
	if (!url) return [];
	const { extmetadata: about } = file;
	const author = toPlainText(String(about?.Artist?.value ?? ''));
	const licence = toPlainText(String(about?.LicenseShortName?.value ?? ''));
	const description = toPlainText(String(about?.ImageDescription?.value ?? ''));
	return [
		{
			id: `commons.${page.pageid}`,
			kind,
			url,
			thumbnail: toWebAddress(file.thumburl),
			width: file.thumbwidth,
			height: file.thumbheight,
			alt: (description || toTitle(page.title)).slice(0, 200),
			page: toWebAddress(file.descriptionurl) ?? url,
			author: author ? { name: author.slice(0, 100) } : undefined,
			licence: licence
				? { name: licence, url: toWebAddress(String(about?.LicenseUrl?.value ?? '')) }
				: undefined,
		},
	];
}

function pickFilm({ url, derivatives = [] }: v.InferOutput<typeof fileSchema>): string {
	const fitting = derivatives.filter(
		({ type = '', height = 0 }) => /^video\/(webm|mp4)/.test(type) && height <= highest,
	);
	const [best] = fitting.sort((a, b) => (b.height ?? 0) - (a.height ?? 0));
	return best?.src ?? url;
}

/** @example toTitle('File:Red_fox.jpg') // 'Red fox' */
function toTitle(name: string): string {
	return name
		.replace(/^File:/, '')
		.replace(/\.\w+$/, '')
		.replaceAll('_', ' ');
}

type Page = v.InferOutput<typeof pagesSchema>['pages'][number];
