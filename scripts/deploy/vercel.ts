import { listRedirects, type Redirect } from '#build/policy/redirects.ts';
import {
	inertFile,
	inertHeaders,
	pageHeaders,
	securityHeaders,
	toCacheControl,
} from '#build/policy/security-headers.ts';

/** Settings for Vercel, which does not read `_headers`. Its 404 page is `404.html` for all languages. */
export function toVercelFile(redirects: readonly Redirect[]): string {
	const settings = {
		$schema: 'https://openapi.vercel.sh/vercel.json',
		framework: null,
		buildCommand: 'npm run build',
		outputDirectory: 'dist',
		cleanUrls: true,
		trailingSlash: false,
		redirects: listRedirects(redirects).map(([source, destination]) => ({
			source,
			destination,
			permanent: true,
		})),
		headers: [
			{ source: '/(.*)', headers: toList(securityHeaders) },
			// The last that matches an address holds.
			{ source: `/(.*${inertFile.source.slice(0, -1)})`, headers: toList(inertHeaders) },
			...Object.entries(pageHeaders).map(([source, headers]) => ({
				source,
				headers: toList(headers),
			})),
			{
				source: '/_astro/(.*)',
				headers: toList({ 'Cache-Control': toCacheControl('/_astro/file.js') }),
			},
		],
	};
	return `${JSON.stringify(settings, null, '\t')}\n`;
}

function toList(headers: Readonly<Record<string, string>>) {
	return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
