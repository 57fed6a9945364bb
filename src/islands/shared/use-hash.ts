import { useEffect, useRef } from 'react';

/** Reads the part of the address from # on: at first, and each time it changes while the page stays. */
export function useHash(read: (hash: string) => void) {
	const latest = useRef(read);

	useEffect(() => {
		latest.current = read;
	});

	useEffect(() => {
		const run = () => latest.current(location.hash);
		run();
		addEventListener('hashchange', run);
		return () => removeEventListener('hashchange', run);
	}, []);
}
