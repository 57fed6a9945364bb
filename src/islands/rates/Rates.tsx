import './styles.css';
import { useCallback, useEffect } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { type LoadOptions, mapOutcome, type Snapshot, toData } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { hryvnia } from '#tools/rates/convert.ts';
import { $shownItems } from '#tools/ticker/shown-items.ts';
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
	// What was built in is in the HTML already, and stays until there is something newer.
	const state = useLive(load, ratesRefreshMs, snapshot);
	const { outcome } = state;
	const trends = useTrends(outcome);
	const [typing, loadTyping] = useTyping();

	const table = toData(outcome);
	const foreign = [
		...new Set([
			...rateCodes,
			...[...Object.keys(names), ...(table?.rates.map(({ code }) => code) ?? [])].sort(),
		]),
	].filter((code) => code !== hryvnia);
	const codes = [hryvnia, ...foreign];
	const conversion = useConversion(locale, codes, typing);

	useEffect(() => {
		$shownItems.set(
			outcome &&
				mapOutcome(outcome, (shown) => async () => {
					const { toTickerItems } = await loadModule(() => import('#tools/rates/ticker-items.ts'));
					return toTickerItems(locale, names, shown);
				}),
		);
	}, [locale, names, outcome]);

	return (
		<div ref={root} className="live-tool rates">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields in it. */}
			<div className="rates-answer" onFocus={loadTyping} onInput={loadTyping}>
				<Converter {...{ locale, conversion, codes, names, outcome, t, live, calculator }} />
				<RateBoard {...{ locale, typing, names, outcome, trends, t, live }} codes={foreign} />
			</div>
			<LiveState locale={locale} live={state} t={live} />
		</div>
	);
}
