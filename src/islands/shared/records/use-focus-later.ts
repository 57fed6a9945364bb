import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element that is there only after the next rendering: the first that is found and takes it. */
export function useFocusLater(root: RefObject<HTMLElement | null>) {
	const wanted = useRef<string[]>([]);

	useEffect(() => {
		for (const selector of wanted.current) {
			const element = root.current?.querySelector<HTMLElement>(selector);
			element?.focus();
			if (!element || document.activeElement !== element) continue;
			wanted.current = [];
			return;
		}
	});

	return (...selectors: string[]) => {
		wanted.current = selectors;
	};
}
