/** Sources by directive, as the Observatory sees a header and a page's own policy together. */
export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** @example parsePolicy("default-src 'none'; img-src 'self'").get('img-src') // Set { "'self'" } */
export function parsePolicy(text: string): Policy {
	return new Map(
		text
			.split(';')
			.map((part) => part.trim().toLowerCase().split(/\s+/))
			.filter(([name]) => name)
			.map(([name = '', ...sources]) => [name, new Set(sources)]),
	);
}

/**
 * What two policies allow together: a directive of only one is kept as it is, of a directive in both only the sources
 * that are in both.
 */
export function joinPolicies(policies: readonly Policy[]): Policy {
	const joined = new Map<string, ReadonlySet<string>>();
	for (const [name, sources] of policies.flatMap((policy) => [...policy])) {
		const known = joined.get(name);
		const both = known && new Set([...sources].filter((source) => known.has(source)));
		joined.set(name, both === undefined ? sources : both.size > 0 ? both : new Set(["'none'"]));
	}
	return joined;
}
