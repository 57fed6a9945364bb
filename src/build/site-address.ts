type Environment = Readonly<Record<string, string | undefined>>;

/** The address in the pages when the author has not set one. */
const unknownAddress = 'https://vzir.example.com';

/**
 * The address of the site without its folder: what the author says with `SITE_URL`, otherwise what the
 * host that builds says of itself.
 *
 * @example readSiteAddress({ SITE_URL: 'https://me.example' }) // 'https://me.example'
 * @throws where `SITE_URL` is no address
 */
export function readSiteAddress(environment: Environment): string {
	const named = environment.SITE_URL?.trim();
	if (named) return checkSiteAddress(named);
	// Netlify says both, and other programs say URL.
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
		`"${text}" is not the address of a site. Write it as "https://you.example", and a folder with BASE_PATH=/folder.`,
	);
}
