import type { Locale } from '#i18n/locales.ts';
import { isBefore, type Period } from '#lib/partial-date.ts';
import { toFileName } from '../content/file-name.ts';
import type { Fields } from './fields.ts';
import type { Group } from './group.ts';
import type { ImportLog } from './log.ts';
import { readDate } from './read-date.ts';

/** How files call the ends of a period, the standard names first. */
const startNames = ['startDate', 'start', 'from'] as const;
const endNames = ['endDate', 'end', 'to', 'graduationDate'] as const;
/** How they call a period that is written as one: `Sep 2018 – Oct 2019`. */
const wholeNames = ['period', 'dates', 'date'] as const;
const between =
	/\s*[–—]\s*|\s+-\s+|(?<=\d{4})-(?=\d{4})|(?:^|\s+)(?:to|until|till|bis|до|hasta|al?)\s+/iu;
const from = /^(?:since|from|seit|ab|з|із|від|desde)\s+/iu;

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

	/** Start and end of an entry, as exact as the source has them. One date of a whole period is both. */
	period(fields: Fields): Period {
		const found = fields.find(...startNames, ...wholeNames);
		const parts =
			typeof found?.value === 'string' ? found.value.replace(from, '').split(between) : [];
		const [first, second] = parts.length > 0 && parts.length < 3 ? parts : [found?.value];
		const read = (value: unknown) =>
			value === undefined || value === '' || !found
				? undefined
				: this.#read(fields, { name: found.name, value, written: found.value });
		const begun = read(first);
		const isWhole = second === undefined && wholeNames.some((name) => name === found?.name);
		const ended = this.date(fields, endNames) ?? (isWhole ? begun : read(second));
		const start = begun === 'now' ? undefined : begun;
		const end = ended === 'now' ? undefined : ended;
		if (!start || !end || !isBefore(end, start)) return { start, end };
		fields.refuse(endNames[0], end, 'the end is before the start');
		return { start };
	}

	/** One date, as exact as the source has it; notes one that is written in another way, and refuses one without a year. */
	date(fields: Fields, names: readonly string[]): string | 'now' | undefined {
		const found = fields.find(...names);
		return found && this.#read(fields, { ...found, written: found.value });
	}

	/** The date of something that is over. */
	day(fields: Fields, ...names: string[]): string | undefined {
		const date = this.date(fields, names);
		return date === 'now' ? undefined : date;
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
			// Of a whole period, the start is noted with it.
			if (value === written)
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
