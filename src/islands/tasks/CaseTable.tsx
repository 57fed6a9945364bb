import { toShortName } from '#browser/records/short-name.ts';
import { fill } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { toCall } from '#tools/tasks/call.ts';
import type { Case } from '#tools/tasks/cases.ts';
import { printValue } from '#tools/tasks/run/print-value.js';
import type { CaseResult } from '#tools/tasks/run/run-cases.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	task: TaskId;
	/** Those of the page, then those of the visitor. */
	cases: readonly Case[];
	/** How many are the visitor's. */
	own: number;
	results: readonly (CaseResult | undefined)[];
	t: WorkshopMessages['editor'];
	onWatch: (watched: Case, call: string) => void;
	/** Gets the place among the visitor's cases. */
	onRemove: (place: number) => void;
}

/** Every case with what is expected, what came, and a way to watch it. */
export function CaseTable({ task, cases, own, results, t, onWatch, onRemove }: Props) {
	const kept = useFocusKept((table) => [...table.querySelectorAll('button')].at(-1));
	return (
		<table className="cases" {...kept}>
			<caption>{t.cases}</caption>
			<thead>
				<tr>
					<th scope="col">{t.call}</th>
					<th scope="col">{t.expected}</th>
					<th scope="col">{t.got}</th>
					<th scope="col">{t.outcome}</th>
					<td />
				</tr>
			</thead>
			<tbody>
				{cases.map((one, place) => {
					const call = toShortName(toCall(task, one.input));
					const result = results[place];
					const ownPlace = place - (cases.length - own);
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: two cases may be the same.
						<tr key={place} data-outcome={result?.outcome}>
							<th scope="row">
								<code>{call}</code>
							</th>
							<td data-label={t.expected}>
								<code>{toShortName(printValue(one.expected))}</code>
							</td>
							<td data-label={t.got}>
								<code>{result && 'text' in result ? toGot(result, t) : ''}</code>
							</td>
							<td className="case-outcome">
								<span>{t.outcomes[result?.outcome ?? 'waiting']}</span>
							</td>
							<td className="case-actions">
								<button
									type="button"
									className="button"
									aria-label={fill(t.traceCase, { call })}
									onClick={() => onWatch(one, call)}
								>
									{t.watch}
								</button>
								{ownPlace >= 0 && (
									<button
										type="button"
										className="icon-button"
										aria-label={fill(t.remove, { call })}
										onClick={() => onRemove(ownPlace)}
									>
										<Icon path="M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5m4-5v5" />
									</button>
								)}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

function toGot(result: CaseResult & { text: string }, t: Props['t']): string {
	if (!('line' in result) || !result.line) return toShortName(result.text);
	return fill(t.atLine, { message: toShortName(result.text), line: result.line });
}
