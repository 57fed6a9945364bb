import { useEffect, useEffectEvent } from 'react';
import { useListener } from './use-listener.ts';

/** Reads the part of the address from # on: at first, and each time it changes while the page stays. */
export function useHash(read: (hash: string) => void) {
	const readNow = useEffectEvent(() => read(location.hash));
	useEffect(() => readNow(), []);
	useListener('window', 'hashchange', () => read(location.hash));
}
