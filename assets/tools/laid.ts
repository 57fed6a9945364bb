import { pictureSize } from './frame.ts';
import type { Piece } from './moment.ts';

/** Slight turns, as of things that a hand laid down; in degrees. */
const turns = [-3, 2, -1, 4, 3, -4, 2, -2, -2, 3, -3, 1];
const sheetPlaces = [
	[80, 190, -4],
	[330, 540, 3],
	[120, 890, -2],
] as const;
const photoPlaces = [
	[60, 400],
	[690, 360],
	[1330, 410],
	[120, 960],
	[740, 930],
	[1370, 990],
] as const;

/** The cards of a game in three rows; those of the fourth column are outside. */
export const cards: readonly Piece[] = turns
	.map((turn, at) => ({
		frame: { of: `.memory-card >> nth=${at}`, width: 192 },
		left: -330 + (at % 4) * 800 + turn * 5,
		top: -420 + Math.floor(at / 4) * 790 - turn * 8,
		width: 710,
		height: 710,
		turn,
		radius: 14,
	}))
	.filter(({ left }) => left < pictureSize.width);

/** Photographs under the form that they come from. */
export const photos: readonly Piece[] = photoPlaces.map(([left, top], at) => ({
	frame: { of: `.tile-frame >> nth=${at}`, width: at < 3 ? 250 : 226.5 },
	left,
	top,
	width: 540,
	height: 540,
	turn: (turns[at] ?? 0) * 1.5,
	radius: 6,
}));

/** Notes, a sheet each. */
export const sheets: readonly Piece[] = sheetPlaces.map(([left, top, turn], at) => ({
	frame: { of: `.record-list > li >> nth=${at}`, x: -24, y: 2, width: 540 },
	left,
	top,
	width: 1510,
	height: 204,
	turn,
	radius: 6,
}));
