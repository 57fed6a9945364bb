import { useEffect } from 'react';
import { $branding } from '#tools/couture/store.ts';
import { resizeBranding } from '#tools/couture/view.ts';

/** Branding closes when the window shrinks to that of a phone. */
export function useNarrowing() {
	useEffect(() => {
		let before = innerWidth;
		const over = new AbortController();
		addEventListener(
			'resize',
			() => {
				$branding.set(resizeBranding($branding.get(), before, innerWidth));
				before = innerWidth;
			},
			over,
		);
		return () => over.abort();
	}, []);
}
