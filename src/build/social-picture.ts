import type { Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { logoSvg, measure, repeat, stitchSvg } from '#lib/stitch.ts';
import { divider } from '#lib/stitch-patterns.ts';
import { takeMadeBefore } from './made-before.ts';
import { getRenderer } from './picture-renderer.ts';

export interface SocialPicture {
	title: string;
	/** A sentence under the title; it is cut after two lines. */
	subtitle: string;
	/** Name of the person the site is about, beside the mark. */
	owner: string;
	/** Language of the texts, for hyphens and the shapes of letters. */
	locale: string;
}

const [width, height] = [1200, 630];
const margin = 72;
const titleWidth = width - 2 * margin;
/** Tried from the largest: the first at which the title fits in `titleHeight` wins. */
const titleSizes = [84, 76, 68, 60, 52, 46, 40, 34];
const titleHeight = 204;
/** Side of one stitch of the ornament in pixels. */
const cell = 6;
const encoding = { palette: true, colours: 64, compressionLevel: 9, effort: 10 } as const;
const paper = '#f8f5ee';
const ink = '#191c28';
const quietInk = '#414654';
const cobalt = '#1f45c4';
const wheat = '#d89a1c';

/** The picture that a link to a page shows elsewhere: 1200 x 630, PNG, at most 60 KB. */
export async function renderSocialPicture(picture: SocialPicture): Promise<Uint8Array> {
	const renderer = await getRenderer();
	const node = toNode(picture, await toTitleSize(renderer, picture));
	const drawing = { width, height, format: 'raw', lang: picture.locale } as const;
	const inputs = [JSON.stringify(node), JSON.stringify(drawing), JSON.stringify(encoding)];
	return takeMadeBefore('social-pictures', inputs, async () => {
		const pixels = await renderer.render(node, drawing);
		return sharp(pixels, { raw: { width, height, channels: 4 } })
			.png(encoding)
			.toBuffer();
	});
}

async function toTitleSize(renderer: Renderer, { title, locale }: SocialPicture): Promise<number> {
	for (const size of titleSizes) {
		const { height: needed, runs } = await renderer.measure(toTitle(title, size), {
			width: titleWidth,
			lang: locale,
		});
		const tooWide = runs.some((run) => run.width > titleWidth);
		if (needed <= titleHeight && !tooWide) return size;
	}
	return Math.min(...titleSizes);
}

function toTitle(text: string, fontSize: number): Node {
	const style = {
		fontFamily: 'Unbounded',
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

function toNode({ title, subtitle, owner }: SocialPicture, titleSize: number): Node {
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
			fontFamily: 'Onest',
		},
		children: [
			{
				type: 'container',
				style: { display: 'flex', alignItems: 'center', gap: 20, paddingLeft: margin },
				children: [
					toImage(logoSvg({ top: wheat, left: cobalt, right: ink }), 60, 60),
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
				children: [toTitle(title, titleSize), toSubtitle(subtitle)],
			},
			toOrnament(),
		],
	};
}

function toSubtitle(text: string): Node {
	const style = {
		fontSize: 31,
		lineHeight: 1.35,
		color: quietInk,
		width: titleWidth - 60,
		flexShrink: 0,
		display: '-webkit-box',
		lineClamp: 2,
		textOverflow: 'ellipsis',
		overflow: 'hidden',
	} as const;
	return { type: 'text', text, style };
}

/** The row of rhombi from edge to edge; its middle is the middle of the picture. */
function toOrnament(): Node {
	const tile = measure(divider);
	const row = repeat(divider, Math.ceil(width / (tile.width * cell)) + 1);
	const size = measure(row);
	const threads = { x: cobalt, o: wheat };
	const image = toImage(stitchSvg(row, { threads, cell }), size.width * cell, size.height * cell);
	const style = {
		display: 'flex',
		marginBottom: 28,
		marginLeft: (width - size.width * cell) / 2,
	} as const;
	return { type: 'container', style, children: [image] };
}

function toImage(svg: string, imageWidth: number, imageHeight: number): Node {
	const sized = svg.replace('<svg ', `<svg width="${imageWidth}" height="${imageHeight}" `);
	return {
		type: 'image',
		src: sized,
		style: { width: imageWidth, height: imageHeight, flexShrink: 0 },
	};
}
