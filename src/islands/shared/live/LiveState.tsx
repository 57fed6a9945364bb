import { formatAge } from '#i18n/format-age.ts';
import { formatRecent } from '#i18n/format-seconds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Outcome } from '#live/outcome.ts';
import { findSource } from '#live/sources.ts';
import { ClockNotice } from './ClockNotice.tsx';
import { describeState } from './describe-state.ts';
import type { Live } from './use-live.ts';
import { useLiveSaid } from './use-live-said.ts';

interface Props {
	locale: Locale;
	live: Live<unknown>;
	/** What the data are, where a page has more than one such button. */
	subject?: string;
	/** The page shows the reason itself; here it is only said. */
	reasonShown?: boolean;
	t: LiveWords;
}

/** The source and age of the data, why it is not newer, when the next request is sent, and a button that refreshes it. */
export function LiveState({ locale, live, subject, reasonShown = false, t }: Props) {
	const { outcome, asking } = live;
	const source = outcome && 'source' in outcome ? findSource(outcome.source, t.sources) : undefined;
	// Without times, which would be said every minute.
	const words =
		asking || !outcome
			? t.updating
			: describeState(locale, outcome, t) || (live.unchanged ? t.unchanged : t.upToDate);
	const expect = useLiveSaid(words, asking ? undefined : outcome);
	return (
		<div className="live-state" data-state={(!asking && outcome?.state) || 'asking'}>
			<p className="live-words" hidden={reasonShown}>
				{words}
			</p>
			<p className="quiet">
				{source && (
					<>
						{t.providedBy}{' '}
						<a href={source.page} rel="external">
							{source.name}
						</a>
						.{' '}
					</>
				)}
				{outcome && listTimes(locale, live, outcome, t).join(' ')}
			</p>
			{!subject && <ClockNotice locale={locale} t={t} />}
			<button
				type="button"
				className="button"
				aria-label={subject && `${t.refresh}: ${subject}`}
				aria-disabled={asking}
				onClick={() => {
					expect();
					live.refresh();
				}}
			>
				{t.refresh}
			</button>
		</div>
	);
}

function listTimes(
	locale: Locale,
	{ nextAt }: Live<unknown>,
	outcome: Outcome<unknown>,
	t: Props['t'],
): string[] {
	const times: string[] = [];
	if (outcome.state === 'live') {
		times.push(fill(t.updated, { time: formatRecent(locale, outcome.at) }));
	} else if ('source' in outcome) {
		const age = formatAge(locale, Date.now() - outcome.at);
		times.push(fill(t.received, { age, time: formatRecent(locale, outcome.at) }));
	}
	if (nextAt !== undefined) {
		times.push(fill(t.nextAttempt, { time: formatRecent(locale, nextAt) }));
	}
	return times;
}
