import type { Locale } from '#i18n/locales.ts';
import { type CommonMessages, common } from '#i18n/messages/common/index.ts';
import { type LiveMessages, live } from '#i18n/messages/live/index.ts';
import { type RecordMessages, records, type SavingMessages } from '#i18n/messages/records/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

/** Messages that the galleries of photos and videos share. */
export type GalleryMessages = Omit<OwnMessages, 'saving'> &
	Pick<CommonMessages, 'close'> &
	Pick<LiveMessages, 'part'> & { saving: OwnMessages['saving'] & SavingMessages };

const own = toSiteWords<OwnMessages>('gallery', { en, uk, es });

export const gallery = inEachLanguage<GalleryMessages>((locale) => withShared(own[locale], locale));

function withShared(t: OwnMessages, locale: Locale): GalleryMessages {
	const { full, blocked, retry, exportJson, saveBroken }: RecordMessages = records[locale];
	return {
		...t,
		close: common[locale].close,
		part: live[locale].part,
		saving: { full, blocked, retry, exportJson, saveBroken, ...t.saving },
	};
}
