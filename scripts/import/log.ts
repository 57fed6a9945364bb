import { withoutUnseenSigns } from '../content/check-signs.ts';

/** The report of an import: everything that did not go into the content unchanged. */
export class ImportLog {
	/** Fields that found no place, with what stood in them. */
	readonly unplaced: Note[] = [];
	/** Fields that went in, but not letter by letter: why. */
	readonly changed: Note[] = [];
	/** What the site needs and the file does not say. */
	readonly missing: Note[] = [];
}

export interface Note {
	/** Where it stood: `work[0].location`, or where it is missing: `profile/profile.json email`. */
	place: string;
	/** What stood there, or what stands there now. */
	value: string;
	reason?: string;
}

const longest = 100;

/** A value as the report shows it. */
export function show(value: unknown): string {
	const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
	const line = withoutUnseenSigns(text.replace(/\s+/g, ' ')).trim();
	return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
