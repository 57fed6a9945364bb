import { fold } from './fold.ts';
import { type Matcher, matchers, type TermMatch } from './match-term.ts';
import { toAskedWords, toTerms } from './words.ts';

/** What can be found, by four kinds of text. */
export interface Findable {
	title: string;
	/** Titles in other languages, and names by which it may be looked for. */
	also: readonly (readonly [language: string, text: string])[];
	/** The text below the title. */
	detail: string;
	/** What else it is about. */
	words: string;
}

/** A query as it was understood. */
export interface Asked {
	/** Folded. */
	words: readonly Word[];
}

export interface Word {
	text: string;
	/** How strictly it is compared. */
	by: Matcher;
}

export interface Findings<Entry> {
	asked: Asked;
	/** The best first. */
	found: Entry[];
}

const weights = { title: 8, also: 6, detail: 3, words: 1 } as const;
/** In a long text, such as a case study, many words are mentioned only in passing. */
const longText = { terms: 300, weight: 0.5 } as const;
/** The whole query is the title or another name, or its beginning. */
const wholeName = 12;
const beginning = 4;

/** Finds entries by words. Making it takes some microseconds for each word of the entries, asking it one comparison for each different word. */
export class Finder<Entry extends Findable> {
	readonly #entries: readonly Entry[];
	/** Folded title and other names of each entry. */
	readonly #names: readonly string[][];
	/** Occurrences of each term: index of the entry and weight of the text, in turn. */
	readonly #places = new Map<string, number[]>();

	constructor(entries: readonly Entry[]) {
		this.#entries = entries;
		this.#names = entries.map(({ title, also }) =>
			[title, ...also.map(([, name]) => name)].map(fold),
		);
		for (const [index, { title, also, detail, words }] of entries.entries()) {
			this.#add(index, title, weights.title);
			for (const [, text] of also) this.#add(index, text, weights.also);
			this.#add(index, detail, weights.detail);
			this.#add(
				index,
				words,
				toTerms(words).length > longText.terms ? longText.weight : weights.words,
			);
		}
	}

	/** Entries with all words of the query; if no entry has them all, those with most of them. */
	find(query: string): Findings<Entry> {
		const words = toAskedWords(query).map((text) => this.#understand(text));
		const scores = new Float64Array(this.#entries.length);
		const counts = new Uint8Array(this.#entries.length);
		for (const { matches } of words) {
			for (const [index, score] of this.#rate(matches)) {
				scores[index] = (scores[index] ?? 0) + score;
				counts[index] = (counts[index] ?? 0) + 1;
			}
		}
		const most = Math.max(1, ...counts);
		const whole = words
			.map(({ text, by, matches }) => (by === 'asTyped' ? text : toMeant(matches)))
			.join('');
		const found = this.#entries
			.map((entry, index) => ({
				entry,
				index,
				score: (scores[index] ?? 0) + this.#bonus(index, whole),
			}))
			.filter(({ index }) => counts[index] === most)
			.sort((a, b) => b.score - a.score || a.index - b.index)
			.map(({ entry }) => entry);
		return { asked: { words: words.map(({ text, by }) => ({ text, by })) }, found };
	}

	#add(index: number, text: string, weight: number) {
		for (const term of toTerms(text)) {
			const places = this.#places.get(term);
			if (places) places.push(index, weight);
			else this.#places.set(term, [index, weight]);
		}
	}

	/** The terms that answer one of the asked words. */
	#understand(text: string): Word & { matches: Match[] } {
		for (const by of ['asTyped', 'withSlip'] as const) {
			const matches = this.#match(text, by);
			if (matches.length > 0) return { text, by, matches };
		}
		return { text, by: 'bySound', matches: this.#match(text, 'bySound') };
	}

	#match(text: string, by: Matcher): Match[] {
		const match = matchers[by];
		const matches: Match[] = [];
		for (const term of this.#places.keys()) {
			const found = match(term, text);
			if (found) matches.push([term, found]);
		}
		return matches;
	}

	/** The best that each entry has for one word of the query. */
	#rate(matches: readonly Match[]): Map<number, number> {
		const best = new Map<number, number>();
		for (const [term, { quality }] of matches) {
			const places = this.#places.get(term) ?? [];
			for (let at = 0; at < places.length; at += 2) {
				const index = places[at] ?? 0;
				const score = quality * (places[at + 1] ?? 0);
				if (score > (best.get(index) ?? 0)) best.set(index, score);
			}
		}
		return best;
	}

	#bonus(index: number, whole: string): number {
		const names = this.#names[index] ?? [];
		if (whole === '' || !names.some((name) => name.startsWith(whole))) return 0;
		return names.includes(whole) ? wholeName : beginning;
	}
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
