import type { Node } from '@takumi-rs/core';
import { measure, stitchSvg } from '#lib/stitch.ts';
import { ink, quietInk, sheet } from '../documents/colours.ts';
import { toLabel } from '../documents/parts.ts';
import { column, hairline, picture, row, text } from '../nodes.ts';
import { palette } from '../palette.ts';
import { ticks, toBell, toColumn } from './bell.ts';
import type { Result } from './result.ts';

export const [width, height] = [1200, 750];
const margin = 80;
const cell = 10;
const columns = (width - 2 * margin) / cell;
const rows = 33;
export const bellThreads = { x: palette.cobalt, o: palette.ripeWheat, n: '#b4bfdc' } as const;

/** The result as a picture: the score, and where it lies on the embroidered bell curve. */
export function drawResult(result: Result): Node {
	const { words } = result;
	return column(
		{
			width,
			height,
			paddingTop: 60,
			paddingLeft: margin,
			paddingRight: margin,
			backgroundColor: sheet,
			color: ink,
			fontFamily: 'Onest',
		},
		[
			row({ justifyContent: 'space-between', alignItems: 'flex-start' }, [
				column({ gap: 6 }, [
					toLabel(words.score, palette.cobalt, { fontSize: 18 }),
					text(String(result.score), {
						fontFamily: 'Unbounded',
						fontWeight: 700,
						fontSize: 168,
						lineHeight: 1.05,
						letterSpacing: '-0.03em',
					}),
					text(result.percentile, { fontSize: 25, width: 540, lineHeight: 1.3, color: quietInk }),
				]),
				column({ alignItems: 'flex-end', gap: 10, fontSize: 25, textAlign: 'right' }, [
					toLabel(words.sample, quietInk, { fontSize: 14, marginBottom: 8 }),
					text(result.holder, { fontSize: 32, fontWeight: 600 }),
					text(result.organization, { width: 420 }),
					text(result.date, { color: quietInk }),
				]),
			]),
			...toChart(result.score),
		],
	);
}

function toChart(score: number): Node[] {
	const bell = toBell(score, columns, rows);
	const size = measure(bell);
	const svg = stitchSvg(bell, { threads: bellThreads, cell });
	const top = height - 72 - rows * cell;
	const axis = height - 66;
	const labelWidth = 80;
	const at = (place: number) => margin + (toColumn(place, columns) + 0.5) * cell - labelWidth / 2;
	const label = (place: number, marked: boolean): Node =>
		text(String(place), {
			position: 'absolute',
			left: at(place),
			top: axis + 14,
			width: labelWidth,
			textAlign: 'center',
			fontFamily: 'Martian Mono',
			fontSize: 17,
			fontWeight: marked ? 700 : 400,
			color: marked ? ink : quietInk,
		});
	const apart = 9;
	return [
		picture(svg, size.width * cell, size.height * cell, {
			position: 'absolute',
			left: margin,
			top,
		}),
		hairline(ink, { position: 'absolute', left: margin, top: axis, width: width - 2 * margin }),
		...ticks.filter((tick) => Math.abs(tick - score) > apart).map((tick) => label(tick, false)),
		label(score, true),
	];
}
