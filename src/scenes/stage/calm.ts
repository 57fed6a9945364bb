/** Whether the visitor's system asks for less motion: what is moved by hand is there at once. */
export function isCalm(): boolean {
	// One for all: it is asked in each frame, and a new one costs more than the frame.
	query ??= matchMedia('(prefers-reduced-motion: reduce)');
	return query.matches;
}

let query: MediaQueryList | undefined;
