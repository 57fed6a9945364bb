/**
 * The known word that is closest to the given one, or undefined if none is close enough.
 * @example nearest('isuer', ['issuer', 'title']) // 'issuer'
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
	const ranked = known
		.map((candidate) => ({ candidate, distance: countEdits(word, candidate) }))
		.sort((a, b) => a.distance - b.distance);
	const best = ranked[0];
	if (best === undefined) return undefined;
	const { length } = best.candidate;
	const allowed = length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
	return best.distance <= allowed ? best.candidate : undefined;
}

/** Letters to add, drop, replace or swap with a neighbour; capitals do not count. */
function countEdits(from: string, to: string): number {
	const a = from.toLowerCase();
	const b = to.toLowerCase();
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			const edits = [
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
			];
			if (swapped) edits.push((beforeLast[column - 2] ?? 0) + 1);
			current.push(Math.min(...edits));
		}
		beforeLast = last;
		last = current;
	}
	return last[b.length] ?? 0;
}
