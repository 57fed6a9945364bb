import { toOwnAddress } from '#cv/address.ts';
import { findLanguageCode } from '#i18n/language-code.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { toTelephoneLink } from '#lib/telephone.ts';
import type { Resume } from '#queries/resume.ts';
import type { Profile } from '#queries/site.ts';

const lineBreak = '\r\n';
const longestLineBytes = 75;

/** The person as vCard 4.0 (RFC 6350). `photo` is a JPEG as a `data:` address. */
export function toVcard(resume: Resume, photo?: string): string {
	const { locale, profile, siteAddress } = resume;
	const { telephone, birthDate } = profile;
	return toLines(resume, '4.0', [
		'KIND:individual',
		`EMAIL;PREF=1:${escapeText(profile.email)}`,
		...(telephone ? [`TEL;VALUE=uri:${toTelephoneLink(telephone)}`] : []),
		`ADR:${toAddressParts(profile)}`,
		...(birthDate ? [`BDAY:${toVcardDate(birthDate)}`] : []),
		`URL;PREF=1:${toOwnAddress(locale, '/', siteAddress)}`,
		...listLanguages(resume),
		...(photo ? [`PHOTO:${photo}`] : []),
		`SOURCE:${toOwnAddress(locale, '/cv.vcf', siteAddress)}`,
	]);
}

/**
 * The same as vCard 3.0 (RFC 2426), for people: Apple’s and Android’s contacts and Outlook refuse 4.0, or lose the photo.
 * Outlook also drops telephone numbers and postal addresses without a type.
 */
export function toContactCard(resume: Resume, photo?: string): string {
	const { locale, profile, siteAddress } = resume;
	const { telephone, birthDate } = profile;
	return toLines(resume, '3.0', [
		`EMAIL;TYPE=INTERNET,PREF:${escapeText(profile.email)}`,
		...(telephone ? [`TEL;TYPE=WORK,VOICE:${escapeText(telephone)}`] : []),
		`ADR;TYPE=HOME:${toAddressParts(profile)}`,
		// A date that lacks its day has no form in this version.
		...(birthDate?.length === 10 ? [`BDAY:${birthDate}`] : []),
		`URL:${toOwnAddress(locale, '/', siteAddress)}`,
		...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${photo.replace(/^.*,/, '')}`] : []),
		`SOURCE:${toOwnAddress(locale, '/contact.vcf', siteAddress)}`,
	]);
}

/** The card, with `lines` that are of one version. */
function toLines(resume: Resume, version: string, lines: readonly string[]): string {
	const { locale, profile, jobs, siteAddress } = resume;
	const { name, jobTitle, website, contacts } = profile;
	const current = jobs.find(({ start, end }) => start && !end);
	const company = current?.untitled ? current.job : current?.company;
	const others = contacts.map(({ url }) => url).filter((url) => /^https?:/.test(url));
	return [
		'BEGIN:VCARD',
		`VERSION:${version}`,
		'PRODID:-//Vzir//CV//EN',
		`UID:${toOwnAddress(defaultLocale, '/', siteAddress)}#person`,
		`FN;LANGUAGE=${name.lang ?? locale}:${escapeText(name.text)}`,
		`N:${toNameParts(name.text)}`,
		`TITLE:${escapeText(jobTitle.text)}`,
		...(company ? [`ORG:${escapeText(company.text)}`] : []),
		...lines,
		...[website, ...others].flatMap((url) => (url ? [`URL:${url}`] : [])),
		`NOTE:${escapeText(profile.summary.text)}`,
		'END:VCARD',
	]
		.map((line) => fold(line) + lineBreak)
		.join('');
}

/** Post-office box, extension, street, town, region, postal code, country: the parts that both versions know. */
function toAddressParts({ address, town, country }: Profile): string {
	const [street, place, state] = [address?.text, town.text, country?.name].map((part = '') =>
		escapeText(part),
	);
	return `;;${street};${place};;;${state}`;
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
 * and a single word as a given name. Abbreviations before it, such as `Dr.`, are titles; one letter is an initial. `FN`
 * has the name as it is written.
 */
function toNameParts(name: string): string {
	const [titles = ''] = /^(?:[\p{L}-]{2}[\p{L}.-]*\.\s+)*/u.exec(name.trim()) ?? [];
	const words = name.trim().slice(titles.length).split(/\s+/);
	const family = words.length > 1 ? (words.pop() ?? '') : '';
	return [family, words.join(' '), '', titles.trim(), ''].map(escapeText).join(';');
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
