import { useRef, useState } from 'react';
import { useHash } from '#islands/shared/use-hash.ts';
import { useMedia } from '#islands/shared/use-media.ts';

/** The address of a note in the page; an id that is no text of whole characters is not lost. */
export function toHash(id: string): string {
	return `#/${encodeURIComponent(id.toWellFormed())}`;
}

/**
 * Which note the address names, so that a reload and the back button keep it, and whether the window has room for it beside
 * the list. Without room, `leave` returns to the list: by going back, if the note was opened from there.
 */
export function useOpened() {
	const [hash, setHash] = useState<string>();
	const wide = useMedia('(width >= 48rem)', false);
	const opened = useRef(false);

	useHash((now) => {
		opened.current = hash !== undefined && !isNote(hash) && isNote(now);
		setHash(now);
	});

	function show(now: string) {
		history.replaceState(null, '', now);
		setHash(now);
	}

	return {
		hash,
		wide,
		show: (id: string) => show(toHash(id)),
		leave: () => (opened.current ? history.back() : show('#/')),
	};
}

function isNote(hash: string): boolean {
	return /^#\/./.test(hash);
}
