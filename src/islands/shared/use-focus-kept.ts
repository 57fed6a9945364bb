import { useEffect, useRef } from 'react';

/**
 * What has the focus may go with a change: it then goes on from `home`, not from the top of the page.
 * Give what comes back to the element around it.
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
