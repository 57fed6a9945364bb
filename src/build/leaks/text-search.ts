import { decodeHTMLStrict } from 'entities';

/** A text that no published file may contain. */
export interface ForbiddenText {
	/** Every way in which a file may write it. */
	spellings: readonly string[];
	/** What it is, in the words of a sentence: "telephone" in src/content/profile/profile.json. */
	label: string;
}

/** Finds many texts in one pass, each as whole words. */
export class TextSearch {
	readonly #pattern: RegExp | undefined;
	readonly #texts = new Map<string, ForbiddenText>();

	constructor(texts: readonly ForbiddenText[]) {
		for (const text of texts) {
			for (const spelling of text.spellings) this.#texts.set(toKey(toPlain(spelling)), text);
		}
		const patterns = [...this.#texts.keys()].map(toPattern);
		if (patterns.length > 0) {
			this.#pattern = new RegExp(`(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
		}
	}

	/** `written` may be a page, a form, a script or the text of a PDF. */
	find(written: string): Set<ForbiddenText> {
		const found = new Set<ForbiddenText>();
		if (this.#pattern === undefined) return found;
		const plain = toPlain(written);
		for (const { 0: match, index } of plain.matchAll(this.#pattern)) {
			const text = this.#texts.get(toKey(match));
			if (text && !/[\p{L}\p{N}]/u.test(plain.charAt(index - 1))) found.add(text);
		}
		return found;
	}
}

/** Without references, escapes, folded lines and different spaces. */
function toPlain(written: string): string {
	const unfolded = written.startsWith('BEGIN:V') ? written.replaceAll(/\r?\n[ \t]/g, '') : written;
	return decodeHTMLStrict(unfolded)
		.replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/\\[nrt]/g, ' ')
		.replace(/\\(?=[^\w\s])|\u00ad/g, '')
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
