import { formatLongDay } from '#i18n/format.ts';
import { formatAge } from '#i18n/format-age.ts';
import { formatBrief } from '#i18n/format-moment.ts';
import { formatRecent } from '#i18n/format-seconds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords, StateWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Outcome } from '#live/outcome.ts';

/** How data are that were not received just now and without a doubt. Without times, which would be said every minute. */
export function describeState(locale: Locale, outcome: Outcome<unknown>, t: LiveWords): string {
	const shown = {
		live: [],
		kept: t.stale,
		stale: t.stale,
		snapshot: 'at' in outcome ? describeSnapshot(locale, outcome.at, t) : [],
		failed: t.failed,
	};
	return [
		'reason' in outcome ? t.reasons[outcome.reason] : [],
		shown[outcome.state],
		toDoubt(outcome, t) ?? [],
	]
		.flat()
		.join(' ');
}

/** The same with its age, in no more than a line of a phone. `old` are data that are not of now, or that there are none. */
export function describeAge(
	locale: Locale,
	outcome: Outcome<unknown> | undefined,
	t: StateWords,
): { words: string; old: boolean } {
	if (!outcome) return { words: t.updating, old: false };
	if (outcome.state === 'snapshot')
		return { words: describeSnapshot(locale, outcome.at, t), old: true };
	if (outcome.state === 'failed') return { words: t.down[outcome.reason], old: true };
	const doubt = toDoubt(outcome, t);
	if (doubt) return { words: doubt, old: true };
	const { at } = outcome;
	if (outcome.state === 'live')
		return { words: fill(t.updated, { time: formatRecent(locale, at) }), old: false };
	const age = formatAge(locale, Date.now() - at);
	return { words: fill(t.received, { age, time: formatBrief(locale, at) }), old: true };
}

function toDoubt(outcome: Outcome<unknown>, t: Pick<StateWords, 'doubts'>): string | undefined {
	return 'doubt' in outcome && outcome.doubt ? t.doubts[outcome.doubt] : undefined;
}

/** From which day built-in data are: the same one whatever the visitor's zone. */
function describeSnapshot(locale: Locale, at: number, t: Pick<StateWords, 'snapshot'>): string {
	const day = new Date(at).toISOString().slice(0, 10);
	return fill(t.snapshot, { time: formatLongDay(locale, day) });
}
