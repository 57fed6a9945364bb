import { formatLongDay, formatRecent } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Outcome } from '#live/outcome.ts';
import { sources, toSourceName } from '#live/sources.ts';

interface Props {
	locale: Locale;
	outcome: Outcome<unknown> | undefined;
	asking: boolean;
	t: Omit<LiveMessages, 'ticker'>;
	onRefresh: () => void;
}

/** Says what is shown, how old it is, why it is not newer, and lets the visitor refresh. */
export function LiveState({ locale, outcome, asking, t, onRefresh }: Props) {
	const id = outcome && 'source' in outcome ? outcome.source : undefined;
	const failure = outcome && 'reason' in outcome ? outcome : undefined;
	return (
		<div className="live-state" data-state={outcome?.state ?? 'asking'}>
			{/* Without the time of a good answer, which would be read out every minute. */}
			<p role="status">{asking || !outcome ? t.updating : describe(locale, outcome, t)}</p>
			<p className="quiet">
				{id && (
					<>
						{t.providedBy}{' '}
						<a href={sources[id].page} rel="external">
							{toSourceName(id, t.sources)}
						</a>
						.{' '}
					</>
				)}
				{outcome?.state === 'live' && fill(t.updated, { time: formatRecent(locale, outcome.at) })}
				{failure &&
					failure.retryAt > Date.now() &&
					fill(t.nextAttempt, { time: formatRecent(locale, failure.retryAt) })}
			</p>
			<button type="button" className="button" aria-disabled={asking} onClick={onRefresh}>
				{t.refresh}
			</button>
		</div>
	);
}

function describe(locale: Locale, outcome: Outcome<unknown>, t: Props['t']): string {
	if (outcome.state === 'live') return t.upToDate;
	const reason = t.reasons[outcome.reason];
	if (outcome.state === 'failed') return `${reason} ${t.failed}`;
	if (outcome.state === 'snapshot') {
		// A day, and the same one whatever the visitor's zone.
		const day = new Date(outcome.at).toISOString().slice(0, 10);
		const words = outcome.sample ? t.sample : t.snapshot;
		return `${reason} ${fill(words, { time: formatLongDay(locale, day) })}`;
	}
	return `${reason} ${fill(t.stale, { time: formatRecent(locale, outcome.at) })}`;
}
