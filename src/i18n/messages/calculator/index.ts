import { type PagerMessages, pager } from '#i18n/messages/pager/index.ts';
import { type RecordMessages, records, type SavingMessages } from '#i18n/messages/records/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

export type CalculatorMessages = Omit<OwnMessages, 'finance' | 'saving'> & {
	saving: OwnMessages['saving'] & SavingMessages;
	finance: OwnMessages['finance'] & PagerMessages;
	/** Brings back what was cleared. */
	undo: string;
};
/** Those that its islands have; the page has the others. */
export type CalculatorWords = Omit<CalculatorMessages, 'notes'>;

const own = toSiteWords<OwnMessages>('calculator', { en, uk, es });

export const calculator = inEachLanguage<CalculatorMessages>((locale) =>
	withShared(own[locale], pager[locale], records[locale]),
);

/** The schedule of payments has pages, and the same messages as the lists about what cannot be saved. */
function withShared(
	t: OwnMessages,
	pages: PagerMessages,
	{ full, blocked, retry, exportJson, saveBroken, undo }: RecordMessages,
): CalculatorMessages {
	return {
		...t,
		undo,
		finance: { ...pages, ...t.finance },
		saving: { full, blocked, retry, exportJson, saveBroken, ...t.saving },
	};
}
