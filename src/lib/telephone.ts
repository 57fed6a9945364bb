/** A telephone number as people write it: `+34 600 000 000`, `(512) 555-0188`, `044 123-45-67 ext. 12`. */
export const telephonePattern =
	'^\\+?[0-9(][0-9 ()./\u2013-]{3,24}[0-9](,? ?(ext|x|доб)\\.? ?[0-9]{1,6})?$';

/**
 * The link that dials a number, without the characters that make it readable.
 * @example toTelephoneLink('+1 (512) 555-0188 ext. 7') // 'tel:+15125550188;ext=7'
 */
export function toTelephoneLink(number: string): string {
	const [main = '', extension = ''] = number.split(/ext|x|доб/);
	const plus = /^(\+|00)/.test(main) ? '+' : '';
	const toDigits = (text: string) => text.replace(/[^0-9]/g, '');
	const suffix = extension === '' ? '' : `;ext=${toDigits(extension)}`;
	return `tel:${plus}${toDigits(main).replace(/^00/, '')}${suffix}`;
}
