import { toOwnAddress } from '#cv/address.ts';
import { type Block, heading, list, text } from '#cv/blocks.ts';
import { ask as messages } from '#i18n/messages/ask/index.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { joinParts } from '#lib/parts.ts';
import type { Resume } from '#queries/resume.ts';

/** What the person can be asked for, and how; `question` replaces the heading. */
export function toAskBlocks(
	{ locale, profile: { ask, email }, siteAddress }: Resume,
	question = ask?.heading.text,
): Block[] {
	if (!ask || !question) return [];
	const card = toOwnAddress(locale, '/contact.vcf', siteAddress);
	return [
		heading(2, question),
		...ask.lines.lines.flatMap(text),
		...list([
			{ label: cv[locale].kinds.email, text: email, url: `mailto:${email}` },
			...ask.facts.map(({ label, words }) => ({
				label,
				text: joinParts(words.map(({ text }) => text)),
			})),
			{ label: messages[locale].card, text: card, url: card },
		]),
	];
}
