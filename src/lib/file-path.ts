/** The folder the site is deployed under, without a slash at its end: empty at the root of a host. */
export function toSiteFolder(base = import.meta.env?.BASE_URL ?? '/'): string {
	return base.replace(/\/+$/, '');
}

/**
 * Address of a file of `public/` or of a page that has no language. `path` begins with a slash.
 * @example toFilePath('/cv.pdf') // '/vzir/cv.pdf' on a site in the folder /vzir
 */
export function toFilePath(path: string, base?: string): string {
	return `${toSiteFolder(base)}${path}`;
}
