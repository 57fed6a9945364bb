import type { Locale } from '#i18n/locales.ts';
import type { CvSection } from '#lib/cv-sections.ts';
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
	/** Those that have entries, in their order. */
	sections: CvSection[];
	experience: { heading: string; jobs: CvJob[] };
	skills: { heading: string; groups: CvSkillGroup[] };
	projects: { heading: string; projects: CvProject[] };
	publications: { heading: string; publications: CvPublication[] };
	education: { heading: string; places: CvPlace[] };
	languages: { heading: string; languages: CvLanguage[] };
	certificates?: CvCertificates | undefined;
	interests?: { heading: string; words: Words } | undefined;
	references?: { heading: string; references: CvReference[] } | undefined;
	/** The entries that do not fit on the pages of this version, in words, and where they are. No words if only lines of entries are missing. */
	leftOut?: { text: string; link: PrintedLink };
	/** Where a reader finds all of it. */
	whole: PrintedLink;
	sample?: string | undefined;
}

/** Lists of a job, as its file names them. */
type JobPart = 'mainDuties' | 'relatedDuties' | 'tasks';

/** An entry of which there may be too many for the pages. */
interface Ranked {
	/** How much it matters to the readers of this version; 1 if left out. */
	relevance?: number;
}

export interface CvContact extends PrintedLink {
	label: string;
}

export interface CvJob extends Ranked {
	/** To the month: `Mar 2016 – present`; empty if it is not known. */
	period: string;
	job: Words;
	company?: Words | undefined;
	url?: string | undefined;
	place?: Words | undefined;
	/** The words for unpaid work, where it is. */
	volunteer?: string | undefined;
	description?: Words | undefined;
	/** Duties and results; a part without lines is not there. */
	parts: { kind: JobPart; label: string; list: WordList }[];
	skills: { label: string; names: string };
}

interface CvSkillGroup {
	kind: 'hard' | 'soft';
	label: string;
	skills: CvSkill[];
}

export interface CvSkill extends Ranked {
	title: Words;
	description?: Words | undefined;
}

export interface CvProject extends Ranked {
	period: string;
	title: Words;
	type?: Words | undefined;
	role?: Words | undefined;
	description?: Words | undefined;
	highlights?: WordList | undefined;
	/** The strongest one, with its numbers. */
	result?: Words | undefined;
	technologies: string;
	links: CvContact[];
}

export interface CvPublication extends Ranked {
	date: string;
	title: Words;
	authors?: string | undefined;
	publisher?: Words | undefined;
	summary?: Words | undefined;
	url?: string | undefined;
}

export interface CvPlace extends Ranked {
	period: string;
	/** Without a programme, the school heads the entry. */
	institution?: Words | undefined;
	programme: Words;
	description?: Words | undefined;
	courses?: WordList | undefined;
	place?: Words | undefined;
	/** With its label: `Grade: 4.8 / 5`. */
	grade?: Words | undefined;
	documents?: string | undefined;
	url?: string | undefined;
}

export interface CvLanguage extends Ranked {
	name: Words;
	level?: Words | undefined;
	proof?: Words | undefined;
	grade?: Words | undefined;
	url?: string | undefined;
}

interface CvCertificates {
	heading: string;
	documents: CvDocument[];
	/** How many there are in all, and where they are. */
	totals: { text: string; link: PrintedLink };
	/** Whether the totals are shown: not where everything is listed. */
	counted: boolean;
}

export interface CvDocument extends Ranked {
	date: string;
	title: Words;
	/** Who issued it; in the complete CV also result, number and until when it is valid. */
	facts: string;
	url?: string | undefined;
}

interface CvReference extends Ranked {
	name: Words;
	position?: Words | undefined;
	words?: Words | undefined;
	contact?: PrintedLink | undefined;
}
