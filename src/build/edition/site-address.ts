type Environment = Readonly<Record<string, string | undefined>>;

/** The address in the pages of the sample when none is set. */
const sampleAddress = 'https://vzir.example.com';
/** The same on the site of an author: it is clearly not the address of a published site. */
export const unknownAddress = 'http://localhost:4321';

/**
 * The address of the site without its folder: `SITE_URL`, otherwise the address that the building host provides.
 *
 * `isSample`: whether the content is that of the sample, which needs no address of its own.
 * @example readSiteAddress({ SITE_URL: 'https://me.example' }) // 'https://me.example'
 * @throws if `SITE_URL` is not the address of a site
 */
export function readSiteAddress(environment: Environment, isSample = true): string {
	const named = environment.SITE_URL?.trim();
	if (named) return checkSiteAddress(named);
	// Netlify sets both; other programs set only URL.
	if (environment.NETLIFY && environment.URL) return environment.URL;
	const vercel = environment.VERCEL_PROJECT_PRODUCTION_URL;
	if (vercel) return `https://${vercel}`;
	return environment.CF_PAGES_URL || (isSample ? sampleAddress : unknownAddress);
}

/** @example checkSiteAddress('https://me.example/') // 'https://me.example' */
export function checkSiteAddress(text: string): string {
	const address = URL.canParse(text) ? new URL(text) : undefined;
	const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
	if (address && isWeb && address.pathname === '/' && !address.search) return address.origin;
	throw new Error(
		`"${text}" is not the address of a site. Write it as "https://you.example". If the site is in a folder, set BASE_PATH=/folder as well.`,
	);
}
