import { useStore } from '@nanostores/react';
import { writeDecimal } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cube3dMessages } from '#i18n/messages/cube3d/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { $inspects, $solves, changeLast } from '#tools/cube3d/saved-times.ts';
import {
	printResult,
	type Result,
	toAverage,
	toBest,
	toBestAverage,
	toResult,
} from '#tools/cube3d/times.ts';

interface Props {
	locale: Locale;
	t: Cube3dMessages['times'];
}

const none: readonly never[] = [];

/** The last times and the averages of them. */
export function TimesPart({ locale, t }: Props) {
	const solves = useSaved($solves, none);
	const inspects = useStore($inspects, { ssr: () => false });
	const last = solves.at(-1);
	const print = (result: Result | undefined) =>
		result === undefined ? '–' : writeDecimal(locale, printResult(result));

	return (
		<div className="stage-group" {...useFocusKept()}>
			<table className="cube3d-times figures">
				<thead>
					<tr>
						<td />
						<th scope="col">{t.now}</th>
						<th scope="col">{t.best}</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{t.single}</th>
						<td>
							{print(last && toResult(last))}
							{last?.away && '*'}
						</td>
						<td>{print(toBest(solves))}</td>
					</tr>
					{([5, 12] as const).map((count) => (
						<tr key={count}>
							<th scope="row">{count === 5 ? t.of5 : t.of12}</th>
							<td>{print(toAverage(solves, count))}</td>
							<td>{print(toBestAverage(solves, count))}</td>
						</tr>
					))}
				</tbody>
			</table>
			{last ? (
				<div className="stage-row">
					<Switch
						label={t.penalty}
						choices={[
							{ value: 'none', label: t.ok },
							{ value: 'plus2', label: '+2' },
							{ value: 'dnf', label: 'DNF' },
						]}
						value={last.penalty ?? 'none'}
						onPick={(value) =>
							changeLast({
								ms: last.ms,
								...(value !== 'none' && { penalty: value }),
								...(last.away && { away: true }),
							})
						}
					/>
					<button type="button" className="button" onClick={() => changeLast(undefined)}>
						{t.remove}
					</button>
				</div>
			) : (
				<p className="quiet">{t.empty}</p>
			)}
			{last?.away && <p className="quiet">{t.away}</p>}
			<label className="stage-check">
				<input
					type="checkbox"
					checked={inspects}
					onChange={(event) => $inspects.set(event.currentTarget.checked)}
				/>
				{t.inspect}
			</label>
		</div>
	);
}
