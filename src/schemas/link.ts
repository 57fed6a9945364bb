import { z } from 'zod';
import { absentOrWrong, quote } from './sentence.ts';

const advice =
	'Write "https://example.com/page", "mailto:name@example.com", "tel:+34600000000" or a page of this site such as "/extra/weather".';
/** What editors check of an address; the schema checks more. */
export const linkPattern = '^(https?://|mailto:|tel:|/(?!/))';
const safeProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * An address that is safe in a link: http, https, mailto, tel, or a path of this site. Never `javascript:` or `data:`.
 * `example` is an address that an author could write into this very field.
 */
export function link(example: string) {
	return z
		.string({ error: absentOrWrong('address', 'an address', advice) })
		.refine(isSafeLink, {
			error: ({ input }) => `${quote(input)} cannot be used as a link. ${advice}`,
		})
		.meta({
			description:
				'An address beginning with https:, mailto: or tel:, or a path of this site that begins with "/".',
			examples: [example],
			pattern: linkPattern,
		});
}

export function isSafeLink(text: string): boolean {
	if (hasInvisibleCharacter(text)) return false;
	if (text.startsWith('/')) return !text.startsWith('//') && !text.includes('\\');
	if (!URL.canParse(text)) return false;
	return safeProtocols.has(new URL(text).protocol);
}

/** Browsers drop line breaks and tabs inside an address, so "/\t/host" would lead away from this site. */
function hasInvisibleCharacter(text: string): boolean {
	return /[\s\p{Cc}]/u.test(text);
}
