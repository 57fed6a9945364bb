import { toOwnAddress } from '#cv/address.ts';
import { toLocaleName } from '#i18n/locale-name.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill } from '#i18n/messages.ts';
import { toTwinPath } from '#i18n/twin-path.ts';
import type { Resume } from '#queries/resume.ts';
import { escapeMarkdown } from './markdown.ts';

/** Where a language model finds what, as https://llmstxt.org proposes; one section per language. */
export function toLlmsTxt(resumes: readonly Resume[]): string {
	const [first] = resumes;
	if (!first) throw new Error('There is no language to write llms.txt in.');
	const { profile, sample } = first;
	return [
		`# ${escapeMarkdown(profile.name.text)}`,
		`> ${escapeMarkdown(profile.summary.text)}`,
		...(sample ? [escapeMarkdown(common[first.locale].sample)] : []),
		...resumes.flatMap(toSection),
		'',
	].join('\n\n');
}

function toSection(resume: Resume): string[] {
	const { locale, profile, siteAddress, variants, caseStudies, pages } = resume;
	const t = messages[locale];
	const name = profile.name.text;
	const toLink = (title: string, path: string) =>
		`- [${escapeMarkdown(title)}](${toOwnAddress(locale, path, siteAddress)})`;
	const lines = [
		toLink(t.whole, '/cv.md'),
		...pages.map(({ path, title }) => toLink(title, toTwinPath(path))),
		...caseStudies.map(
			({ id, lead, project }) =>
				`${toLink(project.title.text, toTwinPath(`/projects/${id}`))}: ${escapeMarkdown(lead)}`,
		),
		...variants.map(({ id, title }) =>
			toLink(fill(t.variantTitle, { title: title.text }), `/cv/${id}.md`),
		),
		toLink('JSON Resume', '/resume.json'),
		toLink('vCard 3.0', '/contact.vcf'),
		toLink('vCard 4.0', '/cv.vcf'),
		toLink('PDF', '/cv.pdf'),
		toLink(t.complete, '/cv/complete.pdf'),
		toLink(fill(t.feed, { name }), '/feed.xml'),
	];
	return [`## ${toLocaleName(locale)}`, lines.join('\n')];
}
