/** One letter of a bent line, in units of the size of the letters, from the middle of the line's box, y downwards. */
interface BentLetter {
	text: string;
	x: number;
	y: number;
	/** Turn to the right in radians. */
	turn: number;
}

export interface BentLine {
	letters: readonly BentLetter[];
	/** Of the box around the letters, in units of their size. */
	width: number;
	height: number;
}

/** Height of the letters above and below their middle line. */
const half = 0.5;

/**
 * Places letters along a part of a circle. `measure` gives the width of a text, in units of the size of its letters.
 * `arch` is 1 for half a circle upwards, −1 for one downwards, and not 0.
 */
export function bendLine(text: string, arch: number, measure: (text: string) => number): BentLine {
	const graphemes = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
	const width = measure(text);
	const radius = width / (Math.abs(arch) * Math.PI);
	const way = Math.sign(arch);
	let before = '';
	const letters = graphemes.map((grapheme) => {
		// The widths of beginnings, not of single letters: these lack the kerning.
		const from = measure(before);
		before += grapheme;
		const along = (from + measure(before)) / 2 - width / 2;
		const angle = along / radius;
		return {
			text: grapheme,
			x: radius * Math.sin(angle),
			y: way * radius * (1 - Math.cos(angle)),
			turn: way * angle,
		};
	});
	const corners = letters.flatMap(({ text: letter, x, y, turn }) =>
		[-1, 1].flatMap((side) =>
			[-half, half].map((up) => {
				const across = (side * measure(letter)) / 2;
				return [
					x + across * Math.cos(turn) - up * Math.sin(turn),
					y + across * Math.sin(turn) + up * Math.cos(turn),
				] as const;
			}),
		),
	);
	const [left, right] = toEnds(corners.map(([x]) => x));
	const [top, bottom] = toEnds(corners.map(([, y]) => y));
	return {
		letters: letters.map((letter) => ({
			...letter,
			x: letter.x - (left + right) / 2,
			y: letter.y - (top + bottom) / 2,
		})),
		width: right - left,
		height: bottom - top,
	};
}

function toEnds(values: readonly number[]): [number, number] {
	return [Math.min(...values), Math.max(...values)];
}
