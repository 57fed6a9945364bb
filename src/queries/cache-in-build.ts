type Name = string | undefined;

/**
 * The same query, which a build answers once for the same arguments: its content does not change while it runs, and
 * without this each of a hundred pages would translate and sort all records again. The development server runs the
 * query again, because the author edits. Callers must not change the result.
 */
export function cacheInBuild<Names extends readonly Name[], Answer>(
	query: (...names: Names) => Promise<Answer>,
): (...names: Names) => Promise<Answer> {
	if (!import.meta.env.PROD) return query;
	const answers = new Map<string, Promise<Answer>>();
	return (...names) => {
		const key = JSON.stringify(names);
		const answer = answers.get(key) ?? query(...names);
		answers.set(key, answer);
		return answer;
	};
}
