import { type Finance, setTerms } from './machine.ts';
import type { Register, SentenceKind, Terms } from './terms.ts';

/** A kind of sentence: what is written as its amount, with its sign; what is found; and what is not in it. */
interface Rule {
	amount: Register;
	sign: string;
	found: Register;
	other: Register;
}

export const sentenceRules: Readonly<Record<SentenceKind, Rule>> = {
	loan: { amount: 'pv', sign: '', found: 'pmt', other: 'fv' },
	save: { amount: 'pmt', sign: '-', found: 'fv', other: 'pv' },
};

/** Payments in a year of the sentence. */
export const sentencePerYear = 12;

/** What the sentence is about: its values tell it, or else it is what was picked. */
export function toKind({ terms, kind }: Pick<Finance, 'terms' | 'kind'>): SentenceKind {
	if (Number(terms.pv) !== 0) return 'loan';
	return Number(terms.pmt) < 0 ? 'save' : kind;
}

/** The state with the amount of the other kind of sentence, which was put aside. What follows from it is not found yet. */
export function turnSentence(state: Finance): Finance {
	const before = sentenceRules[toKind(state)];
	const kind = toKind(state) === 'loan' ? 'save' : 'loan';
	const { amount, sign, other } = sentenceRules[kind];
	const terms: Partial<Terms> = {
		[before.amount]: '0',
		[other]: '0',
		[amount]: Number(state.aside) === 0 ? '0' : sign + state.aside,
		perYear: sentencePerYear,
		begin: false,
	};
	const aside = state.terms[before.amount].replace('-', '');
	return { ...setTerms(state, terms), kind, aside };
}
