import { toOwnAddress } from '#cv/address.ts';
import type { Resume } from '#queries/resume.ts';
import type { Contact } from '#queries/site.ts';
import { toRest } from './rest.ts';

export function toBasics(resume: Resume, image?: string): object {
	const { locale, profile, siteAddress } = resume;
	const { name, jobTitle, titles, summary, town, country, email, website, contacts } = profile;
	const { telephone, address, birthDate, worth, nativeLanguage, availability, ask } = profile;
	return {
		name: name.text,
		label: jobTitle.text,
		image: image,
		email,
		phone: telephone,
		url: website ?? toOwnAddress(locale, '/', siteAddress),
		summary: summary.text,
		location: { address: address?.text, city: town.text, countryCode: country?.code },
		profiles: contacts.flatMap(toProfile),
		...toRest(
			undefined,
			{
				...{ name, jobTitle, titles, summary, town, address, worth, nativeLanguage, availability },
				'ask.heading': ask?.heading,
				'ask.lines': ask?.lines,
				'ask.reply': ask?.reply,
				'ask.terms': ask?.terms,
			},
			{
				titles: titles.lines,
				worth: worth?.text,
				nativeLanguage: nativeLanguage?.text,
				availability: availability?.text,
				ask: ask && {
					heading: ask.heading.text,
					lines: ask.lines.lines,
					reply: ask.reply?.text,
					timeZone: ask.zone,
					terms: ask.terms?.text,
				},
				website,
				birthDate,
				contacts: contacts.map(({ kind, label, url }) => ({
					kind,
					label: label.text,
					url,
					...(label.lang && { english: true }),
				})),
			},
		),
	};
}

export function toInterests({ profile: { interests } }: Resume): { interests?: object[] } {
	if (!interests) return {};
	return {
		interests: interests.lines.map((name) => ({ name, ...toRest(undefined, { name: interests }) })),
	};
}

export function toReferences({ profile }: Resume): object[] {
	return profile.references.map(({ name, position, text, contact }) => ({
		name: name.text,
		reference: text?.text,
		...toRest(undefined, { name, position, text }, { position: position?.text, contact }),
	}));
}

/** Pages of the person elsewhere; the last part of the address is usually the name of the user. */
function toProfile({ label, url }: Contact): object[] {
	if (!/^https?:/.test(url)) return [];
	const username = new URL(url).pathname.split('/').filter(Boolean).at(-1);
	return [{ network: label.text, username: username, url: new URL(url).href }];
}
