/**
 * The number at an index of the sequence 0, 1, 1, 2, 3, 5 …; the first index is 0.
 * @param {number} index
 */
export function fibonacci(index) {
	let current = 0n;
	let next = 1n;
	for (let step = 0; step < index; step += 1) {
		[current, next] = [next, current + next];
	}
	return current;
}
