import types from './content-types.json' with { type: 'json' };

/** The types of the files a build of this site can hold. */
export const contentTypes: Readonly<Record<string, string>> = types;

/** @example toContentType('/_astro/a.js') // 'text/javascript;charset=utf-8' */
export function toContentType(path: string): string {
	const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
	return contentTypes[extension] ?? 'application/octet-stream';
}
