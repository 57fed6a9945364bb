import { toSound } from './sound.ts';

/** How well a term of a text answers one asked word. */
export interface TermMatch {
	/** 1 for the very word, less for its beginning, its inside, and a beginning with a slip. */
	quality: number;
	/** Which letters of the term answer, as [start, end). */
	start: number;
	end: number;
}

/** A shorter word with a typing error is usually another word. */
const shortestWithSlip = 4;
/** The beginning of a word with an error is that of many words: hire would be Hibernate. */
const shortestBeginning = 7;
const shortestInside = 3;
const shortestStem = 4;
const longestEnding = 2;
/** Доступність is доступності in other cases. */
const changedEnding = /ist$/;
/** Джаваскрипт has two letters more than JavaScript. */
const mostOtherLetters = 3;
const vowelFirst = /^[aeiou]/;

/** The word itself, its beginning or its inside. All texts are folded. */
export function matchTerm(term: string, asked: string): TermMatch | undefined {
	const start = term.indexOf(asked);
	if (start < 0 || (start > 0 && asked.length < shortestInside)) return undefined;
	const end = start + asked.length;
	if (start > 0) return { quality: 0.3, start, end };
	return {
		quality: end === term.length ? 1 : 0.6 + (0.3 * asked.length) / term.length,
		start,
		end,
	};
}

/**
 * The word, or its beginning from seven letters, with one slip: a wrong, missing or additional letter, or two in each other's place. The first
 * letter is right, and there are at least four.
 */
export function matchWithSlip(term: string, asked: string): TermMatch | undefined {
	if (asked.length < shortestWithSlip || term[0] !== asked[0]) return undefined;
	let at = 1;
	while (at < asked.length && asked[at] === term[at]) at += 1;
	const rest = asked.slice(at + 1);
	const isSwapped = asked[at] === term[at + 1] && asked[at + 1] === term[at];
	// Several slips can explain the same word: the one that explains most of it.
	const end = Math.max(
		isSwapped ? endOf(term, asked.slice(at + 2), at + 2) : 0,
		endOf(term, rest, at + 1),
		endOf(term, asked.slice(at), at + 1),
		endOf(term, rest, at),
	);
	if (!end || (end < term.length && asked.length < shortestBeginning)) return undefined;
	return { quality: end >= term.length ? 0.5 : 0.25, start: 0, end: Math.min(end, term.length) };
}

/**
 * The same word with another ending, as languages have them: contact and contacts, іспанська and іспанською. Short words have
 * the other one as their beginning.
 */
export function matchEnding(term: string, asked: string): TermMatch | undefined {
	if (!term.startsWith(asked.slice(0, shortestStem))) return undefined;
	const one = term.replace(changedEnding, 'ost');
	const other = asked.replace(changedEnding, 'ost');
	let end = 0;
	while (end < other.length && other[end] === one[end]) end += 1;
	const rests = [one.length - end, other.length - end];
	const isBeginning = Math.min(...rests) === 0;
	const longest = Math.max(...rests);
	if (end < shortestStem || longest > (isBeginning ? longestEnding : longestEnding + 1))
		return undefined;
	if (!isBeginning && end < Math.max(shortestStem + 1, 2 * longest)) return undefined;
	return { quality: 0.6, start: 0, end: Math.min(end, term.length) };
}

/** A word with the same consonants: тайпскрипт for TypeScript, Вордпрес for WordPress. */
function matchBySound(term: string, asked: string): TermMatch | undefined {
	if (Math.abs(term.length - asked.length) > mostOtherLetters) return undefined;
	if (vowelFirst.test(term) !== vowelFirst.test(asked)) return undefined;
	const sound = toSound(asked);
	if (sound === '' || toSound(term) !== sound) return undefined;
	return { quality: 0.3, start: 0, end: term.length };
}

/** From the strictest to the most forgiving: the next one is used where no text matches by the one before. */
export const matchers = {
	/** Whole: one or two letters begin too many words. */
	asWord: (term: string, asked: string) => (term === asked ? matchTerm(term, asked) : undefined),
	asTyped: (term: string, asked: string) => matchTerm(term, asked) ?? matchEnding(term, asked),
	fromStart: (term: string, asked: string) =>
		term.startsWith(asked) ? matchTerm(term, asked) : matchEnding(term, asked),
	withSlip: matchWithSlip,
	bySound: matchBySound,
};
export type Matcher = keyof typeof matchers;

/** The end of `letters` if the term has them at that index, otherwise 0. */
function endOf(term: string, letters: string, at: number): number {
	return term.startsWith(letters, at) ? at + letters.length : 0;
}
