interface SecurityContact {
	/** The public one of the profile. */
	email: string;
	/** Of the site, without a folder. */
	address: string;
	/** Tags, the preferred one first. */
	languages: readonly string[];
	/** The day of the build. */
	today: Date;
}

/**
 * The text of `/.well-known/security.txt`, by RFC 9116. It expires ten to eleven months after the build, because the standard
 * recommends less than a year, and on the first of a month, so that builds of one month are the same.
 */
export function toSecurityTxt({ email, address, languages, today }: SecurityContact): string {
	const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11));
	return [
		`Contact: mailto:${email}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${languages.join(', ')}`,
		// The standard accepts no other scheme: a site that is only tried out has no such line.
		...(address.startsWith('https:')
			? [`Canonical: ${new URL('/.well-known/security.txt', address).href}`]
			: []),
		'',
	].join('\n');
}
