import { isEmpty, isGroup } from '../content/plain-value.ts';
import { toLines, toOneLine } from './clean-text.ts';
import { type ImportLog, show } from './log.ts';
import { toSentences } from './to-sentences.ts';

/** Five words or more with a full stop: "Node.js" and "Managed a team" are names. */
const sentence = /^(?:\S+\s+){4,}\S+[.!?]$/;

/**
 * The fields of a foreign object, taken one by one. Fields that are never taken or have the wrong type go to the
 * report, so that nothing is lost.
 */
export class Fields {
	readonly path: string;
	readonly #value: Record<string, unknown>;
	readonly #taken = new Set<string>();
	readonly #log: ImportLog;

	constructor(value: unknown, path: string, log: ImportLog) {
		this.path = path;
		this.#log = log;
		this.#value = isGroup(value) ? value : {};
		if (!isGroup(value) && !isEmpty(value)) this.refuse('', value, 'not an object');
	}

	/** A text in one line, under the first of some names that has one. */
	text(...names: string[]): string | undefined {
		return this.#first(names, (name, value) => {
			if (typeof value !== 'string' && typeof value !== 'number') {
				this.refuse(name, value, 'not text');
				return undefined;
			}
			this.#noteMarkup(name, String(value), toOneLine(String(value)));
			return toOneLine(String(value)) || undefined;
		});
	}

	/** A text or a list of texts, as lines. */
	lines(...names: string[]): string[] {
		const found = this.#first(names, (name, value) => {
			const items = Array.isArray(value) ? value : [value];
			const lines = items.flatMap((item, index) => {
				if (typeof item === 'string' || typeof item === 'number') {
					this.#noteMarkup(name, String(item), toLines(String(item)).join(' '));
					return toLines(String(item));
				}
				if (!isEmpty(item)) this.refuse(`${name}[${index}]`, item, 'not text');
				return [];
			});
			return lines.length > 0 ? lines : undefined;
		});
		return found ?? [];
	}

	/** The lines of a text or of a list as one text, or undefined. */
	sentences(...names: string[]): string | undefined {
		return toSentences(this.lines(...names)) || undefined;
	}

	/** The groups of a list; one group without a list around it is a list of one. */
	list(...names: string[]): Fields[] {
		return this.#groups(names);
	}

	/** The groups of a list. A plain text counts as a group with that field. */
	listOf(field: string, ...names: string[]): Fields[] {
		return this.#groups(names, field);
	}

	/** Names in a list whose items are texts, or groups with a name. */
	names(...names: string[]): string[] {
		const found = this.#first(names, (name, value) => {
			const whole = String(value);
			const items = Array.isArray(value)
				? value
				: sentence.test(whole.trim())
					? [whole]
					: whole.split(/[,;\n]/);
			const list = items.flatMap((item, index) => {
				if (typeof item === 'string' || typeof item === 'number') {
					const text = toOneLine(String(item));
					if (!sentence.test(text)) return text;
					this.refuse(`${name}[${index}]`, item, 'a sentence, not a name');
					return [];
				}
				if (isEmpty(item)) return [];
				const group = new Fields(item, this.#at(`${name}[${index}]`), this.#log);
				const title = group.text('name', 'keyword', 'title');
				group.refuseRest();
				return title ?? [];
			});
			return list.filter((item) => item !== '');
		});
		return [...new Set(found ?? [])];
	}

	/** A text under a name, or a group; an empty group where there is neither. */
	textOrGroup(name: string): string | Fields {
		return typeof this.#value[name] === 'string' ? (this.text(name) ?? '') : this.group(name);
	}

	/** The group under a name, or an empty one. */
	group(name: string): Fields {
		this.#taken.add(name);
		return new Fields(this.#value[name], this.#at(name), this.#log);
	}

	has(name: string): boolean {
		return Object.hasOwn(this.#value, name);
	}

	/** The value as it is, for what is read by other rules. */
	take(name: string): unknown {
		this.#taken.add(name);
		return this.#value[name];
	}

	/** The value of the first of the given names that exists, and that name. */
	find(...names: string[]): { name: string; value: unknown } | undefined {
		for (const name of names) {
			if (isEmpty(this.#value[name])) continue;
			this.#taken.add(name);
			return { name, value: this.#value[name] };
		}
		return undefined;
	}

	/** Reports a field that is not imported. */
	refuse(name: string, value: unknown, reason?: string) {
		const place = name === '' ? this.path : this.#at(name);
		this.#log.notImported.push({ place, value: show(value), ...(reason && { reason }) });
	}

	/** Reports a field that is imported in another form. */
	change(name: string, value: unknown, reason: string) {
		this.#log.changed.push({ place: this.#at(name), value: show(value), reason });
	}

	/** Reports every field that the import has not used. */
	refuseRest() {
		for (const [name, value] of Object.entries(this.#value)) {
			if (this.#taken.has(name) || isEmpty(value)) continue;
			// Each on a line, because a line is cut.
			if (!Array.isArray(value) || !value.some(isGroup)) this.refuse(name, value);
			else for (const [index, item] of value.entries()) this.refuse(`${name}[${index}]`, item);
		}
	}

	#groups(names: readonly string[], field?: string): Fields[] {
		const found = this.#first(names, (name, value) => {
			const items = Array.isArray(value) ? value : [value];
			return items.flatMap((item, index) => {
				if (isEmpty(item)) return [];
				const place = `${name}[${index}]`;
				const group = field !== undefined && typeof item === 'string' ? { [field]: item } : item;
				if (isGroup(group)) return [new Fields(group, this.#at(place), this.#log)];
				this.refuse(place, item, 'not an object');
				return [];
			});
		});
		return found ?? [];
	}

	/** Reads the first field that has a value. If a later one has a value too, `refuseRest` reports it. */
	#first<Value>(
		names: readonly string[],
		read: (name: string, value: unknown) => Value | undefined,
	): Value | undefined {
		for (const name of names) {
			const value = this.#value[name];
			if (isEmpty(value) || this.#taken.has(name)) continue;
			this.#taken.add(name);
			const found = read(name, value);
			if (found !== undefined) return found;
		}
		return undefined;
	}

	/** Reports what was left out of a text: tags, bullets of lists, control characters. */
	#noteMarkup(name: string, written: string, read: string) {
		const signs = (text: string) => text.replace(/[\s•·▪◦‣*–—-]+/g, '');
		if (signs(written) !== signs(read)) this.change(name, written, 'without its markup');
	}

	#at(name: string): string {
		return this.path === '' ? name : `${this.path}.${name}`;
	}
}
