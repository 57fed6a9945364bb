import { type RefObject, useCallback, useEffect, useState } from 'react';
import { leavesFullScreen } from '#tools/cube/leave-keys.ts';

/**
 * Full screen for one element. Where the browser has none for elements (an iPhone) or refuses, the
 * element fills the window instead, by `data-full` in its styles.
 */
export function useFullScreen(room: RefObject<HTMLElement | null>) {
	const [full, setFull] = useState(false);

	const leave = useCallback(() => {
		setFull(false);
		if (document.fullscreenElement) void document.exitFullscreen();
	}, []);

	async function enter() {
		setFull(true);
		try {
			await room.current?.requestFullscreen();
		} catch {
			// It fills the window then, which `full` has done already.
		}
	}

	useEffect(() => {
		function follow() {
			if (!document.fullscreenElement) setFull(false);
		}
		document.addEventListener('fullscreenchange', follow);
		return () => document.removeEventListener('fullscreenchange', follow);
	}, []);

	useEffect(() => {
		if (!full) return;
		// A key that leaves must not press the button it stands on when it is let go.
		let held = '';

		function press(event: KeyboardEvent) {
			const { target, key } = event;
			const place = target instanceof HTMLElement ? target : undefined;
			if (key !== 'Escape' && !leavesFullScreen(key, place && describe(place))) return;
			event.preventDefault();
			held = key;
			leave();
		}

		function release(event: KeyboardEvent) {
			if (event.key === held) event.preventDefault();
			document.removeEventListener('keyup', release, true);
		}

		document.addEventListener('keydown', press, true);
		document.addEventListener('keyup', release, true);
		return () => {
			document.removeEventListener('keydown', press, true);
			if (held === '') document.removeEventListener('keyup', release, true);
		};
	}, [full, leave]);

	return { full, enter, leave };
}

function describe(place: HTMLElement) {
	const { tagName, isContentEditable } = place;
	return {
		tagName,
		isContentEditable,
		type: place instanceof HTMLInputElement ? place.type : undefined,
	};
}
