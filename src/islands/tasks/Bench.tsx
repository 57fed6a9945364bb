import { type ComponentType, useState } from 'react';
import { fill } from '#i18n/messages.ts';
import { report } from '#lib/report.ts';
import type { Token } from '#lib/trace/highlight.ts';
import type { Trace } from '#tools/tasks/run/step.ts';
import { functionNames, type TaskId } from '#tools/tasks/task-ids.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

/** A run of the visitor's code that can be watched. */
export interface OwnTrace {
	key: number;
	code: string;
	lines: readonly (readonly Token[])[];
	trace: Trace;
	call: string;
}

interface Props {
	task: TaskId;
	/** The page's own solution. */
	original: string;
	sandbox: string;
	t: WorkshopMessages['editor'];
	onWatch: (trace: OwnTrace) => void;
}

/** The visitor's own solution. What it needs is loaded when the button is pressed, and again if that failed. */
export function Bench(props: Props) {
	const { task, t } = props;
	const [Panel, setPanel] = useState<ComponentType<Props>>();
	const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');

	async function open() {
		if (state === 'loading') return;
		setState('loading');
		try {
			const { BenchPanel } = await import('./BenchPanel.tsx');
			setPanel(() => BenchPanel);
		} catch (error) {
			report(error, 'load the bench');
			setState('failed');
		}
	}

	return (
		<section className="bench" aria-labelledby="own-solution">
			<h2 id="own-solution">{t.title}</h2>
			<p>{fill(t.lead, { name: functionNames[task] })}</p>
			{Panel ? (
				<Panel {...props} />
			) : (
				<>
					<button type="button" className="button primary" onClick={open}>
						{t.open}
					</button>
					<p role="status">
						{state === 'loading' && t.loading}
						{state === 'failed' && t.noSandbox}
					</p>
				</>
			)}
		</section>
	);
}
