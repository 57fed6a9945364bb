import { useEffect, useState } from 'react';

/** Whether the visitor's system requests reduced motion. Until that is known, nothing moves. */
export function useLessMotion(): boolean {
	const [less, setLess] = useState(true);

	useEffect(() => {
		const query = matchMedia('(prefers-reduced-motion: reduce)');
		const update = () => setLess(query.matches);
		update();
		query.addEventListener('change', update);
		return () => query.removeEventListener('change', update);
	}, []);

	return less;
}
