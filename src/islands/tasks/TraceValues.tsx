import { fill } from '#i18n/messages.ts';
import { truncateText } from '#lib/truncate-text.ts';
import type { Step } from '#tools/tasks/run/step.ts';
import { findShared } from '#tools/tasks/stack.ts';
import { toFunctionName } from './step-words.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

const longestValue = 120;

interface Props {
	/** The innermost call comes first. */
	stack: readonly Step[];
	changed: readonly string[];
	t: WorkshopMessages['trace'];
}

/** All variables of the current call, which of them hold the same object, and what is returned. */
export function TraceValues({ stack, changed, t }: Props) {
	const [step] = stack;
	if (!step) return null;
	return (
		<div className="values">
			<table>
				<caption>
					{t.values} <code>{toFunctionName(step, t)}</code>
					{stack.length > 1 && (
						<span className="values-depth">{fill(t.depth, { depth: stack.length })}</span>
					)}
				</caption>
				<tbody>
					{step.variables.map(({ name, text, object }) => (
						<tr key={name} data-changed={changed.includes(name)}>
							<th scope="row">
								<code>{name}</code>
							</th>
							<td>
								{object && <b className="object">#{object}</b>}{' '}
								<code>{truncateText(text, longestValue)}</code>
								{changed.includes(name) && <span className="hidden-words"> ({t.changed})</span>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{findShared(stack).map((names) => (
				<p key={names.join()} className="values-shared">
					{fill(t.same, { names: names.join(', ') })}
				</p>
			))}
			<p className="values-result">
				{step.result !== undefined &&
					fill(t.returns, { value: truncateText(step.result, longestValue) })}
			</p>
		</div>
	);
}
