import { useEffect } from 'react';
import { resizeBranding } from '#tools/couture/arrangement.ts';
import { $branding } from '#tools/couture/store.ts';

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
