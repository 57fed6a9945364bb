import './styles.css';
import { useCallback, useEffect, useState } from 'react';
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
	const newest = useLive(load, ratesRefreshMs, snapshot);
	const valid = toData(newest.outcome);
	const trends = useTrends(newest.outcome);
	const [date, setDate] = useState<string>();
	// It knows the names of currencies that are no more.
	const [typing, loadTyping] = useTyping(date !== undefined);

	const next = valid?.next?.day === date ? valid?.next : undefined;
	const loadDay = useCallback(
		async (options: LoadOptions<RateTable>) =>
			(await loadModule(() => import('#live/feeds/rate-feed.ts'))).loadRatesOf(date ?? '', options),
		[date],
	);
	const asked = useLive(date && !next ? loadDay : undefined, ratesRefreshMs);
	// Until the rates of another day come, those before them stay, with their own day.
	const state = asked.outcome ? asked : newest;
	const outcome = next && state.outcome ? mapOutcome(state.outcome, () => next) : state.outcome;
	const table = toData(outcome);
	const known =
		table && typing.state === 'ready'
			? {
					...typing.value.toCurrencyNames(
						locale,
						table.rates.map(({ code }) => code),
					),
					...names,
				}
			: names;
	const foreign = [
		...new Set([
			...rateCodes,
			...[...Object.keys(names), ...(table?.rates.map(({ code }) => code) ?? [])].sort(),
		]),
	].filter((code) => code !== hryvnia);
	const codes = [hryvnia, ...foreign];
	const conversion = useConversion(locale, codes, typing, date, setDate);

	useEffect(() => {
		$shownItems.set(
			newest.outcome &&
				mapOutcome(newest.outcome, (shown) => async () => {
					const { toTickerItems } = await loadModule(() => import('#tools/rates/ticker-items.ts'));
					return toTickerItems(locale, names, shown);
				}),
		);
	}, [locale, names, newest.outcome]);

	return (
		<div ref={root} className="live-tool rates">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields in it. */}
			<div className="rates-answer" onFocus={loadTyping} onInput={loadTyping}>
				<Converter
					{...{ locale, conversion, codes, outcome, valid, typing, t, live, calculator }}
					names={known}
				/>
				<RateBoard
					{...{ locale, typing, outcome, t, live }}
					names={known}
					codes={foreign}
					trends={date ? undefined : trends}
				/>
			</div>
			<LiveState locale={locale} live={state} t={live} />
		</div>
	);
}
