import type { APIRoute } from 'astro';
import { toSecurityTxt } from '#build/documents/security-txt.ts';
import { readEdition } from '#build/edition/edition.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { toSiteFolder } from '#lib/file-path.ts';
import { getProfile, getSite } from '#queries/site.ts';

/** `security.txt`, but not for the sample, whose address nobody reads, and not in a folder, where nobody looks for it. */
export async function getStaticPaths() {
	const { sample } = await getSite(defaultLocale);
	const published = !sample && readEdition() === 'public' && toSiteFolder() === '';
	return published ? [{ params: { file: 'security' } }] : [];
}

export const GET: APIRoute = async ({ site, url }) => {
	const { email } = await getProfile(defaultLocale);
	const address = (site ?? url).href;
	return new Response(toSecurityTxt({ email, address, languages: locales, today: new Date() }), {
		headers: { 'Content-Type': 'text/plain;charset=utf-8' },
	});
};
