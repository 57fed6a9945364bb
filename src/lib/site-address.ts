/**
 * The address of a whole site, without a folder and without the slash at its end.
 * @example checkSiteAddress('https://me.example/') // 'https://me.example'
 * @throws a sentence about what to write, for any other text
 */
export function checkSiteAddress(text: string): string {
	const address = URL.canParse(text) ? new URL(text) : undefined;
	const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
	if (address && isWeb && address.pathname === '/' && !address.search) return address.origin;
	throw new Error(
		`"${text}" is not the address of a site. Write it as "https://you.example". If the site is in a folder, set BASE_PATH=/folder as well.`,
	);
}
