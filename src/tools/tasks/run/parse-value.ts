/**
 * Reads a value as code writes it: texts in any quotation marks, numbers, BigInts, true and false,
 * null, undefined, and lists of them.
 *
 * @example parseValue("['1', 2n]") // { value: ['1', 2n] }
 * @returns undefined if the text is not one of these.
 */
export function parseValue(text: string): { value: unknown } | undefined {
	const reader = new Reader(text);
	try {
		const value = reader.value();
		return reader.atEnd() ? { value } : undefined;
	} catch {
		return undefined;
	}
}

const words: Record<string, unknown> = { true: true, false: false, null: null, undefined };

class Reader {
	readonly #text: string;
	#at = 0;

	constructor(text: string) {
		this.#text = text;
	}

	value(): unknown {
		const list = this.#take(/\[/y);
		if (list !== undefined) return this.#list();
		const quoted = this.#take(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/y);
		if (quoted !== undefined) return toPlain(quoted.slice(1, -1));
		const bigint = this.#take(/-?\d+n/y);
		if (bigint !== undefined) return BigInt(bigint.slice(0, -1));
		const number = this.#take(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|-?Infinity|NaN/iy);
		if (number !== undefined) return Number(number);
		const word = this.#take(/\w+/y);
		if (word === undefined || !Object.hasOwn(words, word)) throw new SyntaxError(word);
		return words[word];
	}

	atEnd(): boolean {
		return this.#text.slice(this.#at).trim() === '';
	}

	#list(): unknown[] {
		const items: unknown[] = [];
		while (this.#take(/\]/y) === undefined) {
			items.push(this.value());
			if (this.#take(/,/y) === undefined && this.#take(/(?=\s*\])/y) === undefined) {
				throw new SyntaxError('A comma is missing.');
			}
		}
		return items;
	}

	#take(pattern: RegExp): string | undefined {
		const space = /\s*/y;
		space.lastIndex = this.#at;
		const start = this.#at + (space.exec(this.#text)?.[0].length ?? 0);
		pattern.lastIndex = start;
		const found = pattern.exec(this.#text)?.[0];
		if (found === undefined) return undefined;
		this.#at = start + found.length;
		return found;
	}
}

function toPlain(text: string): string {
	const signs: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
	return text.replace(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign);
}
