/** Where the site that was built is published. */
export const origin = process.env.SITE_URL ?? 'https://vzir.example.com';

/** The address by which others know a path of the site. */
export function toUrl(path: string): string {
	return new URL(path, origin).href;
}
