import { toOwnAddress } from '#cv/address.ts';
import { findLanguageCode } from '#i18n/language-code.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { toTelephoneLink } from '#lib/telephone.ts';
import type { Resume } from '#queries/resume.ts';

const lineBreak = '\r\n';
const longestLineBytes = 75;

/** The person as vCard 4.0 (RFC 6350), for address books. */
export function toVcard(resume: Resume, photo?: string): string {
	const { locale, profile, jobs, siteAddress } = resume;
	const home = toOwnAddress(locale, '/', siteAddress);
	const name = profile.name.text;
	const current = jobs.find(({ end }) => end === undefined);
	const { telephone, address, birthDate, website, contacts } = profile;
	const others = contacts.map(({ url }) => url).filter((url) => /^https?:/.test(url));
	return [
		'BEGIN:VCARD',
		'VERSION:4.0',
		'PRODID:-//Vzir//CV//EN',
		`UID:${toOwnAddress(defaultLocale, '/', siteAddress)}#person`,
		'KIND:individual',
		`FN;LANGUAGE=${profile.name.lang ?? locale}:${escapeText(name)}`,
		`N:${toNameParts(name)}`,
		`TITLE:${escapeText(profile.jobTitle.text)}`,
		...(current ? [`ORG:${escapeText(current.company.text)}`] : []),
		`EMAIL;PREF=1:${escapeText(profile.email)}`,
		...(telephone ? [`TEL;VALUE=uri:${toTelephoneLink(telephone)}`] : []),
		`ADR:;;${escapeText(address?.text ?? '')};${escapeText(profile.place.text)};;;`,
		...(birthDate ? [`BDAY:${toVcardDate(birthDate)}`] : []),
		`URL;PREF=1:${home}`,
		...[website, ...others].flatMap((url) => (url ? [`URL:${url}`] : [])),
		...listLanguages(resume),
		...(photo ? [`PHOTO:${photo}`] : []),
		`NOTE:${escapeText(profile.summary.text)}`,
		`SOURCE:${toOwnAddress(locale, '/cv.vcf', siteAddress)}`,
		'END:VCARD',
	]
		.map((line) => fold(line) + lineBreak)
		.join('');
}

/** The native language is the preferred one; a language without a code is found by its name. */
function listLanguages({ profile, languages }: Resume): string[] {
	const native = findLanguageCode(profile.nativeLanguage?.text);
	const codes = languages.map(({ tag, name }) => tag ?? findLanguageCode(name.text));
	const learned = new Set(codes.filter((code) => code !== undefined && code !== native));
	return [
		...(native ? [`LANG;PREF=1:${native}`] : []),
		...[...learned].map((code) => (native ? `LANG;PREF=2:${code}` : `LANG:${code}`)),
	];
}

/** ISO 8601 in its short form, which has no months: `1990`, `1990-05`, `19900514` (RFC 6350, 4.3.1). */
function toVcardDate(date: string): string {
	return date.length === 7 ? date : date.replaceAll('-', '');
}

/** What has a meaning in a vCard is written so that it has none. */
function escapeText(words: string): string {
	return words.replace(/[\\,;]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

/**
 * Family name; given names. They cannot be distinguished in every language: the last word counts as the family name,
 * and a single word as a given name. `FN` has the name as it is written.
 */
function toNameParts(name: string): string {
	const words = name.trim().split(/\s+/);
	const family = words.length > 1 ? (words.pop() ?? '') : '';
	return `${escapeText(family)};${escapeText(words.join(' '))};;;`;
}

/** Lines of at most 75 bytes, never broken inside a letter; what goes on begins with a space. */
function fold(line: string): string {
	const parts: string[] = [''];
	let bytes = 0;
	for (const sign of line) {
		const size = Buffer.byteLength(sign);
		if (bytes + size > longestLineBytes) {
			parts.push(' ');
			bytes = 1;
		}
		parts.push((parts.pop() ?? '') + sign);
		bytes += size;
	}
	return parts.join(lineBreak);
}
