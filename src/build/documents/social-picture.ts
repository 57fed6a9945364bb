import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { readLook, readPalette } from '#build/look/read-look.ts';
import { hashPicture } from '#build/pictures/encoding.ts';
import { chooseRow } from '#lib/look/ornament.ts';
import { logoSvg, measure, stitchSvg } from '#lib/stitch.ts';
import { divider } from '#lib/stitch-patterns.ts';
import { getRenderer, toFamilies } from './picture-renderer.ts';

export interface SocialPicture {
	title: string;
	/** A sentence under the title; it is cut after two lines, under a cover after three. */
	subtitle: string;
	/** Name of the person the site is about, beside the mark. */
	owner: string;
	/** Language of the texts, for hyphens and the shapes of letters. */
	locale: string;
	/** A picture inside `src/assets`, shown above the text instead of the ornament. */
	cover?: string | undefined;
}

const [width, height] = [1200, 630];
const margin = 72;
/** Sizes are tried from the largest: the first at which the title fits wins. */
const plainTitle = {
	width: width - 2 * margin,
	height: 204,
	sizes: [84, 76, 68, 60, 52, 46, 40, 34],
};
const titleBelowCover = { width: 850, height: 110, sizes: [52, 46, 40, 34, 28] };
const coverHeight = 372;
/** Side of one stitch of the ornament in pixels. */
const cell = 6;
const encoding = { palette: true, colours: 64, compressionLevel: 9, effort: 10 } as const;
/** A cover has more colours than words on paper. */
const coverEncoding = { ...encoding, colours: 160 } as const;
const paper = '#f8f5ee';
const ink = '#191c28';
const quietInk = '#414654';

/** The picture that a link to a page shows elsewhere: 1200 x 630, PNG, at most 60 KB, with a cover 200 KB. */
export async function renderSocialPicture(picture: SocialPicture): Promise<Uint8Array> {
	const renderer = await getRenderer();
	const room = picture.cover ? titleBelowCover : plainTitle;
	const titleSize = await toTitleSize(renderer, picture, room);
	const toTree = picture.cover ? toCoverNode : toNode;
	const node = toTree(picture, toTitle(picture.title, titleSize, room.width));
	const drawing = { width, height, format: 'raw', lang: picture.locale } as const;
	const cover = picture.cover && (await readFile(join('src/assets', picture.cover)));
	const used = cover
		? [JSON.stringify(coverEncoding), hashPicture(cover)]
		: [JSON.stringify(encoding)];
	const inputs = [JSON.stringify(node), JSON.stringify(drawing), ...used];
	return takeMadeBefore('social-pictures', inputs, async () => {
		const pixels = await renderer.render(node, drawing);
		const words = sharp(pixels, { raw: { width, height, channels: 4 } });
		if (!cover) return words.png(encoding).toBuffer();
		const input = await sharp(cover).autoOrient().resize(width, coverHeight).png().toBuffer();
		return words
			.composite([{ input, left: 0, top: 0 }])
			.png(coverEncoding)
			.toBuffer();
	});
}

interface TitleRoom {
	width: number;
	height: number;
	sizes: readonly number[];
}

async function toTitleSize(
	renderer: Renderer,
	{ title, locale }: SocialPicture,
	room: TitleRoom,
): Promise<number> {
	for (const size of room.sizes) {
		const { height: needed, runs } = await renderer.measure(toTitle(title, size, room.width), {
			width: room.width,
			lang: locale,
		});
		const tooWide = runs.some((run) => run.width > room.width);
		if (needed <= room.height && !tooWide) return size;
	}
	return Math.min(...room.sizes);
}

function toTitle(text: string, fontSize: number, titleWidth: number): Node {
	const style = {
		fontFamily: toFamilies().title,
		fontWeight: 700,
		fontSize,
		lineHeight: 1.14,
		letterSpacing: '-0.02em',
		width: titleWidth,
		flexShrink: 0,
		color: ink,
	} as const;
	return { type: 'text', text, style };
}

function toNode({ subtitle, owner }: SocialPicture, title: Node): Node {
	return {
		type: 'container',
		style: {
			display: 'flex',
			flexDirection: 'column',
			width,
			height,
			paddingTop: 56,
			backgroundColor: paper,
			color: ink,
			fontFamily: toFamilies().text,
		},
		children: [
			{
				type: 'container',
				style: { display: 'flex', alignItems: 'center', gap: 20, paddingLeft: margin },
				children: [
					toMark(),
					{ type: 'text', text: owner, style: { fontSize: 30, fontWeight: 600 } },
				],
			},
			{
				type: 'container',
				style: {
					display: 'flex',
					flexDirection: 'column',
					justifyContent: 'center',
					flexGrow: 1,
					gap: 22,
					paddingLeft: margin,
				},
				children: [
					title,
					toSubtitle(subtitle, { fontSize: 31, width: plainTitle.width - 60, lineClamp: 2 }),
				],
			},
			...(readLook().ornament === false ? [] : [toOrnament()]),
		],
	};
}

/** The cover is put over the upper part, which is left free. */
function toCoverNode({ subtitle, owner }: SocialPicture, title: Node): Node {
	return {
		type: 'container',
		style: {
			display: 'flex',
			alignItems: 'center',
			width,
			height,
			paddingTop: coverHeight,
			paddingLeft: margin,
			paddingRight: margin,
			backgroundColor: paper,
			color: ink,
			fontFamily: toFamilies().text,
		},
		children: [
			{
				type: 'container',
				style: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 14 },
				children: [
					title,
					toSubtitle(subtitle, { fontSize: 23, width: titleBelowCover.width, lineClamp: 3 }),
				],
			},
			{
				type: 'container',
				style: {
					display: 'flex',
					flexDirection: 'column',
					alignItems: 'flex-end',
					gap: 12,
					width: 190,
				},
				children: [
					toMark(),
					{
						type: 'text',
						text: owner,
						style: { fontSize: 24, fontWeight: 600, lineHeight: 1.2, textAlign: 'right' },
					},
				],
			},
		],
	};
}

function toSubtitle(
	text: string,
	size: { fontSize: number; width: number; lineClamp: number },
): Node {
	const style = {
		...size,
		lineHeight: 1.35,
		color: quietInk,
		flexShrink: 0,
		display: '-webkit-box',
		textOverflow: 'ellipsis',
		overflow: 'hidden',
	} as const;
	return { type: 'text', text, style };
}

/** The row of rhombi from edge to edge; its middle is the middle of the picture. */
function toOrnament(): Node {
	const row = chooseRow(readLook().ornament, divider, width / cell + measure(divider).width);
	const size = measure(row);
	const { accent, marker } = readPalette().print;
	const threads = { x: accent, o: marker };
	const image = toImage(stitchSvg(row, { threads, cell }), size.width * cell, size.height * cell);
	const style = {
		display: 'flex',
		marginBottom: 28,
		marginLeft: (width - size.width * cell) / 2,
	} as const;
	return { type: 'container', style, children: [image] };
}

function toMark(): Node {
	const { accent, marker } = readPalette().print;
	return toImage(logoSvg({ top: marker, left: accent, right: ink }), 60, 60);
}

function toImage(svg: string, imageWidth: number, imageHeight: number): Node {
	const sized = svg.replace('<svg ', `<svg width="${imageWidth}" height="${imageHeight}" `);
	return {
		type: 'image',
		src: sized,
		style: { width: imageWidth, height: imageHeight, flexShrink: 0 },
	};
}
