import { toOwnAddress } from '#cv/address.ts';
import { type Block, heading, type Item, list, text } from '#cv/blocks.ts';
import { formatDate } from '#i18n/format.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { toTelephoneLink } from '#lib/telephone.ts';
import type { Resume } from '#queries/resume.ts';

/** Who it is and how to write to them. */
export function toPersonBlocks(resume: Resume): Block[] {
	const { locale, profile, sample } = resume;
	return [
		heading(1, profile.name.text),
		...text(`${profile.jobTitle.text} · ${profile.place.text}`),
		...text(profile.summary.text),
		...list(toContactItems(resume)),
		...text(sample ? common[locale].sample : undefined),
	];
}

/** The e-mail address, the site, then the author’s other contacts; private ones only in the private edition. */
function toContactItems({ locale, profile, siteAddress }: Resume): Item[] {
	const t = messages[locale];
	const { email, website, telephone, address, birthDate, contacts } = profile;
	const call = telephone && toTelephoneLink(telephone);
	const home = toOwnAddress(locale, '/', siteAddress);
	const facts: (Item | undefined)[] = [
		{ label: t.kinds.email, text: email, url: `mailto:${email}` },
		call ? { label: t.kinds.telephone, text: telephone, url: call } : undefined,
		{ label: t.website, text: home, url: home },
		website ? { label: t.ownSite, text: website, url: website } : undefined,
		address && { label: t.address, text: address.text },
		birthDate ? { label: t.born, text: formatDate(locale, birthDate) } : undefined,
		...contacts
			.filter(({ url }) => url !== `mailto:${email}` && url !== call)
			.map(({ label, url }) => ({ label: label.text, text: url, url })),
	];
	return facts.filter((fact) => fact !== undefined);
}

/** What the person does besides work. */
export function toInterestBlocks({ locale, profile: { interests } }: Resume): Block[] {
	if (!interests) return [];
	return [
		heading(2, messages[locale].interests),
		...list(interests.lines.map((line) => ({ text: line }))),
	];
}

/** People who vouch for the person. */
export function toReferenceBlocks({ locale, profile }: Resume): Block[] {
	if (profile.references.length === 0) return [];
	return [
		heading(2, messages[locale].references),
		...profile.references.flatMap(({ name, position, text: words, contact }) => [
			heading(3, name.text),
			...text(position?.text),
			...text(words?.text),
			...list(contact ? [{ text: contact.replace(/^(mailto|tel):/, ''), url: contact }] : []),
		]),
	];
}
