import { type Finance, freshFinance, setTerms } from './machine.ts';
import { sentencePerYear, sentenceRules, toKind } from './sentence.ts';
import { solveFor } from './solve-for.ts';
import { examples, type SentenceKind, type Solve, type Terms } from './terms.ts';

/** Values of the sentence. */
export function writeSentence(state: Finance, changes: Partial<Terms>, solve: Solve): Finance {
	return finish({ ...state, kind: toKind(state) }, changes, solve);
}

/** Another kind of sentence, with the amount that it had; that of before is put aside. */
export function pickKind(state: Finance, kind: SentenceKind, solve: Solve): Finance {
	const before = sentenceRules[toKind(state)].amount;
	const { amount, sign } = sentenceRules[kind];
	if (before === amount) return state;
	const amounts = {
		[before]: '0',
		[amount]: Number(state.aside) === 0 ? '0' : sign + state.aside,
	};
	const aside = state.terms[before].replace('-', '');
	return finish({ ...state, kind, aside }, amounts, solve);
}

/** An example for the kind of sentence that is shown. */
export function showExample(state: Finance, solve: Solve): Finance {
	const kind = toKind(state);
	return finish({ ...freshFinance, kind }, examples[kind], solve);
}

/** What the sentence looks for is found once there is an amount and a time. */
function finish(state: Finance, changes: Partial<Terms>, solve: Solve): Finance {
	const { amount, found, other } = sentenceRules[state.kind];
	const rest = { [other]: '0', perYear: sentencePerYear, begin: false };
	const next = setTerms(state, { ...rest, ...changes });
	const complete = Number(next.terms[amount]) !== 0 && Number(next.terms.n) !== 0;
	return complete ? solveFor(next, found, solve) : setTerms(next, { [found]: '0' });
}
