import { useEffect, useState } from 'react';

/**
 * Whether the visitor's system requests reduced motion.
 * @param atFirst what holds until that is known: by default, nothing moves
 */
export function useLessMotion(atFirst = true): boolean {
	const [less, setLess] = useState(atFirst);

	useEffect(() => {
		const query = matchMedia('(prefers-reduced-motion: reduce)');
		const update = () => setLess(query.matches);
		update();
		query.addEventListener('change', update);
		return () => query.removeEventListener('change', update);
	}, []);

	return less;
}
