/**
 * A label before its value. French has a no-break space before a colon (Imprimerie nationale, “Lexique des règles
 * typographiques”).
 * @example withColon('en', 'Grade') // 'Grade:'
 */
export function withColon(locale: string, label: string): string {
	return `${label}${new Intl.Locale(locale).language === 'fr' ? '\u00a0' : ''}:`;
}
