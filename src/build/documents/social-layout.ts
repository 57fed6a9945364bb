import { type Locale, toDirection } from '#i18n/locales.ts';
import type { Section } from '#lib/section-motifs.ts';

/** What the picture of a link shows: words, and beside them a panel of pictures or of stitches. */
export interface SocialPicture {
	title: string;
	/** Under the title: as many whole sentences as fit, or the first words. */
	subtitle?: string | undefined;
	/** The number that the page is about. */
	figure?: SocialFigure | undefined;
	/** Beside the mark: the name of the person; under the name itself, what they do. */
	owner: string;
	/** Of the person; without them, the mark is the cube of the sample. */
	initials?: string | undefined;
	/** Language of the texts, for the direction and the shapes of letters. */
	locale: Locale;
	/** It gives the picture its motif. */
	section: Section;
	/** As many are shown as the panel has places for. */
	pictures?: readonly CroppedPicture[] | undefined;
	/** In place of pictures, what the page is about: the first five. */
	lines?: readonly SocialLine[] | undefined;
	/** What the pictures show: screens of 4:3 and covers of 3:2 stay whole; others fill the panel. */
	as?: 'portrait' | keyof typeof wholeHeights | undefined;
	/** Name whose star of stitches is beside a portrait, or in its place. */
	star?: string | undefined;
}

interface SocialLine {
	name: string;
	detail?: string | undefined;
}

interface SocialFigure {
	before?: string | undefined;
	value: string;
	unit?: { text: string } | undefined;
	what: { text: string };
}

/** A picture inside `src/assets`, and the point of it that stays when it is cropped: 0 is left and top, 1 right and bottom. */
export interface CroppedPicture {
	file: string;
	focus?: { x: number; y: number } | undefined;
}

/** In pixels. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

export const size = { width: 1200, height: 630 } as const;
/** Left and right of the words. */
export const margin = 56;
/** A portrait of 4:5 is whole. Without pictures and stitches, a strip of the accent colour remains. */
const panelWidths = { portrait: 504, others: 600, strip: 24 } as const;
/** Of pictures that stay whole, for a width of 1. */
const wholeHeights = { screen: 3 / 4, cover: 2 / 3 } as const;
const gap = 6;
/** What the ground shows beside screens. */
const rim = 40;

/**
 * The part beside the words: on the right; where writing begins on the right, on the left.
 * @param ornament as `look.ornament` in site.json
 */
export function toPanel(
	{ pictures = [], lines = [], as, locale }: SocialPicture,
	ornament: unknown,
): Box {
	const isBare = pictures.length + lines.length === 0 && ornament === false;
	const width = panelWidths[isBare ? 'strip' : as === 'portrait' ? as : 'others'];
	const left = toDirection(locale) === 'rtl' ? 0 : size.width - width;
	return { left, top: 0, width, height: size.height };
}

/** The places of the pictures in the panel: below each other, or four in a square. Of fewer screens there is one. */
export function toBoxes({ pictures = [], as }: SocialPicture, panel: Box): Box[] {
	const count = Math.min(4, pictures.length);
	const isSquare = count === 4;
	if (!isWhole(as)) return isSquare ? toGrid(panel, 2, 2) : toGrid(panel, 1, count);
	const width = panel.width - rim;
	const height = Math.round(width * wholeHeights[as]);
	const left = panel.left === 0 ? 0 : panel.left + rim;
	const side = isSquare ? 2 : Math.min(1, count);
	return toGrid({ left, top: (panel.height - height) / 2, width, height }, side, side);
}

export function isWhole(as: SocialPicture['as']): as is keyof typeof wholeHeights {
	return as !== undefined && as !== 'portrait';
}

function toGrid(area: Box, columns: number, rows: number): Box[] {
	const width = (area.width - gap * (columns - 1)) / columns;
	const height = (area.height - gap * (rows - 1)) / rows;
	return Array.from({ length: columns * rows }, (_, index) => ({
		left: area.left + (index % columns) * (width + gap),
		top: area.top + Math.floor(index / columns) * (height + gap),
		width,
		height,
	}));
}

/** What of a picture of that size is shown in a box: the point to keep is as near to the middle as the edges allow. */
export function toCrop(
	picture: { width: number; height: number },
	box: { width: number; height: number },
	focus: CroppedPicture['focus'] = { x: 0.5, y: 0.5 },
): { whole: { width: number; height: number }; part: Box } {
	const scale = Math.max(box.width / picture.width, box.height / picture.height);
	const [width, height] = [Math.round(box.width), Math.round(box.height)];
	const whole = {
		width: Math.max(width, Math.round(picture.width * scale)),
		height: Math.max(height, Math.round(picture.height * scale)),
	};
	const start = (share: number, all: number, shown: number) =>
		Math.round(Math.min(Math.max(share * all - shown / 2, 0), all - shown));
	const left = start(focus.x, whole.width, width);
	const top = start(focus.y, whole.height, height);
	return { whole, part: { left, top, width, height } };
}
