import { toMissingFile } from '#build/edition/content-read.ts';
import { readRepository } from '#build/edition/repository.ts';
import { toCountryName } from '#i18n/country-name.ts';
import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';
import { byPlace } from '#lib/by-place.ts';
import type { CvSection } from '#lib/cv-sections.ts';
import { hasPart } from '#lib/site-parts.ts';
import { type Ask, toAsk } from './ask.ts';
import { getEntries, getOne, type Shown } from './entries.ts';
import { toWordList, toWords, type WordList, type Words } from './localize.ts';
import { getResumePages, type ResumePage } from './resume-pages.ts';

export interface Contact {
	kind: string;
	label: Words;
	url: string;
}

export interface Profile {
	name: Words;
	jobTitle: Words;
	titles: WordList;
	/** One sentence, its key word between two pairs of asterisks. */
	worth?: Words | undefined;
	summary: Words;
	/** Town and country, `Benidorm, Spain`. */
	place: Words;
	town: Words;
	country?: { code: string; name: string } | undefined;
	nativeLanguage?: Words | undefined;
	availability?: Words | undefined;
	ask?: Ask | undefined;
	email: string;
	website?: string | undefined;
	contacts: Contact[];
	telephone?: string | undefined;
	/** Postal address in one line. */
	address?: Words | undefined;
	/** A day, a month or a year in ISO 8601. */
	birthDate?: string | undefined;
	/** What the person does besides work. */
	interests?: WordList | undefined;
	references: Reference[];
}

/** A person who recommends the author. */
interface Reference {
	name: Words;
	position?: Words | undefined;
	text?: Words | undefined;
	contact?: string | undefined;
}

/** How long a version of the CV may be, and what it consists of; see `src/schemas/cv-settings.ts`. */
export interface CvSettings {
	/** 1 or 2. */
	pages?: number | undefined;
	sections?: readonly CvSection[] | undefined;
}

/** A short version of the CV for one kind of reader. */
export interface Variant extends CvSettings {
	/** The tag of its entries, and its address. */
	id: string;
	title: Words;
	jobTitle?: Words | undefined;
	summary?: Words | undefined;
}

export interface SiteSettings {
	sample: boolean;
	startYear: number;
	/** Where the source code is; undefined if it is not public. */
	repository?: string | undefined;
	shareText: Words;
	/** Above the slides of the home page. */
	slidesHeading?: Words | undefined;
	socialHandle?: string | undefined;
	specialCertificates: string[];
	/** Those of the main CV. */
	cv: CvSettings;
	variants: Variant[];
	/** What the author wants to be found by further words. */
	search: { finds: string; words: string[] }[];
}

/** What every page shows around its own content. */
export interface Chrome {
	name: string;
	jobTitle: string;
	site: SiteSettings;
	/** The resume pages in the order of the menu. */
	pages: readonly ResumePage[];
}

interface GalleryPicture {
	id: string;
	picture: string;
	alt: Words;
}

export interface Photo extends GalleryPicture {
	/** The portrait that is shown before a visitor picks one. */
	first: boolean;
}

export interface Slide extends GalleryPicture {
	caption: Words;
	/** Where the thing in the picture can be seen. */
	link?: string | undefined;
}

export async function getProfile(locale: Locale): Promise<Profile> {
	const entry = await getOne('profile', 'profile');
	if (!entry) throw toMissingFile('src/content/profile/profile.json');
	const { data } = entry;
	return {
		name: toWords(data.name, locale),
		jobTitle: toWords(data.jobTitle, locale),
		titles: toWordList(data.titles, locale),
		worth: toWords(data.worth, locale),
		summary: toWords(data.summary, locale),
		...toPlace(data, locale),
		nativeLanguage: toWords(data.nativeLanguage, locale),
		availability: toWords(data.availability, locale),
		ask: toAsk(data, locale, new Date().getFullYear()),
		email: data.email,
		website: data.website,
		telephone: data.telephone,
		address: toWords(data.address, locale),
		birthDate: data.birthDate,
		interests: data.interests && toWordList(data.interests, locale),
		references: (data.references ?? []).map(({ name, position, text, contact }) => ({
			name: toWords(name, locale),
			position: toWords(position, locale),
			text: toWords(text, locale),
			contact,
		})),
		contacts: data.contacts.map(({ kind, label, url }) => ({
			kind,
			label: toWords(label, locale),
			url,
		})),
	};
}

function toPlace(
	{ town: towns, country: code }: Shown<'profile'>['data'],
	locale: Locale,
): Pick<Profile, 'place' | 'town' | 'country'> {
	const town = toWords(towns, locale);
	const name = code && toCountryName(town.lang ?? locale, code);
	if (!code || !name) return { place: town, town };
	return {
		place: { ...town, text: formatNames(locale, [town.text, name]) },
		town,
		country: { code, name },
	};
}

export async function getSite(locale: Locale): Promise<SiteSettings> {
	const entry = await getOne('site', 'site');
	if (!entry) throw toMissingFile('src/content/site/site.json');
	const { sample, startYear, repository, shareText, slidesHeading, socialHandle, variants } =
		entry.data;
	return {
		sample,
		startYear,
		repository: readRepository(process.env, repository, sample),
		shareText: toWords(shareText, locale),
		slidesHeading: toWords(slidesHeading, locale),
		socialHandle,
		specialCertificates: entry.data.specialCertificates,
		cv: entry.data.cv ?? {},
		search: entry.data.search,
		variants: variants.map(({ id, title, jobTitle, summary, pages, sections }) => ({
			id,
			pages,
			sections,
			title: toWords(title, locale),
			jobTitle: toWords(jobTitle, locale),
			summary: toWords(summary, locale),
		})),
	};
}

export async function getChrome(locale: Locale): Promise<Chrome> {
	const [profile, site] = await Promise.all([getProfile(locale), getSite(locale)]);
	const name = profile.name.text;
	const pages = await getResumePages(locale, name);
	return { name, jobTitle: profile.jobTitle.text, site, pages };
}

export async function getPhotos(locale: Locale): Promise<Photo[]> {
	const entries = await getEntries('photos');
	return entries.sort(byPlace).map(({ id, data: { picture, alt, first } }) => ({
		id,
		picture,
		first,
		alt: toWords(alt, locale),
	}));
}

export async function getSlides(locale: Locale): Promise<Slide[]> {
	const entries = hasPart('slider') ? await getEntries('slides') : [];
	return entries.sort(byPlace).map(({ id, data }) => ({
		id,
		picture: data.picture,
		alt: toWords(data.alt, locale),
		caption: toWords(data.caption, locale),
		link: data.link,
	}));
}
