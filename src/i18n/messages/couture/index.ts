import { type Locale, toIntlTag } from '#i18n/locales.ts';
import { type ExportsMessages, exports } from '#i18n/messages/exports/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;
type Described = OwnMessages['description'];
/** The names of controls: the words of the description with a capital. */
interface Labels {
	parts: Described['parts'];
	finishes: Described['finishes'];
	techniques: OwnMessages['sewing']['words']['techniques'];
	ornament: { motifs: Described['motifs']; bandNames: Described['bands'] };
}
/** With the words of what can be saved of any scene. */
export type CoutureMessages = OwnMessages & ExportsMessages & Labels;
/** Those that its islands have; the page has the others. */
export type CoutureWords = Omit<CoutureMessages, 'notes'>;

const own = toSiteWords<OwnMessages>('couture', { en, uk, es });

export const couture = inEachLanguage<CoutureMessages>((locale) => {
	const t = own[locale];
	const { parts, finishes, motifs, bands } = t.description;
	return {
		...exports[locale],
		...t,
		parts: toLabels(locale, parts),
		finishes: toLabels(locale, finishes),
		techniques: toLabels(locale, t.sewing.words.techniques),
		ornament: {
			...t.ornament,
			motifs: toLabels(locale, motifs),
			bandNames: toLabels(locale, bands),
		},
		errors: { ...exports[locale].errors, ...t.errors },
	};
});

function toLabels<Words extends object>(locale: Locale, words: Words): Words {
	const labels = Object.entries(words).map(([key, word]) => [
		key,
		word.replace(/^./u, (first: string) => first.toLocaleUpperCase(toIntlTag(locale))),
	]);
	return Object.fromEntries(labels) as Words;
}
