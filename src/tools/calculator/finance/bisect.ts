/** Enough halvings to use all digits of a number. */
const halvings = 80;

/** The zero of a curve between two points, of which one is above zero and the other below. */
export function bisect(curve: (x: number) => number, from: number, to: number): number {
	let [low, high] = [from, to];
	const isRising = curve(low) < 0;
	for (let count = 0; count < halvings; count += 1) {
		const middle = (low + high) / 2;
		if (curve(middle) < 0 === isRising) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
