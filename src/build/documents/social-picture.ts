import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import { fromHtml } from '@takumi-rs/helpers/html';
import sharp from 'sharp';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { readLook, readPalette } from '#build/look/read-look.ts';
import { hashPicture } from '#build/pictures/encoding.ts';
import { getRenderer, toFamilies } from './picture-renderer.ts';
import {
	lineHeight,
	type SocialLook,
	titleSizes,
	toHtml,
	toImageName,
	toRoom,
	toSentence,
	toSentenceSize,
	toWords,
	withRules,
} from './social-drawing.ts';
import {
	type Box,
	type CroppedPicture,
	type SocialPicture,
	size,
	toBoxes,
	toCrop,
	toPanel,
} from './social-layout.ts';

/** Letters keep sharp edges: colours have as many pixels as brightness. */
const encoding = { quality: 80, chromaSubsampling: '4:4:4', optimiseCoding: true } as const;

/** Of one file in one place: the pictures of all languages are the same. */
const crops = new Map<string, Promise<Uint8Array>>();

/** The picture that a link to a page shows elsewhere: a JPEG of 1200 x 630 and at most 200 kB. */
export async function renderSocialPicture(given: SocialPicture): Promise<Uint8Array> {
	const renderer = await getRenderer();
	const { ornament } = readLook();
	const look = { fonts: toFamilies(), ornament, palette: readPalette() };
	const panel = toPanel(given, ornament);
	const picture = { ...given, subtitle: await toFittingText(renderer, given, look, panel) };
	const html = toHtml(picture, look, panel, await toTitleSize(renderer, picture, look, panel));
	const drawing = { ...size, format: 'raw', lang: picture.locale } as const;
	const pictures = await Promise.all(
		toBoxes(picture, panel).map(async (box, index) => {
			const { file = '', focus } = picture.pictures?.[index] ?? {};
			return { box, focus, data: await readFile(join('src/assets', file)) };
		}),
	);
	const inputs = [
		...[html, drawing, encoding, ...pictures.map(({ focus }) => focus ?? null)],
		...pictures.map(({ data }) => hashPicture(data)),
	].map((input) => JSON.stringify(input));
	return takeMadeBefore('social-pictures', inputs, async () => {
		const images = await Promise.all(
			pictures.map(async ({ data, box, focus }, index) => {
				const key = JSON.stringify([hashPicture(data), box, focus]);
				const shown = crops.get(key) ?? crop(data, box, focus);
				crops.set(key, shown);
				return { src: toImageName(index), data: await shown };
			}),
		);
		const { node, css } = fromHtml(html);
		const pixels = await renderer.render(node, { ...drawing, css, images });
		return sharp(pixels, { raw: { ...size, channels: 4 } })
			.jpeg(encoding)
			.toBuffer();
	});
}

async function crop(data: Uint8Array, box: Box, focus: CroppedPicture['focus']) {
	const { autoOrient } = await sharp(data).metadata();
	const { whole, part } = toCrop(autoOrient, box, focus);
	const resized = sharp(data)
		.autoOrient()
		.resize({ ...whole, fit: 'fill' });
	return resized.extract(part).png({ compressionLevel: 1 }).toBuffer();
}

/** The whole sentences of the subtitle that fit; if the first one does not, as many of its words as do, and an ellipsis. */
async function toFittingText(
	renderer: Renderer,
	picture: SocialPicture,
	{ fonts }: SocialLook,
	panel: Box,
): Promise<string> {
	const { subtitle, locale } = picture;
	if (!subtitle) return '';
	const { width } = toRoom(picture, panel);
	const { fontSize, lines } = toSentenceSize(picture);
	const fits = async (subtitle: string) => {
		const sentence = toSentence({ ...picture, subtitle }, 99);
		const { node, css } = fromHtml(
			withRules(`<div style="font-family:${fonts.text};width:${width}px">${sentence}</div>`),
		);
		const { height } = await renderer.measure(node, { css, width, lang: locale });
		return height < (lines + 0.5) * fontSize * lineHeight;
	};
	const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(subtitle);
	const starts = [
		...[...sentences]
			.map(({ index, segment }) => subtitle.slice(0, index + segment.length).trim())
			.reverse(),
		...subtitle.split(' ').map(
			(_, index, words) =>
				`${words
					.slice(0, words.length - index)
					.join(' ')
					.replace(/[\s,;:–—-]+$/, '')}…`,
		),
	];
	for (const start of starts) if (await fits(start)) return start;
	return subtitle;
}

async function toTitleSize(
	renderer: Renderer,
	picture: SocialPicture,
	look: SocialLook,
	panel: Box,
): Promise<number> {
	const { width, height } = toRoom(picture, panel);
	for (const titleSize of titleSizes) {
		const words = toWords(picture, look, panel, titleSize);
		const { node, css } = fromHtml(withRules(words));
		const needed = await renderer.measure(node, { css, width, lang: picture.locale });
		const isWide = needed.children[0]?.runs.some((run) => run.width > width);
		if (needed.height <= height && !isWide) return titleSize;
	}
	return Math.min(...titleSizes);
}
