import type { Locale } from '#i18n/locales.ts';
import type { StateWords } from '#i18n/messages/live/index.ts';
import type { Outcome } from '#live/outcome.ts';
import { describeAge } from './describe-state.ts';

interface Props {
	locale: Locale;
	outcome: Outcome<unknown> | undefined;
	/** Says also that data are new or on their way. */
	always?: boolean;
	t: StateWords;
}

/** Beside figures: how old they are, what is odd about them, or why there are none; `LiveState` has the rest. */
export function StateLine({ locale, outcome, always = false, t }: Props) {
	const { words, old } = describeAge(locale, outcome, t);
	if (!old && !always) return null;
	return (
		<span className="state-line" data-old={old}>
			{words}
		</span>
	);
}
