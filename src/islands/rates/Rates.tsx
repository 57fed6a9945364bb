import './styles.css';
import { useCallback, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { TickerSwitch } from '#islands/shared/live/TickerSwitch.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { Ticker } from '#islands/shared/ticker/Ticker.tsx';
import { Ticker3d } from '#islands/shared/ticker3d/Ticker3d.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { type LoadOptions, type Outcome, type Snapshot, toShown } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { hryvnia } from '#tools/rates/convert.ts';
import { $favouriteRates } from '#tools/rates/favourites.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { $ratesCreepView3d } from '#tools/ticker/creep-views.ts';
import { Converter } from './Converter.tsx';
import { OtherSums } from './OtherSums.tsx';
import { RateBoard } from './RateBoard.tsx';
import type { RatesWords } from './shown-rates.ts';
import { useConversion } from './use-conversion.ts';
import { useTrends } from './use-trends.ts';

interface Props {
	locale: Locale;
	/** Names of currencies by code, in the language of the page. */
	names: Readonly<Record<string, string>>;
	snapshot: Snapshot<RateTable> | undefined;
	t: RatesWords;
	live: LiveMessages;
	ticker3d: Ticker3dMessages;
}

const noFavourites: readonly string[] = [];

/** The rates with everything that can be done with them, but for their history. */
export function Rates({ locale, names, snapshot, t, live, ticker3d }: Props) {
	const root = useReady<HTMLDivElement>();
	// The code that sends requests loads when the page is ready.
	const load = useCallback(
		async (options: LoadOptions<RateTable>) =>
			(await loadModule(() => import('#live/feeds/rate-feed.ts'))).createRatesLoad(snapshot)(
				options,
			),
		[snapshot],
	);
	const state = useLive(load, ratesRefreshMs);
	const { outcome } = state;
	const trends = useTrends(outcome);
	const [ticker, setTicker] = useState<'on' | 'off'>('on');
	const favourites = useSaved($favouriteRates, noFavourites);

	// What was built in is in the HTML already, and stays until there is something newer.
	const table = toShown(outcome, snapshot);
	const rates = { table, mark: toMark(outcome, table, t, live) };
	const foreign = [
		...new Set([
			...rateCodes,
			...[...Object.keys(names), ...(table?.rates.map(({ code }) => code) ?? [])].sort(),
		]),
	].filter((code) => code !== hryvnia);
	const codes = [hryvnia, ...foreign];
	const conversion = useConversion(locale, codes);
	const items = (table?.rates ?? []).map(({ code, uah }) => ({
		key: code,
		label: names[code] ?? code,
		value: formatRate(locale, uah, isMetal(code)),
	}));
	// The line in space has the nine of the list; the flat one has them all.
	const chosen = rateCodes.flatMap((code) => items.filter(({ key }) => key === code));

	return (
		<div ref={root} className="live-tool rates">
			<div className="rates-answer">
				<Converter {...{ locale, conversion, codes, names, rates, t }} />
				<RateBoard {...{ locale, names, favourites, rates, t }} codes={foreign} trends={trends} />
				<OtherSums {...{ locale, conversion, favourites, names, rates, t }} />
			</div>
			<LiveState locale={locale} live={state} t={live} />
			<div className="live-bar">
				<TickerSwitch ticker={ticker} t={live.ticker} onPick={setTicker} />
				<Clock locale={locale} label={live.clock} />
			</div>
			{ticker === 'on' && <Ticker locale={locale} label={t.ticker} items={items} t={live.ticker} />}
			<Ticker3d
				id="rates"
				label={t.ticker}
				items={chosen}
				$shown={$ratesCreepView3d}
				shownAtFirst={true}
				t={ticker3d}
			/>
		</div>
	);
}

/** What keeps the rates from being new ones, or from coming at all. Those that were built in are old until a service answers. */
function toMark(
	outcome: Outcome<RateTable> | undefined,
	table: RateTable | undefined,
	t: RatesWords,
	live: LiveMessages,
): string | undefined {
	if (outcome?.state === 'failed') return live.reasons[outcome.reason];
	if (!outcome || outcome.state === 'snapshot') return table && t.saved;
	if (outcome.state === 'stale') return t.kept;
	if (!outcome.doubt) return undefined;
	return outcome.doubt === 'old' ? t.outdated : t.doubtful;
}
