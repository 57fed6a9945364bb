import { fill } from '#i18n/messages.ts';
import { truncateText } from '#lib/truncate-text.ts';
import type { Step } from '#tools/tasks/run/step.ts';
import { toFunctionName } from './step-words.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	/** The innermost call comes first. */
	stack: readonly Step[];
	t: WorkshopMessages['trace'];
}

const mostCalls = 8;
const longestValue = 24;

/** The current call and those that wait for it, each with its line; the values of the current one are in the table. */
export function TraceStack({ stack, t }: Props) {
	const rest = stack.length - mostCalls;
	if (stack.length < 2) return null;
	return (
		<div className="call-stack">
			<p id="call-stack">{t.stack}</p>
			<ol aria-labelledby="call-stack">
				{stack.slice(0, mostCalls).map((step, depth) => (
					<li key={step.call} aria-current={depth === 0 || undefined}>
						<code>{toFunctionName(step, t)}</code>{' '}
						<span className="quiet">{fill(t.line, { line: step.line })}</span>{' '}
						{(depth === 0 ? [] : step.variables).map(({ name, text, object }) => (
							<span key={name} className="call-value">
								<code>{name}</code> {object && <b className="object">#{object}</b>}{' '}
								<code>{truncateText(text, longestValue)}</code>
							</span>
						))}
					</li>
				))}
			</ol>
			{rest > 0 && <p className="quiet">{fill(t.moreCalls, { count: rest })}</p>}
		</div>
	);
}
