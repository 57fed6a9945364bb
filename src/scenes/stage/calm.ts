/** Whether the visitor's system requests reduced motion: moves by hand are then immediate. */
export function isCalm(): boolean {
	// One for all: each frame reads it, and a new one costs more than the frame.
	query ??= matchMedia('(prefers-reduced-motion: reduce)');
	return query.matches;
}

let query: MediaQueryList | undefined;
