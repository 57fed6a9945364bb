import { getCollection, getEntry } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import type { CertificateList } from '#schemas/certificate.ts';
import { toWordList, toWords, type WordList, type Words } from './localize.ts';

export interface Contact {
	kind: string;
	label: Words;
	url: string;
}

export interface Profile {
	name: Words;
	jobTitle: Words;
	titles: WordList;
	summary: Words;
	place: Words;
	email: string;
	contacts: Contact[];
}

export interface SiteSettings {
	sample: boolean;
	startYear: number;
	repository: string;
	shareText: Words;
	socialHandle?: string | undefined;
	specialCertificates: string[];
	groupDiplomas: Partial<Record<CertificateList, string>>;
}

/** What every page shows around its own content. */
export interface Chrome {
	name: string;
	jobTitle: string;
	site: SiteSettings;
}

export interface Photo {
	id: string;
	picture: string;
	alt: Words;
}

export interface Slide extends Photo {
	caption: Words;
}

export async function getProfile(locale: Locale): Promise<Profile> {
	const entry = await getEntry('profile', 'profile');
	if (!entry) throw new Error('src/content/profile/profile.json is missing.');
	const { data } = entry;
	return {
		name: toWords(data.name, locale),
		jobTitle: toWords(data.jobTitle, locale),
		titles: toWordList(data.titles, locale),
		summary: toWords(data.summary, locale),
		place: toWords(data.place, locale),
		email: data.email,
		contacts: data.contacts.map(({ kind, label, url }) => ({
			kind,
			label: toWords(label, locale),
			url,
		})),
	};
}

export async function getSite(locale: Locale): Promise<SiteSettings> {
	const entry = await getEntry('site', 'site');
	if (!entry) throw new Error('src/content/site/site.json is missing.');
	return { ...entry.data, shareText: toWords(entry.data.shareText, locale) };
}

export async function getChrome(locale: Locale): Promise<Chrome> {
	const [profile, site] = await Promise.all([getProfile(locale), getSite(locale)]);
	return { name: profile.name.text, jobTitle: profile.jobTitle.text, site };
}

export async function getPhotos(locale: Locale): Promise<Photo[]> {
	const entries = await getCollection('photos');
	return entries
		.sort((a, b) => a.data.order - b.data.order)
		.map(({ id, data }) => ({ id, picture: data.picture, alt: toWords(data.alt, locale) }));
}

export async function getSlides(locale: Locale): Promise<Slide[]> {
	const entries = await getCollection('slides');
	return entries
		.sort((a, b) => a.data.order - b.data.order)
		.map(({ id, data }) => ({
			id,
			picture: data.picture,
			alt: toWords(data.alt, locale),
			caption: toWords(data.caption, locale),
		}));
}
