import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { leavesFullScreen } from '#lib/leave-keys.ts';
import { useListener } from './use-listener.ts';

/** What fills the screen: the element itself, the document around it, or nothing. */
export type FullScreen = 'element' | 'document' | undefined;

/**
 * Full screen for one element, or for its document. Where the browser has none for elements (an iPhone) or refuses, the
 * element fills the window instead, by `data-full` in its styles.
 */
export function useFullScreen(room: RefObject<HTMLElement | null>) {
	const [filling, setFilling] = useState<FullScreen>();
	// What the visitor wants at this moment: a key must not wait until it is painted.
	const wanted = useRef<FullScreen>(undefined);
	// Requests that the browser has not answered; what changes meanwhile is on the way to them.
	const open = useRef(0);

	const fill = useCallback((next: FullScreen) => {
		wanted.current = next;
		setFilling(next);
	}, []);

	const leave = useCallback(() => {
		fill(undefined);
		if (document.fullscreenElement) void document.exitFullscreen();
	}, [fill]);

	async function ask(next: FullScreen, request: () => Promise<void> | undefined): Promise<boolean> {
		fill(next);
		open.current += 1;
		let granted = true;
		try {
			await request();
		} catch {
			granted = false;
		}
		open.current -= 1;
		// The visitor has left before the browser was there.
		if (granted && wanted.current === undefined) leave();
		return granted;
	}

	/** Where the browser refuses, the element fills the window all the same. */
	async function enter() {
		await ask('element', () => room.current?.requestFullscreen());
	}

	/** False where the browser refuses: nothing else can be done for a whole document. */
	async function enterDocument(): Promise<boolean> {
		const granted = await ask('document', async () => {
			if (document.fullscreenElement) await document.exitFullscreen();
			await document.documentElement.requestFullscreen();
		});
		if (!granted) fill(undefined);
		return granted;
	}

	useListener('document', 'fullscreenchange', () => {
		const { fullscreenElement } = document;
		if (open.current > 0) return;
		if (!fullscreenElement) fill(undefined);
		else if (fullscreenElement === document.documentElement) fill('document');
		else if (fullscreenElement === room.current) fill('element');
	});

	useEffect(() => {
		// A key that closes this must not press the focused button when it is released.
		let held = '';

		function press(event: KeyboardEvent) {
			const { target, key } = event;
			const place = target instanceof HTMLElement ? target : undefined;
			if (event.repeat && key === held) event.preventDefault();
			if (wanted.current === undefined) return;
			if (key === ' ' && document.documentElement.dataset.keys) return;
			if (key !== 'Escape' && !leavesFullScreen(key, place)) return;
			event.preventDefault();
			held = key;
			leave();
		}

		function release(event: KeyboardEvent) {
			if (event.key === held) event.preventDefault();
			held = '';
		}

		document.addEventListener('keydown', press, true);
		document.addEventListener('keyup', release, true);
		return () => {
			document.removeEventListener('keydown', press, true);
			document.removeEventListener('keyup', release, true);
		};
	}, [leave]);

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
