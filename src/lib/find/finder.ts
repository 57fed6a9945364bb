import { toDateSpan } from './date-span.ts';
import { fold } from './fold.ts';
import {
	type Matcher,
	matchEnding,
	matchers,
	matchWithSlip,
	type TermMatch,
} from './match-term.ts';
import { listWords, toAskedWords, toTerms } from './words.ts';

/** What can be found, by the kinds of its text. */
export interface Findable {
	title: string;
	/** Titles in other languages, and names by which it may be looked for. */
	also: readonly (readonly [language: string, text: string])[];
	/** The text below the title. */
	detail: string;
	/** What else it is about. */
	words: string;
	/** Phrases, with commas between them, to which it is the answer. It then comes before all that only has the words. */
	asked?: string;
	/** When it was, in ISO 8601: `2022-07-14`, a time `2019-05/2020-02`, or `2023-01-14/`, which goes on. */
	dates?: string;
}

/** A query as it was understood. */
export interface Asked {
	/** Folded. */
	words: readonly Word[];
}

interface Word {
	text: string;
	/** How strictly it is compared. */
	by: Matcher;
}

export interface Findings<Entry> {
	asked: Asked;
	/** Entries with all words of the query; if no entry has them all, those with most of them. The best first. */
	found: Entry[];
	/** Entries with fewer of the words. */
	others: Entry[];
}

interface Settings {
	/** Words that say nothing beside others, as in "how many years": one text. */
	ignored?: string;
	/** Takes a date out of the query: what it can mean, the likeliest first, as `2022`, `2022-07` or `2022-07-14`. */
	readDates?: (query: string) => { dates: readonly string[]; rest: string };
	/** How words are compared at first: `fromStart` where the inside of a name is chance, as a die (dado) in bordado. */
	typed?: 'asTyped' | 'fromStart';
}

const weights = { title: 8, also: 6, detail: 3, words: 1 } as const;
/** In a long text, such as a case study, many words are mentioned only in passing. */
const longText = { terms: 300, weight: 0.5 } as const;
/** The very word counts more than a beginning in any text, and that more than the inside. Weights are smaller. */
const tiers = { exact: 20, beginning: 10 } as const;
/** How far a query asks for an answer; by its name, it is one or two more. The phrase may have another ending. */
const levels = { exact: 5, phrase: 4, title: 4, beginning: 2, slip: 1 } as const;
/** A phrase that leaves out words of the query asks less. */
const leftOut = 2;
/** Fewer letters of a phrase are the beginning of too many words. */
const shortestBeginning = 4;
/** React is not reach. */
const shortestWithSlip = 6;
/** Shorter parts of a compound are in too many words. */
const shortestParts = [3, 4] as const;
/**
 * What decides first: an entry that answers all words, one that has them all and one in its name, an answer to most of them, one
 * that only mentions them all, an answer to fewer of them, and one with a part of them.
 */
const fits = { answer: 5, name: 4, partAnswer: 3, text: 2, minorAnswer: 1, part: 0 } as const;
/** How well the whole query fits an entry: it is a name of it, the beginning of one, or one piece of its text. */
const phrases = { name: 3, beginning: 2, piece: 1 } as const;

/** Finds entries by words. Making it takes some microseconds for each word of the entries, asking it one comparison for each different word. */
export class Finder<Entry extends Findable> {
	readonly #entries: readonly Entry[];
	/** Folded title and other names of each entry. */
	readonly #names: readonly string[][];
	/** All terms of each entry, with spaces around them. */
	readonly #texts: string[] = [];
	/** The words of each phrase to which an entry is the answer. */
	readonly #answers = new Map<number, string[][]>();
	/** Each word of these phrases. */
	readonly #asked: ReadonlySet<string>;
	/** Occurrences of each term: index of the entry and weight of the text, in turn. */
	readonly #places = new Map<string, number[]>();
	readonly #ignored: ReadonlySet<string>;
	readonly #readDates: NonNullable<Settings['readDates']>;
	readonly #typed: NonNullable<Settings['typed']>;

	constructor(
		entries: readonly Entry[],
		{ ignored = '', readDates = (rest) => ({ dates: [], rest }), typed = 'asTyped' }: Settings = {},
	) {
		this.#entries = entries;
		this.#ignored = new Set(toTerms(ignored));
		this.#readDates = readDates;
		this.#typed = typed;
		this.#names = entries.map(({ title, also }) =>
			[title, ...also.map(([, name]) => name)].map(fold),
		);
		for (const [index, { title, also, detail, words, asked = '' }] of entries.entries()) {
			this.#texts.push(' ');
			this.#add(index, title, weights.title);
			for (const [, text] of also) this.#add(index, text, weights.also);
			this.#add(index, detail, weights.detail);
			this.#add(
				index,
				words,
				toTerms(words).length > longText.terms ? longText.weight : weights.words,
			);
			if (asked)
				this.#answers.set(
					index,
					[title, ...also.map(([, name]) => name), ...asked.split(',')].map((phrase) =>
						this.#toTold(phrase),
					),
				);
		}
		this.#asked = new Set([...this.#answers.values()].flat(2));
	}

	find(query: string): Findings<Entry> {
		const { dates, rest } = this.#readDates(query);
		const words = this.#toTold(rest, dates.length > 0).flatMap((text) => this.#understand(text));
		const rates = words.map((word) => this.#rate(word));
		if (dates.length > 0) rates.push(this.#rateDates(dates));
		const whole = words
			.map(({ text, by, matches }) =>
				by === 'withSlip' || by === 'bySound' ? toMeant(matches) : text,
			)
			.join(' ');
		const sorted = this.#rank(words, rates, [listWords(rest).join(' '), whole]);
		const most = Math.max(0, ...sorted.map(({ count }) => count));
		const isAnswered = sorted[0]?.fit === fits.answer;
		const isMeant = ({ fit, count }: Rank) =>
			count === most || (!isAnswered && fit > fits.part) || fit === fits.text || fit >= fits.name;
		const toEntries = (ranks: readonly Rank[]) =>
			ranks.flatMap(({ index }) => this.#entries[index] ?? []);
		return {
			asked: { words: words.map(({ text, by }) => ({ text, by })) },
			found: toEntries(sorted.filter(isMeant)),
			others: toEntries(sorted.filter((rank) => !isMeant(rank))),
		};
	}

	/** The best first. What decides is in one number, which is sorted much faster than several. */
	#rank(
		words: readonly Understood[],
		rates: readonly Rates[],
		wholes: readonly [string, string],
	): Rank[] {
		const size = this.#entries.length;
		const counts = new Uint8Array(size);
		const exacts = new Uint8Array(size);
		const bests = new Float64Array(size);
		const sums = new Float64Array(size);
		for (const rate of rates) {
			for (const [index, score] of rate) {
				counts[index] = (counts[index] ?? 0) + 1;
				exacts[index] = (exacts[index] ?? 0) + (score < tiers.exact ? 0 : 1);
				bests[index] = Math.max(bests[index] ?? 0, score);
				sums[index] = (sums[index] ?? 0) + score;
			}
		}
		const hasUnknown = rates.some(
			(rate, at) => rate.size === 0 && !this.#asked.has(words[at]?.text ?? ''),
		);
		const keys: number[] = [];
		for (let index = 0; index < size; index += 1) {
			const phrase = this.#ratePhrase(index, wholes);
			const answer = this.#rateAnswer(index, words, rates);
			const level = answer.level || (phrase === phrases.name ? levels.title : 0);
			const count = Math.max(counts[index] ?? 0, answer.told);
			// One word in passing, beside others that are nowhere, is chance.
			const isChance =
				hasUnknown && count === 1 && (bests[index] ?? 0) % tiers.beginning <= weights.words;
			if (count === 0 || (isChance && level === 0)) continue;
			const exact = level >= levels.phrase ? count : (exacts[index] ?? 0);
			const isNamed = (bests[index] ?? 0) >= tiers.exact + weights.also;
			const whole = level > 0 ? fits.answer : isNamed ? fits.name : fits.text;
			const partAnswer = 2 * count > rates.length ? fits.partAnswer : fits.minorAnswer;
			const fit = count === rates.length ? whole : level > 0 ? partAnswer : fits.part;
			const rank = (((fit * 16 + count) * 16 + exact) * 8 + level) * 4 + phrase;
			keys.push((rank * 512 + Math.floor(sums[index] ?? 0)) * size - index);
		}
		return [...Float64Array.from(keys).sort().reverse()].map((key) => {
			const rank = Math.ceil(key / size);
			const count = Math.floor(rank / (512 * 4 * 8 * 16));
			return { index: rank * size - key, fit: count >> 4, count: count % 16 };
		});
	}

	/** The words without those that are ignored, unless there are no others. */
	#toTold(text: string, hasOther = false): string[] {
		const words = toAskedWords(text);
		const told = words.filter((word) => !this.#ignored.has(word));
		return told.length > 0 || hasOther ? told : words;
	}

	#add(index: number, text: string, weight: number) {
		const terms = toTerms(text);
		this.#texts[index] += terms.map((term) => `${term} `).join('');
		for (const term of terms) {
			const places = this.#places.get(term);
			if (places) places.push(index, weight);
			else this.#places.set(term, [index, weight]);
		}
	}

	/** The terms that answer one of the asked words: of a compound, those that answer its parts. */
	#understand(text: string): Understood[] {
		if (this.#typed === 'fromStart' && this.#isNamed(text)) return [this.#match(text, 'asWord')];
		const isAsked = this.#asked.has(text);
		const isShort = text.length < shortestParts[0] && (isAsked || this.#places.has(text));
		const typed = this.#match(text, isShort ? 'asWord' : this.#typed);
		if (isAsked || typed.matches.length > 0) return [typed];
		const withSlip = this.#match(text, 'withSlip');
		const guesses = [withSlip, this.#match(text, 'bySound')];
		const guess = guesses.find((each) => this.#rate(each).size > 0);
		return guess ? [guess] : (this.#divide(text) ?? [withSlip]);
	}

	/** Whether an entry is called by this very word. What only begins like it, as golden like gold, is another word then. */
	#isNamed(text: string): boolean {
		const places = this.#places.get(text) ?? [];
		return places.some((weight, at) => at % 2 === 1 && weight >= weights.also);
	}

	/** Both parts of a compound if an entry has them: ветклініка is вет and клініка. */
	#divide(text: string): Understood[] | undefined {
		const [first, last] = shortestParts;
		for (let at = first; at <= text.length - last; at += 1) {
			const parts = [text.slice(0, at), text.slice(at)].map((part) =>
				this.#match(part, this.#typed),
			);
			const [one, other] = parts.map((part) => this.#rate(part));
			if (one && other && [...one.keys()].some((index) => other.has(index))) return parts;
		}
		return undefined;
	}

	#match(text: string, by: Matcher): Understood {
		const match = matchers[by];
		const matches: Match[] = [];
		for (const term of this.#places.keys()) {
			const found = match(term, text);
			if (found) matches.push([term, found]);
		}
		return { text, by, matches };
	}

	/** The best that each entry has for one word of the query. */
	#rate({ by, matches }: Understood): Map<number, number> {
		const isGuess = by === 'withSlip' || by === 'bySound';
		const best = new Map<number, number>();
		for (const [term, { quality, start }] of matches) {
			const tier = quality === 1 ? tiers.exact : start === 0 ? tiers.beginning : 0;
			const places = this.#places.get(term) ?? [];
			for (let at = 0; at < places.length; at += 2) {
				const index = places[at] ?? 0;
				const weight = places[at + 1] ?? 0;
				// The inside of a word, as in MySQL, and another spelling are meant in a name; in a text they are chance.
				if ((start > 0 || isGuess) && weight < weights.also) continue;
				const score = tier + quality * weight;
				if (score > (best.get(index) ?? 0)) best.set(index, score);
			}
		}
		return best;
	}

	/** What began or ended then, before what went on; in a month, first what is known to the day, such as a document. */
	#rateDates(dates: readonly string[]): Map<number, number> {
		const rates = new Map<number, number>();
		for (const [order, date] of dates.entries()) {
			for (const [index, entry] of this.#entries.entries()) {
				const { ends, lasts } = toDateSpan(entry.dates ?? '', date);
				const isDay = date.length === 'YYYY-MM'.length && /^\d+-\d+-/.test(entry.dates ?? '');
				if (ends) rates.set(index, tiers.exact + weights.title - order + (isDay ? 1 : 0));
				else if (lasts && !rates.has(index)) rates.set(index, weights.words);
			}
		}
		return rates;
	}

	/**
	 * How far the query asks for the entry, and how many of its words are answered: it has one of the names or phrases of the
	 * entry, and its other words are in the entry, too; or else it has at least one of the phrases.
	 */
	#rateAnswer(index: number, words: readonly Understood[], rates: readonly Rates[]) {
		const names = this.#names[index]?.length ?? 0;
		const told = new Set<Understood | undefined>();
		const all = (this.#answers.get(index) ?? []).map((phrase, at) => {
			const answers = phrase.map((term) => {
				const each = words.map((word) => compareWords(term, word, at < names));
				const level = Math.max(0, ...each);
				return { level, word: words[each.indexOf(level)] };
			});
			const level = Math.min(...answers.map((answer) => answer.level));
			if (answers.length === 0 || level === 0) return 0;
			for (const { word } of answers) told.add(word);
			return level;
		});
		// 26 years are no answer to 22.
		const isOther = ({ text }: Understood, at: number) =>
			/^\d+$/.test(text) && (rates[at]?.get(index) ?? 0) < tiers.exact && !told.has(words[at]);
		if (words.some(isOther)) return { level: 0, told: 0 };
		const answered = rates.filter((rate, at) => rate.has(index) || told.has(words[at] ?? none));
		if (answered.length === rates.length)
			return {
				level: Math.max(
					0,
					...all.map((level) => (told.size < words.length ? level - leftOut : level)),
				),
				told: told.size > 0 ? answered.length : 0,
			};
		const level = Math.max(0, ...all.slice(names));
		return level < levels.phrase ? { level: 0, told: 0 } : { level, told: answered.length };
	}

	/** The query as it was typed, and without the words that are ignored. */
	#ratePhrase(index: number, wholes: readonly [typed: string, told: string]): number {
		const names = this.#names[index] ?? [];
		const joined = wholes.map((whole) => whole.replaceAll(' ', '')).filter(Boolean);
		if (joined.some((whole) => names.includes(whole))) return phrases.name;
		if (joined.some((whole) => names.some((name) => name.startsWith(whole))))
			return phrases.beginning;
		const pieces = wholes.filter((whole) => whole.includes(' '));
		return pieces.some((whole) => this.#texts[index]?.includes(` ${whole} `)) ? phrases.piece : 0;
	}
}

/** How far a word of a name, or else of a phrase, is the asked one. */
function compareWords(term: string, { text, by }: Understood, isName: boolean): number {
	const more = isName ? 1 : 0;
	if (term === text) return levels.exact + 2 * more;
	if (by === 'asWord') return 0;
	if (matchEnding(term, text)) return levels.phrase + 2 * more;
	if (text.length >= (isName ? 2 : shortestBeginning) && term.startsWith(text))
		return levels.beginning + more;
	if (by === 'asTyped' || by === 'fromStart') return 0;
	const isLong = text.length >= (isName ? 0 : shortestWithSlip);
	const isSlip = isLong && matchWithSlip(term, text)?.end === term.length;
	return isSlip || (isName && matchers.bySound(term, text)) ? levels.slip : 0;
}

/** The intended word for a misspelt one: the shortest of the terms that match it best. */
function toMeant(matches: readonly Match[]): string {
	const [best] = matches.toSorted(compare);
	return best?.[0] ?? '';
}

function compare([one, { quality }]: Match, [other, { quality: otherQuality }]: Match): number {
	return otherQuality - quality || one.length - other.length;
}

type Match = readonly [term: string, match: TermMatch];
/** A word that is in no phrase. */
const none: Understood = { text: '', by: 'asTyped', matches: [] };

interface Rank {
	index: number;
	/** One of `fits`. */
	fit: number;
	/** How many words of the query it has. */
	count: number;
}

type Rates = ReadonlyMap<number, number>;
type Understood = Word & { matches: Match[] };
