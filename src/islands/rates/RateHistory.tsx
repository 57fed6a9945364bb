import './history-styles.css';
import { useStore } from '@nanostores/react';
import { useCallback, useId, useMemo, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { type Locale, toIntlTag } from '#i18n/locales.ts';
import type { ChartMessages } from '#i18n/messages/chart/index.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import type { LoadOptions } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { DayRate } from '#live/rate-table.ts';
import { formatRate } from '#tools/rates/format.ts';
import { pickSpan, type Span, spans, summarize } from '#tools/rates/history.ts';
import { $historyCode } from '#tools/rates/history-code.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { HistoryChart } from './HistoryChart.tsx';
import { HistorySummary } from './HistorySummary.tsx';

interface Props {
	locale: Locale;
	/** Of every currency that can be chosen, by code, in the language of the page. */
	names: Readonly<Record<string, string>>;
	t: RatesMessages['history'];
	chart: ChartMessages;
	live: LiveWords;
}

/** How a rate has changed: a chart of all its days, and a table with the same numbers. */
export function RateHistory({ locale, names, t, chart, live }: Props) {
	const root = useReady<HTMLDivElement>();
	const id = `history${useId()}`;
	const code = useStore($historyCode);
	const [span, setSpan] = useState<Span>('quarter');
	const load = useCallback(
		async (options: LoadOptions<DayRate[]>) =>
			(await loadModule(() => import('#live/chains/rate-history.ts'))).loadRateHistory(
				code,
				options,
			),
		[code],
	);
	const state = useLive(load, ratesRefreshMs);
	const { outcome, asking } = state;
	const days = outcome && 'data' in outcome ? outcome.data : undefined;
	const history = useMemo(() => pickSpan(days ?? [], span), [days, span]);
	const summary = useMemo(() => summarize(history), [history]);
	const name = names[code] ?? code;
	const format = (uah: number) => formatRate(locale, uah, isMetal(code));

	return (
		<div ref={root} className="rate-history live-tool">
			<div className="live-bar">
				<div className="field">
					<label htmlFor={id}>{t.currency}</label>
					<select
						id={id}
						value={code}
						onChange={(event) => $historyCode.set(event.currentTarget.value)}
					>
						{[...new Set([...rateCodes, ...Object.keys(names).sort()])].map((each) => (
							<option key={each} value={each}>{`${each} – ${names[each] ?? each}`}</option>
						))}
					</select>
				</div>
				<Switch
					label={t.span}
					choices={spans.map((value) => ({ value, label: t.spans[value] }))}
					value={span}
					onPick={setSpan}
				/>
			</div>
			<div className={summary || asking ? 'history-room' : undefined}>
				{summary ? (
					<>
						<HistorySummary {...{ locale, summary, format, t }} />
						<HistoryChart
							key={`${code} ${span}`}
							caption={`${name}, ${t.spans[span].toLocaleLowerCase(toIntlTag(locale))}`}
							{...{ locale, name, history, summary, format, t, chart }}
						/>
					</>
				) : (
					<p>{asking || outcome?.state === 'failed' ? '' : t.none}</p>
				)}
			</div>
			<LiveState locale={locale} live={state} subject={t.title} t={live} />
		</div>
	);
}
