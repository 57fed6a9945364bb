import type { Locale } from '#i18n/locales.ts';
import { type RecordMessages, records, type SavingMessages } from '#i18n/messages/records/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

export type MemoryMessages = Omit<OwnMessages, 'saving'> & {
	saving: OwnMessages['saving'] & SavingMessages;
};

export const memory: Record<Locale, MemoryMessages> = {
	en: withShared(en, records.en),
	uk: withShared(uk, records.uk),
	es: withShared(es, records.es),
};

/** The lists have the same messages about what cannot be saved. */
function withShared(
	t: OwnMessages,
	{ full, blocked, retry, exportJson, saveBroken }: RecordMessages,
): MemoryMessages {
	return { ...t, saving: { full, blocked, retry, exportJson, saveBroken, ...t.saving } };
}
