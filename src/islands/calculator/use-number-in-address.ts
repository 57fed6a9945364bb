import { useEffect, useEffectEvent } from 'react';
import { readHandedNumber } from '#lib/hand-over.ts';

/** Takes the number that another tool has put into the address, once: a reload does not bring it again. */
export function useNumberInAddress(take: (number: string) => void) {
	const takeNow = useEffectEvent(take);

	useEffect(() => {
		const number = readHandedNumber('calculator', location.search);
		if (number === undefined) return;
		history.replaceState(history.state, '', location.pathname + location.hash);
		takeNow(number);
	}, []);
}
