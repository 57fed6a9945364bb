import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';

const goodId =
	/^(experience|projects|skills|education|languages|publications|categories)\/[a-z0-9-]+$|^(certificates|diplomas)\/[a-z0-9-]+\/[a-z0-9-]+$/;

/**
 * What an export of this site puts under `vzir`: the id, the fields that JSON Resume has no place for,
 * and the names of those in which English stands in for a translation.
 */
export class VzirFields {
	readonly #item: Fields;
	readonly #rest: Fields;
	readonly #english: ReadonlySet<string>;
	readonly #draft: Draft;

	constructor(draft: Draft, item: Fields) {
		this.#draft = draft;
		this.#item = item;
		this.#rest = item.group('vzir');
		this.#english = new Set(this.#rest.names('english'));
	}

	/** The file that the entry was exported from, if its name is one that a content file may have. */
	get id(): string | undefined {
		const id = this.#rest.take('id');
		return typeof id === 'string' && goodId.test(id) ? id : undefined;
	}

	/** The name of the file: that of the exported file, or one made of `words`. */
	name(words: string): { exact: string } | { from: string } {
		const { id } = this;
		return id === undefined ? { from: words } : { exact: id };
	}

	text(name: string): string | undefined {
		return this.#rest.text(name);
	}

	number(name: string): number | undefined {
		const value = this.#rest.take(name);
		return typeof value === 'number' ? value : undefined;
	}

	flag(name: string): boolean | undefined {
		const value = this.#rest.take(name);
		return typeof value === 'boolean' ? value : undefined;
	}

	list(name: string): string[] {
		return this.#rest.lines(name);
	}

	names(name: string): string[] {
		return this.#rest.names(name);
	}

	has(name: string): boolean {
		return this.#rest.has(name);
	}

	groups(name: string): Fields[] {
		return this.#rest.list(name);
	}

	/** A text in the language of the file, unless it is English that replaces a translation. */
	words(name: string, text: string | undefined) {
		return this.#isStandIn(name) ? undefined : this.#draft.words(text);
	}

	/** A text that the export has here alone. */
	own(name: string) {
		return this.words(name, this.text(name));
	}

	lines(name: string, lines: readonly string[]) {
		return this.#isStandIn(name) ? undefined : this.#draft.list(lines);
	}

	tags(): { tags?: string[] } {
		const tags = this.#rest.names('tags');
		return tags.length === 0 ? {} : { tags };
	}

	/** Reports every field of the entry that the import has not used. */
	refuseRest() {
		this.#rest.refuseRest();
		this.#item.refuseRest();
	}

	#isStandIn(name: string): boolean {
		return this.#draft.locale !== 'en' && this.#english.has(name);
	}
}
