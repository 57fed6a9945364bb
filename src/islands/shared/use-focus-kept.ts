import { useLayoutEffect, useRef } from 'react';

const controls = 'a[href], button, input, textarea, [tabindex]';

/**
 * Moves the focus to `home` when a change removes or hides the focused element, which would send it to the top of the
 * page; without a home, to the first control that takes it. Pass the returned properties to the element around the
 * changing part.
 */
export function useFocusKept(home?: (part: Element) => HTMLElement | null | undefined) {
	const part = useRef<Element>(undefined);

	// Before the browser paints, which takes the focus from what is hidden.
	useLayoutEffect(() => {
		if (!part.current || isKept()) return;
		const places = home
			? [home(part.current)]
			: part.current.querySelectorAll<HTMLElement>(controls);
		for (const place of places) {
			place?.focus();
			if (isKept()) return;
		}
	});

	return {
		onFocus: ({ currentTarget }: { currentTarget: Element }) => {
			part.current = currentTarget;
		},
		onBlur: () => {
			part.current = undefined;
		},
	};
}

function isKept(): boolean {
	const { activeElement, body } = document;
	return activeElement !== body && !activeElement?.closest('[hidden]');
}
