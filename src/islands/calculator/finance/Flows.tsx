import { useStore } from '@nanostores/react';
import { useDeferredValue, useId, useMemo } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { listEnds } from '#lib/list-ends.ts';
import { truncateText } from '#lib/truncate-text.ts';
import { exampleFlows } from '#tools/calculator/finance/flows.ts';
import { $flows, longestFlows, type TypedFlows } from '#tools/calculator/finance/flows-store.ts';
import { parseValue } from '#tools/calculator/finance/parse-value.ts';
import { mostFlows, readFlows, translateFlows } from '#tools/calculator/finance/read-flows.ts';
import { FlowsResults } from './FlowsResults.tsx';
import { useCellsRefused } from './use-cells-refused.ts';

export interface FlowsProps {
	locale: Locale;
	t: Pick<CalculatorMessages, 'finance' | 'paste'>;
}

/** Net present value and internal rate of return of a list of flows. */
export function Flows({ locale, t: { finance, paste } }: FlowsProps) {
	const { flows: t } = finance;
	const id = useId();
	const saved = useStore($flows);
	const typed = useMemo(() => translateFlows(saved, locale), [saved, locale]);
	// A long list takes longer than a key press.
	const settled = useDeferredValue(typed);
	const list = useMemo(() => readFlows(locale, settled.flows), [locale, settled.flows]);
	const read = list.state === 'read' ? list : undefined;
	const rate = parseValue(locale, settled.rate);
	const pasting = useCellsRefused();
	const refusal = pasting.refused ? paste.several : rate === undefined ? finance.wrong : '';
	const fault =
		list.state === 'wrong'
			? fill(t.wrongLine, { line: list.line, text: truncateText(list.text, 40) })
			: list.state === 'ambiguous'
				? fill(t.ambiguousLine, { line: list.line })
				: list.state === 'mixed'
					? fill(t.mixed, { currencies: list.currencies.join(', ') })
					: list.state === 'long'
						? fill(t.long, { most: writeFigures(locale, `${mostFlows}`) })
						: undefined;

	useSaid(refusal, 'wrong');
	useSaid(fault ?? '', 'flows-wrong');
	const count =
		read && read.flows.length > 0
			? fill(t.count, {
					count: writeFigures(locale, `${read.flows.length}`),
					amounts: listEnds(read.listed),
				})
			: '';
	const readAs = read?.other ? fill(paste.readAs, read.other) : '';

	function change(part: Partial<TypedFlows>) {
		if (part.rate !== undefined) pasting.forget();
		$flows.set({ ...typed, ...part });
	}

	return (
		<div className="flows-body">
			<div className="flows-form">
				<div className="field">
					<label htmlFor={`${id}list`}>{t.list}</label>
					<textarea
						id={`${id}list`}
						rows={7}
						maxLength={longestFlows}
						value={typed.flows}
						aria-invalid={fault !== undefined}
						aria-describedby={`${id}help`}
						onChange={(event) => change({ flows: event.currentTarget.value })}
					/>
					<p id={`${id}help`} className={fault ? 'term-wrong' : 'answer-hint'}>
						{fault ?? (
							<>
								{count && (
									<b>
										{count} {readAs}{' '}
									</b>
								)}
								{t.help}
							</>
						)}
					</p>
				</div>
				<div className="field">
					<label htmlFor={`${id}rate`}>{t.rate}</label>
					<input
						id={`${id}rate`}
						type="text"
						inputMode="text"
						autoComplete="off"
						maxLength={100}
						value={typed.rate}
						aria-invalid={refusal !== ''}
						aria-describedby={refusal ? `${id}wrong` : undefined}
						{...pasting.handlers}
						onChange={(event) => change({ rate: event.currentTarget.value })}
					/>
					{refusal && (
						<p id={`${id}wrong`} className="term-wrong">
							{refusal}
						</p>
					)}
				</div>
				<button type="button" className="button" onClick={() => change(toExample(locale))}>
					{t.example}
				</button>
			</div>
			<FlowsResults
				{...{ locale, t }}
				flows={read?.flows}
				rate={settled.rate.trim() === '' ? '' : rate}
				count={`${count} ${readAs}`.trim()}
			/>
		</div>
	);
}

function toExample(locale: Locale): TypedFlows {
	const { flows, rate } = exampleFlows;
	return { flows: flows.map((flow) => writeFigures(locale, flow)).join('\n'), rate, locale };
}
