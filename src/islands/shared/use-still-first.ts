import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';

/** With reduced motion, nothing moves by itself: motion starts with its button. */
export function useStillFirst($moves: WritableAtom<boolean>) {
	useEffect(() => {
		const query = matchMedia('(prefers-reduced-motion: reduce)');
		const rest = () => query.matches && $moves.set(false);
		rest();
		query.addEventListener('change', rest);
		return () => query.removeEventListener('change', rest);
	}, [$moves]);
}
