import type { APIRoute } from 'astro';
import { toFilePath } from '#lib/file-path.ts';

// The pages of the sample ask not to be indexed; a crawler must be let in to read that.
export const GET: APIRoute = ({ site }) =>
	new Response(
		`User-agent: *\nAllow: /\n\nSitemap: ${new URL(toFilePath('/sitemap.xml'), site).href}\n`,
	);
