import { locales, parseLocale } from '#i18n/locales.ts';
import type { FindMessages } from '#i18n/messages/find/index.ts';
import { find } from '#i18n/messages/find/index.ts';
import { report } from '#lib/report.ts';
import { $theme, themes } from '#stores/theme.ts';
import { $viewMode, toggleViewMode, viewModes } from '#stores/view-mode.ts';
import type { Action } from './entry.ts';

/** What can be done on this page. */
export function listActions(t: FindMessages, email: string | undefined): Action[] {
	const links = document.querySelectorAll<HTMLAnchorElement>('#languages a');
	return [
		...[...links].flatMap((link) => {
			const locale = parseLocale(link.hreflang);
			if (!locale || link.hasAttribute('aria-current')) return [];
			// The link saves the language, too.
			return make((words) => words.languages[locale], t, { run: () => link.click() });
		}),
		...themes.map((theme) =>
			make((words) => words.themes[theme], t, {
				isOffered: () => theme !== $theme.get(),
				run: () => $theme.set(theme),
			}),
		),
		...viewModes.map((mode) =>
			make((words) => words.viewModes[mode], t, {
				isOffered: () => mode !== $viewMode.get(),
				run: toggleViewMode,
			}),
		),
		...(email
			? [
					{
						...make((words) => words.copyEmail, t, {}),
						detail: email,
						run: () => copy(email, t),
					},
				]
			: []),
	];
}

interface Doing {
	isOffered?: () => boolean;
	run?: () => void;
}

function make(
	toTitle: (words: FindMessages) => string,
	t: FindMessages,
	{ isOffered = () => true, run }: Doing,
): Action {
	const title = toTitle(t);
	return {
		kind: 'action',
		title,
		lang: '',
		also: locales
			.map((locale) => [locale, toTitle(find[locale])] as const)
			.filter(([, name]) => name !== title),
		detail: '',
		words: '',
		isOffered,
		run: () => {
			run?.();
			return undefined;
		},
	};
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
