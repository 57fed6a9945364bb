import { useEffect, useRef } from 'react';

/**
 * Moves the focus to `home` when a change removes the focused element, which would send it to the top of the page. Pass the
 * returned properties to the element around the changing part.
 */
export function useFocusKept(home: () => HTMLElement | null | undefined) {
	const inside = useRef(false);

	useEffect(() => {
		if (!inside.current || document.activeElement !== document.body) return;
		inside.current = false;
		home()?.focus();
	});

	return {
		onFocus: () => {
			inside.current = true;
		},
		onBlur: () => {
			inside.current = false;
		},
	};
}
