import { type RefObject, useCallback, useEffect, useState } from 'react';
import { leavesFullScreen } from '#lib/leave-keys.ts';

/** What fills the screen: the element itself, the document around it, or nothing. */
export type FullScreen = 'element' | 'document' | undefined;

/**
 * Full screen for one element, or for the document it stands in. Where the browser has none for
 * elements (an iPhone) or refuses, the element fills the window instead, by `data-full` in its styles.
 */
export function useFullScreen(room: RefObject<HTMLElement | null>) {
	const [filling, setFilling] = useState<FullScreen>();

	const leave = useCallback(() => {
		setFilling(undefined);
		if (document.fullscreenElement) void document.exitFullscreen();
	}, []);

	async function enter() {
		setFilling('element');
		try {
			await room.current?.requestFullscreen();
		} catch {
			// It fills the window then, which `full` has done already.
		}
	}

	/** False where the browser refuses: nothing else can be done for a whole document. */
	async function enterDocument(): Promise<boolean> {
		try {
			if (document.fullscreenElement) await document.exitFullscreen();
			await document.documentElement.requestFullscreen();
			setFilling('document');
			return true;
		} catch {
			return false;
		}
	}

	useEffect(() => {
		function follow() {
			const { fullscreenElement } = document;
			if (!fullscreenElement) setFilling(undefined);
			else if (fullscreenElement === document.documentElement) setFilling('document');
		}
		document.addEventListener('fullscreenchange', follow);
		return () => document.removeEventListener('fullscreenchange', follow);
	}, []);

	const filled = filling !== undefined;
	useEffect(() => {
		if (!filled) return;
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
	}, [filled, leave]);

	return {
		/** The element fills the screen or the window. */
		full: filling === 'element',
		/** The document fills the screen. */
		documentFull: filling === 'document',
		enter,
		enterDocument,
		leave,
	};
}

function describe(place: HTMLElement) {
	const { tagName, isContentEditable } = place;
	return {
		tagName,
		isContentEditable,
		type: place instanceof HTMLInputElement ? place.type : undefined,
	};
}
