import { useSyncExternalStore } from 'react';

/** Whether the visitor's system asks for less motion: then nothing moves by itself. */
export function useCalm(): boolean {
	return useSyncExternalStore(listen, isCalm);
}

export function isCalm(): boolean {
	return query().matches;
}

function listen(tell: () => void) {
	const list = query();
	list.addEventListener('change', tell);
	return () => list.removeEventListener('change', tell);
}

let known: MediaQueryList | undefined;

/** One for all: it is asked in each frame, and a new one costs more than the frame. */
function query(): MediaQueryList {
	known ??= matchMedia('(prefers-reduced-motion: reduce)');
	return known;
}
