import type { Locale } from '#i18n/locales.ts';
import type { WordList, Words } from '#queries/localize.ts';
import type { PrintedLink } from './address.ts';

/** The document as plain data, every word already in its language. The template only sets it. */
export interface Cv {
	locale: Locale;
	/** Title of the file, for title bars and lists of documents. */
	title: string;
	description: string;
	keywords: string[];
	/** The text beside the page number. */
	footer: string;
	name: Words;
	jobTitle: Words;
	place: Words;
	contacts: CvContact[];
	summary: { heading: string; words: Words };
	/** Facts of the private edition that lead nowhere: address, day of birth. */
	facts: { label: string; words: Words }[];
	experience: { heading: string; jobs: CvJob[] };
	skills: { heading: string; groups: { label: string; skills: CvSkill[] }[] };
	projects: { heading: string; projects: CvProject[] };
	education: { heading: string; places: CvPlace[] };
	languages: { heading: string; languages: CvLanguage[] };
	certificates?: { heading: string; text: string; link: PrintedLink; documents?: CvDocument[] };
	interests?: { heading: string; list: WordList };
	references?: { heading: string; references: CvReference[] };
	sample?: string;
}

export interface CvContact extends PrintedLink {
	label: string;
}

export interface CvJob {
	/** To the month: `Mar 2016 – present`. */
	period: string;
	job: Words;
	company: Words;
	url?: string;
	place?: Words;
	/** The words for unpaid work, where it is. */
	volunteer?: string;
	description?: Words;
	/** Duties and results; a part without lines is not there. */
	parts: { label: string; list: WordList }[];
	skills: { label: string; names: string };
}

export interface CvSkill {
	title: Words;
	description?: Words;
}

export interface CvProject {
	period: string;
	title: Words;
	type: Words;
	role?: Words;
	description: Words;
	/** The strongest one, with its numbers. */
	result?: Words;
	technologies: string;
	links: CvContact[];
}

export interface CvPlace {
	period: string;
	institution: Words;
	programme: Words;
	description?: Words;
	place?: Words;
	/** With its label: `Grade: 4.8 / 5`. */
	grade?: Words;
	documents?: string;
	url?: string;
}

export interface CvLanguage {
	name: Words;
	level: Words;
	proof?: Words;
	grade?: Words;
	url?: string;
}

export interface CvDocument {
	title: Words;
	/** Result, number, day, who issued it. */
	facts: string;
	url?: string;
}

interface CvReference {
	name: Words;
	position?: Words;
	words?: Words;
	contact?: PrintedLink;
}
