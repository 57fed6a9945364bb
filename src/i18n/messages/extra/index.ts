import type { BuiltInLocale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import type { ToolWords } from '#tools/contract.ts';
import { type ToolId, toolList } from '#tools/tool-list.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

export interface ExtraMessages extends OwnMessages {
	/** Of each tool and hub, from its contract. */
	tools: Readonly<Record<ToolId, ToolWords>>;
}

export const extra = toSiteWords<ExtraMessages>('extra', {
	en: { ...en, tools: toToolWords('en') },
	uk: { ...uk, tools: toToolWords('uk') },
	es: { ...es, tools: toToolWords('es') },
});

function toToolWords(locale: BuiltInLocale): ExtraMessages['tools'] {
	return Object.fromEntries(
		toolList.map(({ id, words }) => [id, words[locale]]),
	) as ExtraMessages['tools'];
}
