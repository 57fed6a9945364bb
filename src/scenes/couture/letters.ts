import { drawnFont } from '#scenes/exports/drawn-font.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import type { TextPrint } from '#tools/couture/print.ts';
import { bendLine } from './bent-text.ts';
import { toFamily } from './face-files.ts';

/** Height of the letters as a share of their line. */
const fontShare = 0.72;
/** Width of the line around letters, as a share of their size; half of it is covered by the letters. */
const rimShare = 0.14;
/** Size at which letters are measured, in pixels. */
const measured = 100;

interface Room {
	middle: readonly [x: number, y: number];
	/** Pixels that the drawing may be wide and high. */
	inner: number;
}

/**
 * Draws a text as large as its room allows, and returns half the width and half the height of the drawing as shares of
 * the room.
 */
export function drawLetters(
	context: CanvasRenderingContext2D,
	print: TextPrint,
	{ middle, inner }: Room,
): [number, number] {
	const font = (size: number) =>
		`${print.weight} ${size}px "${toFamily(print)}", "${drawnFont}", sans-serif`;
	context.font = font(measured);
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	const measure = (text: string) => context.measureText(text).width / measured;
	const rim = print.outline === null ? 0 : rimShare;
	const bent = print.arch === 0 ? undefined : bendLine(print.text, print.arch, measure);
	const box = isPlain(print) ? plainBox : toBox(context.measureText(print.text));
	const width = Math.max(0.01, (bent?.width ?? measure(print.text)) + rim);
	const height = bent ? bent.height + rim : box.height + rim;
	const size = Math.min(inner / width, isPlain(print) ? inner * fontShare : inner / height);
	context.font = font(size);
	context.lineJoin = 'round';
	context.fillStyle = print.colour;
	context.strokeStyle = print.outline ?? print.colour;
	context.lineWidth = rim * size;
	const letters = bent?.letters ?? [{ text: print.text, x: 0, y: box.down, turn: 0 }];
	// All lines first: that around a letter must not cover its neighbour.
	for (const kind of rim > 0 ? (['stroke', 'fill'] as const) : (['fill'] as const))
		for (const { text, x, y, turn } of letters) {
			context.save();
			context.translate(middle[0] + x * size, middle[1] + y * size);
			context.rotate(turn);
			if (kind === 'stroke') context.strokeText(text, 0, 0);
			else context.fillText(text, 0, 0);
			context.restore();
		}
	const share = (length: number) => Math.min(0.5, (length * size) / 2 / inner);
	return [share(width), share(height)];
}

/** Texts of earlier designs: they stay where they were. */
function isPlain({ face, weight, outline, arch }: TextPrint): boolean {
	const plain = plainLettering;
	return face === plain.face && weight === plain.weight && outline === null && arch === plain.arch;
}

/** Height of a straight text, and how far down its letters must go so that they are in the middle of it. */
interface LineBox {
	height: number;
	down: number;
}

const plainBox: LineBox = { height: 1.24, down: 0 };

function toBox({
	actualBoundingBoxAscent: up,
	actualBoundingBoxDescent: down,
}: TextMetrics): LineBox {
	return { height: Math.max(0.1, (up + down) / measured), down: (up - down) / 2 / measured };
}
