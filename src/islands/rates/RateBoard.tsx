import { useId, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { formatDay, formatLongDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { StateLine } from '#islands/shared/live/StateLine.tsx';
import type { Later } from '#islands/shared/use-later.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { type Outcome, toData } from '#live/outcome.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable, RateTrends } from '#live/rate-table.ts';
import { RateList } from './RateList.tsx';
import { type RatesWords, toRow } from './shown-rates.ts';
import type { Typing } from './use-typing.ts';

interface Props {
	locale: Locale;
	/** All currencies that are known, without the bank's own, the main ones first. */
	codes: readonly string[];
	names: Readonly<Record<string, string>>;
	outcome: Outcome<RateTable> | undefined;
	trends: RateTrends | undefined;
	typing: Later<Typing>;
	live: LiveWords;
	t: RatesWords;
}

const loadTable = async () => (await loadModule(() => import('./RateTableView.tsx'))).RateTableView;

/** The rates of the day: the main ones, all of them, or those that a search finds. */
export function RateBoard({ locale, codes, names, outcome, trends, typing, live, t }: Props) {
	const id = `board${useId()}`;
	const [view, setView] = useState<ListLayout>('list');
	const [query, setQuery] = useState('');
	const [all, setAll] = useState(false);
	const table = toData(outcome);
	const listed =
		query.trim() !== '' && typing.state === 'ready'
			? typing.value.searchCodes(codes, names, query)
			: all
				? codes
				: rateCodes;
	const [asTable] = usePart(loadTable, view === 'table');
	const states = [query.trim() !== '' && typing.state, view === 'table' && asTable.state];
	const fault = states.includes('failed') ? live.notLoaded : '';
	useSaid(fault);
	useSaid(listed.length > 0 ? '' : t.noMatch, 'search');
	const rows = listed.map((code) => toRow(code, { table, trends, names, t }));
	const since = rows.find(({ change }) => change)?.change?.since;
	const next = table?.next?.day;
	const about = next
		? fill(t.secondRate, { day: formatDay(locale, next) })
		: since && fill(t.since, { day: formatDay(locale, since) });

	return (
		<section className="rate-board" aria-labelledby={`${id}-day`}>
			<h2 id={`${id}-day`} className="rates-day">
				{table ? fill(t.day, { day: formatLongDay(locale, table.day) }) : t.heading}
			</h2>
			<p className="rates-since">
				{/* A line is kept for it: nothing moves when it comes. */}
				<span className="quiet">{about ? `${about} ` : '\u200b'}</span>
				<StateLine {...{ locale, outcome }} t={live} />
			</p>
			<div className="rate-board-tools">
				<search className="field">
					<label htmlFor={`${id}-search`} className="hidden-words">
						{t.search}
					</label>
					<input
						id={`${id}-search`}
						type="search"
						autoComplete="off"
						spellCheck={false}
						maxLength={100}
						placeholder={t.search}
						value={query}
						onChange={(event) => setQuery(event.currentTarget.value)}
					/>
				</search>
				<ViewSwitch view={view} t={t} onPick={setView} />
			</div>
			{fault && <p>{fault}</p>}
			{rows.length === 0 && <p>{t.noMatch}</p>}
			{rows.length > 0 &&
				(view === 'table' && asTable.state === 'ready' ? (
					<asTable.Component {...{ locale, rows, since, next, t }} />
				) : (
					<RateList {...{ locale, rows, since, t }} />
				))}
			<button
				type="button"
				className="button rate-all"
				hidden={query !== ''}
				onClick={() => setAll(!all)}
			>
				{all ? t.main : fill(t.all, { count: String(codes.length) })}
			</button>
		</section>
	);
}
