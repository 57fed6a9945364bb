import { checkSiteAddress } from '#lib/site-address.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The address in the pages of the sample when none is set. */
const sampleAddress = 'https://vzir.example.com';
/** The same on the site of an author: it is clearly not the address of a published site. */
export const unknownAddress = 'http://localhost:4321';

/**
 * The address of the site without its folder: `SITE_URL`, otherwise the one in site.json, otherwise the one that the
 * building host provides. A preview of a branch names the site itself, too: search engines then prefer that one.
 * @example readSiteAddress({}, { isSample: false, address: 'https://me.example' }) // 'https://me.example'
 * @throws if `SITE_URL` is not the address of a site, here or in `.env`
 */
export function readSiteAddress(
	environment: Environment,
	{ isSample, address, inEnv }: Known,
): string {
	const named = environment.SITE_URL?.trim() || address || inEnv;
	if (named) return checkSiteAddress(named);
	// Netlify sets both; other programs set only URL.
	if (environment.NETLIFY && environment.URL) return environment.URL;
	const vercel = environment.VERCEL_PROJECT_PRODUCTION_URL;
	if (vercel) return `https://${vercel}`;
	return environment.CF_PAGES_URL || (isSample ? sampleAddress : unknownAddress);
}

interface Known {
	/** Whether the content is that of the sample, which needs no address of its own. */
	isSample: boolean;
	/** In site.json. */
	address?: string | undefined;
	/** `SITE_URL` in `.env`, where earlier versions kept the address. */
	inEnv?: string | undefined;
}
