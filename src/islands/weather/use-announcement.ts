import { useEffect, useRef, useState } from 'react';
import type { Place } from '#live/place.ts';

/**
 * The sentence that a screen reader reads after a change of the city, once. It is undefined until the weather has come;
 * refreshing the weather changes nothing.
 */
export function useAnnouncement(place: Place | undefined, sentence: string | undefined): string {
	const [announcement, announce] = useState('');
	const last = useRef<number>(undefined);

	useEffect(() => {
		if (!place || sentence === undefined || last.current === place.id) return;
		if (last.current !== undefined) announce(sentence);
		last.current = place.id;
	}, [place, sentence]);

	return announcement;
}
