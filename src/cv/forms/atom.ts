import { toOwnAddress } from '#cv/address.ts';
import { toLatest, toNews } from '#cv/news.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill } from '#i18n/messages.ts';
import { escapeXml } from '#lib/xml.ts';
import type { Resume } from '#queries/resume.ts';

/** What is new, as an Atom feed (RFC 4287). */
export function toAtomFeed(resume: Resume): string {
	const { locale, profile, siteAddress } = resume;
	const items = toNews(resume);
	const home = toOwnAddress(locale, '/', siteAddress);
	const self = toOwnAddress(locale, '/feed.xml', siteAddress);
	const title = fill(messages[locale].feed, { name: profile.name.text });
	const entries = items.map(({ id, url, title: name, text, lang, date, updated, tags, picture }) =>
		[
			lang ? `<entry xml:lang="${lang}">` : '<entry>',
			`<id>${escapeXml(id)}</id>`,
			`<title>${escapeXml(name)}</title>`,
			`<link href="${escapeXml(url)}"/>`,
			`<published>${date}</published>`,
			`<updated>${updated}</updated>`,
			...(picture
				? [`<link rel="enclosure" type="image/jpeg" href="${escapeXml(picture)}"/>`]
				: []),
			...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
			`<content type="html">${escapeXml(toHtml(text))}</content>`,
			'</entry>',
		].join(''),
	);
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
		`<id>${escapeXml(self)}</id>`,
		`<title>${escapeXml(title)}</title>`,
		`<subtitle>${escapeXml(profile.summary.text)}</subtitle>`,
		`<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
		`<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
		`<logo>${escapeXml(toOwnAddress(locale, '/social/home.jpg', siteAddress))}</logo>`,
		`<updated>${toLatest(items)}</updated>`,
		`<author><name>${escapeXml(profile.name.text)}</name><uri>${escapeXml(home)}</uri></author>`,
		...entries,
		'</feed>',
		'',
	].join('\n');
}

/** Readers put the lines of a plain text together. */
function toHtml(text: string): string {
	return text
		.split('\n')
		.filter(Boolean)
		.map((line) => `<p>${escapeXml(line)}</p>`)
		.join('');
}
