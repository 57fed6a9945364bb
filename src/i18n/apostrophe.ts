/** `Intl` writes Ukrainian names with ʼ (U+02BC); the texts of the site have ’ (U+2019), and a search knows one of them. */
export function setApostrophe(name: string): string {
	return name.replaceAll('ʼ', '’');
}
