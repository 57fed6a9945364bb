import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '#browser/voice.ts';

/**
 * Has each new text said; see `say`. A text of a kind describes a state: it is said when the state changes after the
 * visitor has done something, and not when it comes with the page or a part of it.
 */
export function useSaid(text: string, kind?: string) {
	const known = useRef(kind === undefined ? '' : text);
	useEffect(() => {
		if (text === known.current) return;
		known.current = text;
		if (kind === undefined || hasActed()) say(text, kind);
	}, [text, kind]);
}

/** A text to be shown, and the function that sets it and has it said, also if it is the same again. */
export function useNotice(): [notice: string, setNotice: (text: string) => void] {
	const [notice, setNotice] = useState('');
	const notify = useCallback((text: string) => {
		setNotice(text);
		say(text);
	}, []);
	return [notice, notify];
}

/** Whether the visitor has clicked, tapped or pressed a key on this page; true also in a browser that does not know. */
export function hasActed(): boolean {
	const { userActivation }: { userActivation?: UserActivation } = navigator;
	return userActivation?.hasBeenActive !== false;
}
