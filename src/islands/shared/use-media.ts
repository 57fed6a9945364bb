import { useEffect, useState } from 'react';

/** Whether the window is as a media query says; `atFirst` until that is known, as in the HTML. */
export function useMedia(query: string, atFirst: boolean): boolean {
	const [matches, setMatches] = useState(atFirst);

	useEffect(() => {
		const list = matchMedia(query);
		const update = () => setMatches(list.matches);
		update();
		list.addEventListener('change', update);
		return () => list.removeEventListener('change', update);
	}, [query]);

	return matches;
}
