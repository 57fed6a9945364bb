import type { Locale } from '#i18n/locales.ts';
import { isBefore } from '#lib/partial-date.ts';
import { toFileName } from '../content/file-name.ts';
import { missingYear } from '../content/placeholders.ts';
import type { Fields } from './fields.ts';
import type { Group } from './group.ts';
import type { ImportLog } from './log.ts';
import { readDate } from './read-date.ts';

/** The records that one source becomes: the fields of each file by its path from the content folder, without `.json`. */
export class Draft {
	readonly files = new Map<string, Record<string, unknown>>();
	/** Language that the words of the source are in. */
	readonly locale: Locale;
	readonly log: ImportLog;
	/** The groups of certificates that the content has. */
	readonly groups: readonly Group[];

	constructor(locale: Locale, log: ImportLog, groups: readonly Group[]) {
		this.locale = locale;
		this.log = log;
		this.groups = groups;
	}

	/** Adds a file. The wanted name is kept when it is the id of an export, else made unique. */
	add(collection: string, id: { exact: string } | { from: string }, fields: object) {
		const wanted = 'exact' in id ? id.exact : `${collection}/${toFileName(id.from)}`;
		let path = wanted;
		for (let count = 2; this.files.has(path); count++) path = `${wanted}-${count}`;
		// Also within groups, JSON has no place for what is undefined.
		this.files.set(path, JSON.parse(JSON.stringify(fields)));
		return path;
	}

	/** A text in the language of the source, or undefined if it is empty. */
	words(text: string | undefined): Partial<Record<Locale, string>> | undefined {
		return text === undefined || text === '' ? undefined : { [this.locale]: text };
	}

	/** A list of texts in the language of the source, or undefined if it is empty. */
	list(lines: readonly string[]): Partial<Record<Locale, string[]>> | undefined {
		return lines.length === 0 ? undefined : { [this.locale]: [...lines] };
	}

	/**
	 * Start and end of an entry, as exact as the source has them. `names` are the fields in which it does.
	 */
	period(
		fields: Fields,
		names: { start: string[]; end: string[]; on?: boolean | undefined },
	): { start: string; end?: string | undefined } {
		const range = readRange(fields, names.start);
		const start = range
			? this.#read(fields, { ...range, value: range.start })
			: this.date(fields, names.start);
		const end =
			this.date(fields, names.end) ?? (range && this.#read(fields, { ...range, value: range.end }));
		const last = end && end !== 'now' ? end : undefined;
		const first = start && start !== 'now' ? start : undefined;
		// The end is not taken for the start: no check could find that the author never wrote it.
		const begun = first ?? missingYear;
		if (!first) this.log.missing.push({ place: `${fields.path} start`, value: begun });
		if (last && isBefore(last, begun)) {
			fields.refuse(names.end[0] ?? 'end', last, 'the end is before the start');
			return { start: begun };
		}
		return { start: begun, end: last };
	}

	/** One date, as exact as the source has it; notes one that is written in another way, and refuses one without a year. */
	date(fields: Fields, names: readonly string[]): string | 'now' | undefined {
		const found = fields.find(...names);
		return found && this.#read(fields, { ...found, written: found.value });
	}

	/** `value` is what is read of what is `written`. */
	#read(
		fields: Fields,
		{ name, value, written }: { name: string; value: unknown; written: unknown },
	): string | 'now' | undefined {
		const read =
			typeof value === 'string' || typeof value === 'number'
				? readDate(value)
				: ({ kind: 'unknown' } as const);
		if (read.kind === 'now') {
			fields.change(name, written, 'imported without an end: still going on');
			return 'now';
		}
		if (read.kind === 'unknown') {
			fields.refuse(name, written, 'not an unambiguous date');
			return undefined;
		}
		if (read.iso !== String(written)) fields.change(name, written, `became ${read.iso}`);
		return read.iso;
	}
}

/** Both ends of a period that is written as one: `Sep 2018 – Oct 2019`. */
function readRange(fields: Fields, names: readonly string[]) {
	const found = fields.find(...names);
	if (typeof found?.value !== 'string') return undefined;
	const [start, end, ...more] = found.value.split(/\s+[-–—]\s+|\s+(?:to|until|till|до|hasta)\s+/iu);
	if (start === undefined || end === undefined || more.length > 0) return undefined;
	return { name: found.name, written: found.value, start, end };
}
