type Environment = Readonly<Record<string, string | undefined>>;

/** The address in the pages when the author has not set one. */
const unknownAddress = 'https://vzir.example.com';

/**
 * The address of the site without its folder: `SITE_URL`, otherwise the address that the building host provides.
 *
 * @example readSiteAddress({ SITE_URL: 'https://me.example' }) // 'https://me.example'
 * @throws if `SITE_URL` is not the address of a site
 */
export function readSiteAddress(environment: Environment): string {
	const named = environment.SITE_URL?.trim();
	if (named) return checkSiteAddress(named);
	// Netlify sets both; other programs set only URL.
	if (environment.NETLIFY && environment.URL) return environment.URL;
	const vercel = environment.VERCEL_PROJECT_PRODUCTION_URL;
	if (vercel) return `https://${vercel}`;
	return environment.CF_PAGES_URL || unknownAddress;
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
