import { decodeHTMLStrict } from 'entities';

/** A text that no published file may contain. */
export interface ForbiddenText {
	/** Every way in which a file may write it. */
	spellings: readonly string[];
	/** What it is, in the words of a sentence: "telephone" in src/content/profile/profile.json. */
	label: string;
}

/** Finds many texts in one pass, each as whole words, in small and capital letters. */
export class TextSearch {
	readonly #pattern: RegExp | undefined;
	readonly #texts = new Map<string, ForbiddenText>();

	constructor(texts: readonly ForbiddenText[]) {
		for (const text of texts) {
			for (const spelling of text.spellings)
				this.#texts.set(toKey(toPlain(decodeText(spelling))), text);
		}
		const patterns = [...this.#texts.keys()].map(toPattern);
		if (patterns.length > 0) {
			this.#pattern = new RegExp(`(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
		}
	}

	/** `decoded` is what `decodeText` returns. */
	find(decoded: string): Set<ForbiddenText> {
		const found = new Set<ForbiddenText>();
		if (this.#pattern === undefined) return found;
		const plain = toPlain(decoded);
		for (const { 0: match, index } of plain.matchAll(this.#pattern)) {
			const text = this.#texts.get(toKey(match));
			if (text && !/[\p{L}\p{N}]/u.test(plain.charAt(index - 1))) found.add(text);
		}
		return found;
	}
}

/** Those that do not interrupt a word: of HTML, of OpenDocument, and of Office, where only paragraphs, lines and cells do. */
const inline =
	/^<\/?(?:(?:a|abbr|b|bdi|bdo|code|em|font|i|mark|s|small|span|strong|sub|sup|u|wbr|text:span)\b|[aw]:(?!(?:p|br|cr|tab|tc)\b))/i;

/**
 * The text of a page, a form or a script without markup, references, escapes and folded lines. What is in the tags themselves is
 * at its end.
 */
export function decodeText(written: string): string {
	const unfolded = written.startsWith('BEGIN:V') ? written.replaceAll(/\r?\n[ \t]/g, '') : written;
	const tags: string[] = [];
	const text = unfolded.replace(/<[a-z/][^<>]*>/gi, (tag) => {
		if (tag.includes('=')) tags.push(tag);
		return inline.test(tag) ? '' : ' ';
	});
	return decodeHTMLStrict([text, ...tags].join(' '))
		.replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/(?:%[\da-f]{2})+/gi, decodePercent)
		.replace(/\\[nrt]/g, ' ')
		.replace(/\\(?=[^\w\s])/g, '');
}

function decodePercent(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return encoded;
	}
}

/** In small letters, with one kind of spaces and hyphens. */
function toPlain(decoded: string): string {
	return decoded
		.normalize()
		.toLowerCase()
		.replace(/[\u00ad\u200b-\u200d\u2060]/g, '')
		.replace(/[\u2010\u2011]/g, '-')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Numbers of telephones and documents are the same however they are grouped. */
function toKey(text: string): string {
	const digits = text.replace(/[+ ()./\u2013-]/g, '');
	return longNumber.test(digits) ? digits : text;
}

const longNumber = /^\d{7,}$/;

function toPattern(key: string): string {
	if (longNumber.test(key)) return [...key].join('[ ()./\\u2013-]{0,3}');
	return key.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
