import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { describeSnapshot } from '#islands/shared/live/describe-snapshot.ts';
import type { Outcome } from '#live/outcome.ts';
import { findSource } from '#live/sources.ts';

/**
 * Who provided what is shown, and that it is old if it is. Without times, which would be read out again with each
 * answer. An empty text where nothing is known.
 */
export function describeOrigin(
	locale: Locale,
	outcome: Outcome<unknown> | undefined,
	t: LiveMessages,
): string {
	if (!outcome || outcome.state === 'failed') return '';
	if (outcome.state === 'snapshot') return describeSnapshot(locale, outcome.at, t);
	const source = findSource(outcome.source, t.sources);
	const provided = source ? `${t.providedBy} ${source.name.replace(/\.$/, '')}.` : '';
	return outcome.state === 'live' ? provided : `${provided} ${t.stale}`.trim();
}
