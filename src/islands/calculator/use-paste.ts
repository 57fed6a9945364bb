import { useRef } from 'react';
import type { Item } from '#i18n/read-pasted.ts';
import { withReading } from './reader.ts';
import type { Taker } from './take-pasted.ts';

interface Pasting extends Omit<Taker, 'onOffer'> {
	/** Why nothing can be pasted now. */
	refuse: () => string | undefined;
	/** Takes several numbers, which are added up otherwise. @returns why it did not */
	onItems?: (items: readonly Item[]) => string | undefined;
	/** What else must be loaded before a number can be taken. */
	needs?: Parameters<typeof withReading>[1][];
	/** Shows and says a notice, or what the display has. */
	tell: (words: string | undefined) => void;
}

/** Takes what is pasted or dropped, and says what it is or why nothing was taken; several numbers after a question. */
export function usePaste({ tell, refuse, onItems, needs = [], ...others }: Pasting) {
	const offered = useRef<readonly Item[]>(undefined);
	const taker: Taker = {
		...others,
		onOffer(items) {
			offered.current = items;
		},
	};

	return {
		/** Equals takes the numbers that are offered, any other key leaves them. @returns whether the key is used up */
		answer(key: string): boolean {
			const items = offered.current;
			offered.current = undefined;
			if (!items || key !== 'equals') return false;
			withReading((reading) => tell(onItems ? onItems(items) : reading?.addUp(taker, items)));
			return true;
		},
		paste(text: string) {
			offered.current = undefined;
			withReading(
				(reading) => {
					const refusal = reading ? refuse() : taker.t.paste.failed;
					tell(refusal ?? reading?.takePasted(taker, text));
				},
				...needs,
			);
		},
	};
}
