import './styles.css';
import { useCallback, useEffect } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages, LiveWords } from '#i18n/messages/live/index.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { type LoadOptions, type Outcome, type Snapshot, toShown } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { hryvnia } from '#tools/rates/convert.ts';
import { $makeItems } from '#tools/ticker/shown-items.ts';
import { Converter } from './Converter.tsx';
import { RateBoard } from './RateBoard.tsx';
import type { RatesWords } from './shown-rates.ts';
import { useConversion } from './use-conversion.ts';
import { useTrends } from './use-trends.ts';
import { useTyping } from './use-typing.ts';

interface Props {
	locale: Locale;
	/** Names of currencies by code, in the language of the page. */
	names: Readonly<Record<string, string>>;
	snapshot: Snapshot<RateTable> | undefined;
	t: RatesWords;
	live: LiveWords;
	/** Address of the calculator. */
	calculator: string | undefined;
}

/** The rates and the converter. The lines that move and the history are islands of their own. */
export function Rates({ locale, names, snapshot, t, live, calculator }: Props) {
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
	const [typing, loadTyping] = useTyping();

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
	const conversion = useConversion(locale, codes, typing);

	useEffect(() => {
		$makeItems.set(async () => {
			const { toTickerItems } = await loadModule(() => import('#tools/rates/ticker-items.ts'));
			return toTickerItems(locale, names, table);
		});
	}, [locale, names, table]);

	return (
		<div ref={root} className="live-tool rates">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields in it. */}
			<div className="rates-answer" onFocus={loadTyping} onInput={loadTyping}>
				<Converter
					{...{ locale, conversion, codes, names, rates, t, calculator }}
					words={live.part}
				/>
				<RateBoard
					{...{ locale, typing, names, rates, t }}
					codes={foreign}
					trends={trends}
					words={live.part}
				/>
			</div>
			<LiveState locale={locale} live={state} t={live} />
		</div>
	);
}

/** What keeps the rates from being new ones, or from coming at all. Those that were built in are old until a service answers. */
function toMark(
	outcome: Outcome<RateTable> | undefined,
	table: RateTable | undefined,
	t: RatesWords,
	live: Pick<LiveMessages, 'reasons'>,
): string | undefined {
	if (outcome?.state === 'failed') return live.reasons[outcome.reason];
	if (!outcome || outcome.state === 'snapshot') return table && t.saved;
	if (outcome.doubt && outcome.doubt !== 'old') return t.doubtful;
	if (outcome.state === 'stale') return t.kept;
	return outcome.doubt && t.outdated;
}
