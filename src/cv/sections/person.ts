import { type Block, heading, type Item, list, text } from '#cv/blocks.ts';
import { toContacts, toFacts } from '#cv/contacts.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { line } from '#lib/isolate.ts';
import type { Resume } from '#queries/resume.ts';

/** Who it is and how to write to them. */
export function toPersonBlocks(resume: Resume): Block[] {
	const { locale, profile, sample } = resume;
	return [
		heading(1, profile.name.text),
		...text(line`${profile.jobTitle.text} · ${profile.place.text}`),
		...text(profile.summary.text),
		...list(toContactItems(resume)),
		...text(sample ? common[locale].sample : undefined),
	];
}

/** A form made of words has whole addresses; facts are there in the private edition only. */
function toContactItems(resume: Resume): Item[] {
	return [
		...toContacts(resume).map(({ label, text, url }) => ({
			label,
			text: url.startsWith('http') ? url : text,
			url,
		})),
		...toFacts(resume).map(({ label, words }) => ({ label, text: words.text })),
	];
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
