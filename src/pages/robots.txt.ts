import type { APIRoute } from 'astro';
import { readEdition } from '#build/edition/edition.ts';
import { toFilePath } from '#lib/file-path.ts';

// The pages of the sample ask not to be indexed; a crawler must be let in to read that. The private edition, which is not
// meant for the web, lets none in, should it be published by mistake.
export const GET: APIRoute = ({ site }) =>
	new Response(
		readEdition() === 'private'
			? 'User-agent: *\nDisallow: /\n'
			: `User-agent: *\nAllow: /\n\nSitemap: ${new URL(toFilePath('/sitemap.xml'), site).href}\n`,
	);
