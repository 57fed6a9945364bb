import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element that is there only after the next rendering: the first that is found. */
export function useFocusLater(root: RefObject<HTMLElement | null>) {
	const wanted = useRef<string[]>([]);

	useEffect(() => {
		for (const selector of wanted.current) {
			const element = root.current?.querySelector<HTMLElement>(selector);
			if (!element) continue;
			wanted.current = [];
			element.focus();
			return;
		}
	});

	return (...selectors: string[]) => {
		wanted.current = selectors;
	};
}
