/**
 * What becomes of a file: it stays as it is in the copy, it becomes that of the update, or both have changed it. Each
 * value is what Git writes of the file, or undefined if it is missing: in the copy, in the commit that the copy came from,
 * and in the update. A file that the owner has deleted stays deleted.
 */
export function toFate(
	own: string | undefined,
	base: string | undefined,
	next: string | undefined,
): 'own' | 'next' | 'both' {
	if (own === next) return 'own';
	if (own === base) return 'next';
	return own === undefined || next === undefined || next === base ? 'own' : 'both';
}

/** Files that commands write: they are written again, so a change of the owner to them is none. */
export function isGenerated(path: string): boolean {
	return /^(package-lock\.json|vercel\.json|deploy\/nginx\.conf|docs\/content\.md|(schemas\/json|src\/live\/snapshots)\/.*|src\/(tools\/contracts|i18n\/messages\/english)\.ts)$/.test(
		path,
	);
}

/** Files that the owner may replace by others: where both have changed one, that of the owner stays. */
export function isReplaceable(path: string): boolean {
	return /^(public|\.github)\/|^(README\.md|LICENSE)$/.test(path);
}
