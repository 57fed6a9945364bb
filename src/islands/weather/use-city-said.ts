import { useEffect, useRef } from 'react';
import { say } from '#browser/voice.ts';
import type { Place } from '#live/place.ts';

/** Has the sentence said once after a change of the city, when it is there; refreshing the weather changes nothing. */
export function useCitySaid(place: Place | undefined, sentence: string | undefined) {
	const last = useRef<number>(undefined);

	useEffect(() => {
		if (!place || sentence === undefined || last.current === place.id) return;
		if (last.current !== undefined) say(sentence);
		last.current = place.id;
	}, [place, sentence]);
}
