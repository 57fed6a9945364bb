/** Whether the visitor's system requests reduced motion: moves by hand are then immediate. */
export function prefersLessMotion(): boolean {
	// Created once, because every frame reads it and `matchMedia` is slower than the rest of a frame.
	query ??= matchMedia('(prefers-reduced-motion: reduce)');
	return query.matches;
}

let query: MediaQueryList | undefined;
