import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { caseStudy } from '#i18n/messages/case-study/index.ts';
import { common } from '#i18n/messages/common/index.ts';

/**
 * The words of the interface in a block of a case study. Its author writes the block, so the page cannot pass them:
 * `Astro.currentLocale` is what the block knows of its page.
 */
export function toPageWords(currentLocale: string | undefined) {
	const locale = parseLocale(currentLocale ?? defaultLocale) ?? defaultLocale;
	return { locale, t: caseStudy[locale], c: common[locale] };
}
