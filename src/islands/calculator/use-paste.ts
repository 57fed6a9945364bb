import { useRef } from 'react';
import { withReading } from './reader.ts';
import type { Answer, Taker } from './take-pasted.ts';

interface Pasting extends Omit<Taker, 'onOffer'> {
	/** Why nothing can be pasted now. */
	refuse: () => string | undefined;
	/** What else must be loaded before a number can be taken. */
	needs?: Parameters<typeof withReading>[1][];
}

/** Takes what is pasted or dropped, and says what it is or why nothing was taken; several numbers after a question. */
export function usePaste({ refuse, needs = [], ...others }: Pasting) {
	const offered = useRef<Answer>(undefined);
	const taker: Taker = {
		...others,
		onOffer(answer) {
			offered.current = answer;
		},
	};

	return {
		/** The first key after an offer answers it. @returns whether the key is used up */
		answer(key: string): boolean {
			const act = offered.current;
			offered.current = undefined;
			return act?.(key) === true;
		},
		paste(text: string) {
			offered.current = undefined;
			withReading(
				(reading) => {
					const refusal = reading ? refuse() : taker.t.paste.failed;
					taker.tell(refusal ?? reading?.takePasted(taker, text));
				},
				...needs,
			);
		},
	};
}
