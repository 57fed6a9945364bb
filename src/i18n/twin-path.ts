/**
 * Path of the Markdown twin of a page, both without a language.
 * @example toTwinPath('/projects') // '/projects.md'
 */
export function toTwinPath(page: string): string {
	return page === '/' ? '/index.md' : `${page}.md`;
}
