import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';

/** For visitors who prefer reduced motion: turns motion off, also when they ask for that later. A button starts it. */
export function useMotionOnRequest($moves: WritableAtom<boolean>) {
	useEffect(() => {
		const query = matchMedia('(prefers-reduced-motion: reduce)');
		const rest = () => query.matches && $moves.set(false);
		rest();
		query.addEventListener('change', rest);
		return () => query.removeEventListener('change', rest);
	}, [$moves]);
}
