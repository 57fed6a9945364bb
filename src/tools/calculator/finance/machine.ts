import {
	cleared,
	type Standard,
	type Key as StandardKey,
} from '#tools/calculator/standard/state.ts';
import { type Register, registers, type SentenceKind, type Solution, type Terms } from './terms.ts';

export type Key = StandardKey | Register | 'begin';

export interface Finance {
	/** The display is a standard calculator: a value can be worked out before it is stored. */
	display: Standard;
	/** The display holds a number that no key has taken yet: the next of the five keys stores it. */
	fresh: boolean;
	terms: Terms;
	/** What the schedule adds to each payment: a decimal text without a sign. */
	extra: string;
	/** What the sentence is about while none of its values tells it. */
	kind: SentenceKind;
	/** The amount of the other kind of sentence: a decimal text without a sign. */
	aside: string;
	/** What the last of the five keys did; null after any other. */
	lastPress: LastPress | null;
}

export type LastPress = { register: Register } & (Solution | { state: 'stored' });

export const freshFinance: Finance = {
	display: cleared,
	fresh: false,
	terms: { n: '0', i: '0', pv: '0', pmt: '0', fv: '0', perYear: 12, begin: false },
	extra: '0',
	kind: 'loan',
	aside: '0',
	lastPress: null,
};

/** Whether something was entered that clearing would lose. */
export function holdsValues({ terms }: Finance): boolean {
	return registers.some((register) => Number(terms[register]) !== 0);
}

/** A value written into its field. */
export function storeValue(state: Finance, register: Register, value: string): Finance {
	return { ...setTerms(state, { [register]: value }), lastPress: { register, state: 'stored' } };
}

export function setTerms(state: Finance, terms: Partial<Terms>): Finance {
	return { ...state, terms: { ...state.terms, ...terms }, lastPress: null };
}
