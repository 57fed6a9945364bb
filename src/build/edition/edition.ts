/**
 * The public edition is what everybody may see. The private one, made by `npm run build -- --private`,
 * also holds what the content marks as private; it is for sending by hand, not for a server.
 */
export type Edition = 'public' | 'private';

/** A command sets it for all code that it runs; without it nothing private is shown. */
export const editionVariable = 'VZIR_EDITION';

export function readEdition(environment: NodeJS.ProcessEnv = process.env): Edition {
	return environment[editionVariable] === 'private' ? 'private' : 'public';
}

/**
 * An entry as an edition shows it; `undefined` for one that it does not show at all. Marks apply to the group that
 * contains them, at any depth: an entry, a contact, a reference.
 * @example toEdition({ name: 'A', telephone: '1', private: ['telephone'] }, 'public') // { name: 'A' }
 */
export function toEdition<Data>(data: Data, edition: Edition): Data | undefined {
	return edition === 'private' ? data : (withoutPrivate(data) as Data | undefined);
}

function withoutPrivate(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutPrivate).filter((item) => item !== undefined);
	if (typeof value !== 'object' || value === null) return value;
	const mark: unknown = 'private' in value ? value.private : undefined;
	if (mark === true) return undefined;
	const hidden = new Set<unknown>(['private', ...(Array.isArray(mark) ? mark : [])]);
	const fields = Object.entries(value).flatMap(([key, item]) => {
		const shown = hidden.has(key) ? undefined : withoutPrivate(item);
		return shown === undefined ? [] : [[key, shown]];
	});
	// A document that names no picture has the one with its own name: an empty name is that of none.
	if (hidden.has('picture')) fields.push(['picture', '']);
	return Object.fromEntries(fields);
}
