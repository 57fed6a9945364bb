import type { Locale } from '#i18n/locales.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { toTelephoneLink } from '#lib/telephone.ts';
import type { Profile } from '#queries/site.ts';
import { toPrintedLink } from './address.ts';
import type { CvContact } from './cv.ts';

/** The e-mail address comes first, then the site, then the other ways in the order of the author. */
export function toContacts(locale: Locale, profile: Profile, siteAddress: string): CvContact[] {
	const t = messages[locale];
	const email = `mailto:${profile.email}`;
	const telephone = profile.telephone && toTelephoneLink(profile.telephone);
	const known = [email, telephone];
	const others = profile.contacts.filter(({ url }) => !known.includes(url));
	const links = [
		{ label: t.website, link: '/' },
		{ label: t.ownSite, link: profile.website },
	];
	return [
		{ label: t.kinds.email, ...toPrintedLink(locale, email, siteAddress) },
		...(telephone
			? [{ label: t.kinds.telephone, url: telephone, text: profile.telephone ?? '' }]
			: []),
		...links.flatMap(({ label, link }) =>
			link ? [{ label, ...toPrintedLink(locale, link, siteAddress) }] : [],
		),
		...others.map(({ label, url }) => ({
			label: label.text,
			...toPrintedLink(locale, url, siteAddress),
		})),
	];
}
