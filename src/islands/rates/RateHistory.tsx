import { useCallback, useId, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { formatDay } from '#i18n/format.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { intlTags, type Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import type { LoadOptions } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { DayRate } from '#live/rate-table.ts';
import { formatRate } from '#tools/rates/format.ts';
import { pickSpan, type Span, spans, summarize } from '#tools/rates/history.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { HistoryChart } from './HistoryChart.tsx';

interface Props {
	locale: Locale;
	names: Readonly<Record<string, string>>;
	t: RatesMessages['history'];
	live: Omit<LiveMessages, 'ticker'>;
}

/** How a rate has changed: a chart, and a table with the same numbers. */
export function RateHistory({ locale, names, t, live }: Props) {
	const root = useReady<HTMLDivElement>();
	const id = `history${useId()}`;
	const [code, setCode] = useState<string>(rateCodes[0]);
	const [span, setSpan] = useState<Span>('quarter');
	const load = useCallback(
		async (options: LoadOptions<DayRate[]>) =>
			(await loadModule(() => import('#tools/rates/load-history.ts'))).loadHistory(code, options),
		[code],
	);
	const state = useLive(load, ratesRefreshMs);
	const { outcome, asking } = state;
	const history = pickSpan(outcome && 'data' in outcome ? outcome.data : [], span);
	const [first, last] = [history[0], history.at(-1)];
	const summary = summarize(history);
	const name = names[code] ?? code;
	const caption = `${name}, ${t.spans[span].toLocaleLowerCase(intlTags[locale])}`;
	const format = (uah: number) => formatRate(locale, uah, isMetal(code));
	const figures = summary && {
		lowest: format(summary.lowest),
		highest: format(summary.highest),
		change: formatPercent(locale, summary.change / 100, {
			signDisplay: 'exceptZero',
			maximumFractionDigits: 2,
		}),
	};

	return (
		<div ref={root} className="rate-history live-tool">
			<div className="live-bar">
				<div className="field">
					<label htmlFor={id}>{t.currency}</label>
					<select id={id} value={code} onChange={(event) => setCode(event.currentTarget.value)}>
						{rateCodes.map((each) => (
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
			<LiveState locale={locale} live={state} t={live} />
			{!first || !last || !figures ? (
				<p className="history-room">{asking ? '' : t.none}</p>
			) : (
				<>
					<HistoryChart
						locale={locale}
						history={history}
						label={fill(t.chart, {
							name,
							from: formatDay(locale, first.day),
							to: formatDay(locale, last.day),
							...figures,
						})}
						point={t.point}
						format={format}
					/>
					<p>{fill(t.summary, figures)}</p>
					<section
						className="live-scroll history-table"
						aria-label={caption}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
						tabIndex={0}
					>
						<table className="live-table">
							<caption>{caption}</caption>
							<thead>
								<tr>
									<th scope="col">{t.day}</th>
									<th scope="col" className="number">
										{t.rate}
									</th>
								</tr>
							</thead>
							<tbody>
								{history.toReversed().map(({ day, uah }) => (
									<tr key={day}>
										<th scope="row">
											<time dateTime={day}>{formatDay(locale, day)}</time>
										</th>
										<td className="number">{format(uah)}</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>
				</>
			)}
		</div>
	);
}
