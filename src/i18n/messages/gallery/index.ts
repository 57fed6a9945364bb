import { type CommonMessages, common } from '#i18n/messages/common/index.ts';
import { type LiveMessages, live } from '#i18n/messages/live/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

/** Messages that the galleries of photos and videos share. */
export type GalleryMessages = OwnMessages &
	Pick<CommonMessages, 'close'> &
	Pick<LiveMessages, 'part'>;

const own = toSiteWords<OwnMessages>('gallery', { en, uk, es });

export const gallery = inEachLanguage<GalleryMessages>((locale) => ({
	...own[locale],
	close: common[locale].close,
	part: live[locale].part,
}));
