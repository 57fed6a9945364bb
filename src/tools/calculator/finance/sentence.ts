import type { Finance } from './machine.ts';
import type { Register, SentenceKind } from './terms.ts';

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
