import { formatLongDay } from '#i18n/format.ts';
import { formatAge } from '#i18n/format-age.ts';
import { formatBrief } from '#i18n/format-moment.ts';
import { formatRecent } from '#i18n/format-seconds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CryptocurMessages, CryptocurWords } from '#i18n/messages/cryptocur/index.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { type CoinCurrency, coinCurrencies } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';
import { $coinCurrency } from '#tools/cryptocur/currency.ts';

interface Props {
	locale: Locale;
	currency: CoinCurrency;
	outcome: Outcome<unknown> | undefined;
	/** ISO time of what is built in, if that is what is shown before the first outcome. */
	builtInAt: string | undefined;
	t: CryptocurWords;
	live: LiveWords;
}

/** The currency, and how old the prices below are. */
export function CoinBar(props: Props) {
	const { locale, currency, outcome, t, live } = props;
	const { words, old } = describeAge(locale, outcome, props.builtInAt, t.down, live);
	return (
		<div className="coin-bar">
			<Switch
				label={t.currency}
				choices={coinCurrencies.map((value) => ({ value, label: value }))}
				value={currency}
				onPick={(next) => $coinCurrency.set(next)}
			/>
			<p className="coin-age" data-old={old}>
				{words}
			</p>
		</div>
	);
}

/** In short: the state below the list has the whole story. */
function describeAge(
	locale: Locale,
	outcome: Outcome<unknown> | undefined,
	builtInAt: string | undefined,
	down: CryptocurMessages['down'],
	live: LiveWords,
): { words: string; old: boolean } {
	if (!outcome && !builtInAt) return { words: live.updating, old: false };
	if (!outcome || outcome.state === 'snapshot') {
		const day = new Date(outcome?.at ?? builtInAt ?? 0).toISOString().slice(0, 10);
		return { words: fill(live.snapshot, { time: formatLongDay(locale, day) }), old: true };
	}
	// No longer than a line of a phone.
	if (outcome.state === 'failed') return { words: down[outcome.reason], old: true };
	if (outcome.doubt) return { words: live.doubts[outcome.doubt], old: true };
	if (outcome.state === 'live') {
		return { words: fill(live.updated, { time: formatRecent(locale, outcome.at) }), old: false };
	}
	const age = formatAge(locale, Date.now() - outcome.at);
	// No longer than a line of a phone.
	return { words: fill(live.received, { age, time: formatBrief(locale, outcome.at) }), old: true };
}
