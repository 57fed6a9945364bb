import { type RecordMessages, records, type SavingMessages } from '#i18n/messages/records/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

export type MemoryMessages = Omit<OwnMessages, 'saving'> & {
	saving: OwnMessages['saving'] & SavingMessages;
};

const own = toSiteWords<OwnMessages>('memory', { en, uk, es });

export const memory = inEachLanguage<MemoryMessages>((locale) =>
	withShared(own[locale], records[locale]),
);

/** The lists have the same messages about what cannot be saved. */
function withShared(
	t: OwnMessages,
	{ full, blocked, retry, exportJson, saveBroken }: RecordMessages,
): MemoryMessages {
	return { ...t, saving: { full, blocked, retry, exportJson, saveBroken, ...t.saving } };
}
