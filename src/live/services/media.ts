import type { Locale } from '#i18n/locales.ts';

type MediaKind = 'photo' | 'video';

/** What is looked for. */
export interface MediaQuery {
	/** At most 100 characters. */
	theme: string;
	kind: MediaKind;
	/** Items on a page, 1 to 30. */
	quantity: number;
	/** From 1. */
	page: number;
	/** Language of the theme. */
	locale: Locale;
}

/** A photo or a video of any service. Addresses are https. */
export interface MediaItem {
	/** Unique over all services. */
	id: string;
	kind: MediaKind;
	/** The whole photo, or the video, where it is published. */
	url: string;
	/** A smaller picture for the grid, or the poster of a video. */
	thumbnail?: string | undefined;
	/** Pixels of any version: the proportion keeps its place before it has come. */
	width?: number | undefined;
	height?: number | undefined;
	/** What is to be seen, in the words of the service. */
	alt: string;
	/** Where it is published. */
	page: string;
	author?: { name: string; url?: string | undefined } | undefined;
	/** Absent where one licence of the service covers everything. */
	licence?: { name: string; url?: string | undefined } | undefined;
}

export interface MediaPage {
	items: readonly MediaItem[];
	/** There is a next page. */
	more: boolean;
}

/** An address that may be used in a link or load a picture, or undefined for any other. */
export function toWebAddress(text: string | null | undefined): string | undefined {
	return text && /^https:\/\/[^\s]+$/.test(text) ? text : undefined;
}
