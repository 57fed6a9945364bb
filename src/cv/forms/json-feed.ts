import { toOwnAddress } from '#cv/address.ts';
import { toNews } from '#cv/news.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Resume } from '#queries/resume.ts';

/** What is new, as JSON Feed 1.1. */
export function toJsonFeed(resume: Resume): object {
	const { locale, profile, siteAddress } = resume;
	const home = toOwnAddress(locale, '/', siteAddress);
	return {
		version: 'https://jsonfeed.org/version/1.1',
		title: fill(messages[locale].feed, { name: profile.name.text }),
		description: profile.summary.text,
		home_page_url: home,
		feed_url: toOwnAddress(locale, '/feed.json', siteAddress),
		language: locale,
		authors: [{ name: profile.name.text, url: home }],
		items: toNews(resume).map(({ id, url, title, text, lang, date, updated, tags, picture }) => ({
			id,
			url,
			title,
			content_text: text,
			date_published: date,
			date_modified: updated,
			...(picture && { image: picture }),
			tags,
			...(lang && { language: lang }),
		})),
	};
}
