import { formatDate } from '#i18n/format.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { toTelephoneLink } from '#lib/telephone.ts';
import type { Resume } from '#queries/resume.ts';
import { toAddress, toPrintedLink } from './address.ts';
import type { Cv, CvContact } from './cv.ts';

/** The e-mail address comes first, then the site, then the other ways in the order of the author. */
export function toContacts({ locale, profile, siteAddress }: Resume): CvContact[] {
	const t = messages[locale];
	const email = `mailto:${profile.email}`;
	const telephone = profile.telephone && toTelephoneLink(profile.telephone);
	const known = [email, telephone];
	const others = profile.contacts.filter(({ url }) => !known.includes(url));
	const links = [
		{ label: t.website, link: '/' },
		{ label: t.ownSite, link: profile.website },
		...others.map(({ label, url }) => ({ label: label.text, link: url })),
	];
	return [
		{ label: t.kinds.email, ...toPrintedLink(locale, email, siteAddress) },
		...(telephone
			? [{ label: t.kinds.telephone, url: telephone, text: profile.telephone ?? '' }]
			: []),
		...links
			.flatMap(({ label, link }) =>
				link ? [{ label, ...toPrintedLink(locale, link, siteAddress) }] : [],
			)
			// Authors list their site among their contacts, too: its address is that of its first language.
			.filter(
				({ text, url }, at, all) =>
					all.findIndex((other) => other.text === text) === at &&
					(at === 0 || url !== toAddress(locale, siteAddress, siteAddress)),
			),
	];
}

/** Facts that lead nowhere, of the private edition. */
export function toFacts({ locale, profile: { address, birthDate } }: Resume): Cv['facts'] {
	const t = messages[locale];
	return [
		...(address ? [{ label: t.address, words: address }] : []),
		...(birthDate ? [{ label: t.born, words: { text: formatDate(locale, birthDate) } }] : []),
	];
}
