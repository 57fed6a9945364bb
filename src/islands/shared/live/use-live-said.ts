import { useEffect, useRef } from 'react';
import { say } from '#browser/voice.ts';
import type { Outcome } from '#live/outcome.ts';

const kind = 'live';

/**
 * Has trouble with the data said, and after it, or after the visitor has asked for newer data, how it goes on. That data
 * are as they should be is not news: a city or a price that was asked for is said elsewhere.
 * @param outcome undefined while an answer is waited for
 * @returns to be called when the visitor asks
 */
export function useLiveSaid(words: string, outcome: Outcome<unknown> | undefined) {
	const known = useRef(words);
	const isExpected = useRef(false);
	const isTrouble = outcome !== undefined && hasTrouble(outcome);

	useEffect(() => {
		if (words === known.current) return;
		known.current = words;
		if (isTrouble) {
			isExpected.current = true;
			say('', kind);
			say(words);
		} else if (isExpected.current) {
			isExpected.current = outcome === undefined;
			say(words, kind);
		}
	}, [words, isTrouble, outcome]);

	return () => {
		isExpected.current = true;
	};
}

/** What was kept from before is shown until the answer comes. */
function hasTrouble(outcome: Outcome<unknown>): boolean {
	if (outcome.state === 'live') return outcome.doubt !== undefined;
	return outcome.state !== 'kept';
}
