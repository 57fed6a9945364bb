import { locales, parseLocale } from '#i18n/locales.ts';
import type { FindMessages } from '#i18n/messages/find/index.ts';
import { find } from '#i18n/messages/find/index.ts';
import { report } from '#lib/report.ts';
import { $theme, themes } from '#stores/theme.ts';
import { $viewMode, toggleViewMode, viewModes } from '#stores/view-mode.ts';
import type { Action } from './entry.ts';

/** What can be done on this page now: what is so already is left out. */
export function listActions(t: FindMessages, email: string | undefined): Action[] {
	const links = [...document.querySelectorAll<HTMLAnchorElement>('#languages a')];
	return [
		...links
			.filter((link) => !link.hasAttribute('aria-current'))
			.flatMap((link) => {
				const locale = parseLocale(link.hreflang);
				if (!locale) return [];
				// The link saves the language, too.
				return toAction(
					(words) => words.languages[locale],
					t,
					() => link.click(),
				);
			}),
		...themes
			.filter((theme) => theme !== $theme.get())
			.map((theme) =>
				toAction(
					(words) => words.themes[theme],
					t,
					() => $theme.set(theme),
				),
			),
		...viewModes
			.filter((mode) => mode !== $viewMode.get())
			.map((mode) => toAction((words) => words.viewModes[mode], t, toggleViewMode)),
		...(email ? [toCopying(t, email)] : []),
	];
}

function toAction(
	toTitle: (words: FindMessages) => string,
	t: FindMessages,
	run: () => void,
): Action {
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
		run: () => {
			run();
			return undefined;
		},
	};
}

function toCopying(t: FindMessages, email: string): Action {
	const action = toAction(
		(words) => words.copyEmail,
		t,
		() => {},
	);
	return { ...action, detail: email, run: () => copy(email, t) };
}

async function copy(email: string, t: FindMessages): Promise<string> {
	try {
		await navigator.clipboard.writeText(email);
		return t.copied;
	} catch (error) {
		report(error, 'copy the e-mail address');
		return t.notCopied;
	}
}
