import { withoutInvisible } from '../invisible.ts';

/** Everything that an import could not take over unchanged. */
export class ImportLog {
	/** Fields that were not imported, with their values. */
	readonly notImported: Note[] = [];
	/** Fields that were imported with changes, and the reasons. */
	readonly changed: Note[] = [];
	/** Facts of the person that the file does not have. */
	readonly missing: Note[] = [];
}

export interface Note {
	/** Path in the source, `work[0].location`, or of the missing field, `profile/profile.json email`. */
	place: string;
	/** The value in the source, or the placeholder. */
	value: string;
	reason?: string;
}

const longest = 100;

/** A value as the report shows it. */
export function show(value: unknown): string {
	const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
	const line = withoutInvisible(text.replace(/\s+/g, ' ')).trim();
	return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
