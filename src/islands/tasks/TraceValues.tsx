import { fill } from '#i18n/messages.ts';
import type { Step } from '#tools/tasks/run/step.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	step: Step;
	changed: readonly string[];
	t: WorkshopMessages['trace'];
}

/** All variables of the current function, and what it gives back. */
export function TraceValues({ step, changed, t }: Props) {
	return (
		<div className="values">
			<table>
				<caption>
					{t.values} <code>{step.name}</code>
				</caption>
				<tbody>
					{step.variables.map(({ name, text }) => (
						<tr key={name} data-changed={changed.includes(name)}>
							<th scope="row">
								<code>{name}</code>
							</th>
							<td>
								<code>{text.length > 120 ? `${text.slice(0, 120)}…` : text}</code>
								{changed.includes(name) && <span className="hidden-words"> ({t.changed})</span>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="values-result">
				{step.result !== undefined &&
					fill(t.returns, {
						value: step.result.length > 120 ? `${step.result.slice(0, 120)}…` : step.result,
					})}
			</p>
		</div>
	);
}
