import { toLocaleName } from '#i18n/locale-name.ts';
import { isBuiltIn, locales, parseLocale } from '#i18n/locales.ts';
import { type FindMessages, find } from '#i18n/messages/find/index.ts';
import { fill } from '#i18n/messages.ts';
import { hasPart } from '#lib/site-parts.ts';
import { $theme, themes } from '#stores/theme.ts';
import { $viewMode, viewModes } from '#stores/view-mode.ts';
import type { FindAction } from './entry.ts';

/** What can be done on this page. */
export function listActions(t: FindMessages): FindAction[] {
	const links = document.querySelectorAll<HTMLAnchorElement>('#languages a');
	return [
		...[...links].flatMap((link) => {
			const locale = parseLocale(link.hreflang);
			if (!locale || link.hasAttribute('aria-current')) return [];
			// The link saves the language, too.
			const toTitle = ({ languages, otherLanguage }: FindMessages) =>
				isBuiltIn(locale)
					? languages[locale]
					: fill(otherLanguage, { language: toLocaleName(locale) });
			return makeAction(toTitle, t, { run: () => link.click() });
		}),
		...themes.map((theme) =>
			makeAction((words) => words.themes[theme], t, {
				asked: join(({ themeWords }) => themeWords[theme]),
				isOffered: () => theme !== $theme.get(),
				run: () => $theme.set(theme),
			}),
		),
		...viewModes
			.filter(() => hasPart('alternative-view'))
			.map((mode) =>
				makeAction((words) => words.viewModes[mode], t, {
					asked: join(({ viewWords }) => viewWords[mode]),
					isOffered: () => mode !== $viewMode.get(),
					// The button in the footer also shows how the page changes.
					run: () => document.querySelector<HTMLElement>('[data-click=view-mode]')?.click(),
				}),
			),
		makeAction(({ shortcuts }) => shortcuts.title, t, {
			run: () => document.querySelector<HTMLElement>('[data-click=keys]')?.click(),
		}),
	];
}

/** In all languages that the site has words in: an action is for visitors of any page. */
function join(toWords: (t: FindMessages) => string): string {
	return [...new Set(locales.map((locale) => toWords(find[locale])))].join(', ');
}

function makeAction(
	toTitle: (words: FindMessages) => string,
	t: FindMessages,
	doing: Partial<FindAction>,
): FindAction {
	const title = toTitle(t);
	const also = locales
		.map((locale) => [locale, toTitle(find[locale])] as const)
		.filter(([, name]) => name !== title);
	return {
		kind: 'action',
		title,
		lang: '',
		also,
		detail: '',
		words: '',
		isOffered: () => true,
		run: () => {},
		...doing,
		// Each of its words asks for it.
		asked: [title, ...also.map(([, name]) => name), doing.asked ?? '']
			.flatMap((text) => text.split(/[\s,]+/).filter(({ length }) => length >= shortestAsked))
			.join(','),
	};
}

/** One or two letters begin some word of nearly every text. */
const shortestAsked = 3;
