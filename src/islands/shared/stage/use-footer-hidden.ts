import { useEffect } from 'react';
import { useSaved } from '#islands/shared/use-saved.ts';
import { footerHidden } from '#stores/footer.ts';

/**
 * Whether the footer of this route is hidden, and a function that toggles this. The page's styles hide it by
 * `data-footer`.
 */
export function useFooterHidden(route: string) {
	const $hidden = footerHidden(route);
	const hidden = useSaved($hidden, false);

	useEffect(() => {
		const { dataset } = document.documentElement;
		if (hidden) dataset.footer = 'hidden';
		else delete dataset.footer;
		return () => {
			delete dataset.footer;
		};
	}, [hidden]);

	return { hidden, toggle: () => $hidden.set(!hidden) };
}
