import './styles.css';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import type { Token } from '#lib/trace/highlight.ts';
import { readInput } from '#tools/tasks/read-input.ts';
import { getSamples } from '#tools/tasks/samples.ts';
import { watch } from '#tools/tasks/task.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import { Demo } from './Demo.tsx';
import { FizzbuzzDemo } from './FizzbuzzDemo.tsx';
import { OwnSolution } from './OwnSolution.tsx';
import type { OwnTrace } from './own-trace.ts';
import type { SandboxPlaces } from './sandbox.ts';
import { Trace } from './Trace.tsx';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	locale: Locale;
	task: TaskId;
	/** The solution's source, and its lines with their colours. */
	code: string;
	lines: readonly (readonly Token[])[];
	sandbox: SandboxPlaces;
	t: WorkshopMessages;
	/** What the task is, with examples. */
	children?: ReactNode;
}

/** A task to try, to watch and to solve. */
export function Workshop({ locale, task, code, lines, sandbox, t, children }: Props) {
	const root = useReady<HTMLDivElement>();
	const [fields, setFields] = useState(task === 'fizzbuzz' ? ['1'] : ['', '']);
	const [shown, setShown] = useState<readonly string[]>(['', '']);
	const [own, setOwn] = useState<OwnTrace>();
	const samples = getSamples(locale, task);
	const reading = readInput(task, task === 'fizzbuzz' ? shown : fields);
	const sample = reading.state !== 'ready';
	const watched = readInput(task, sample ? samples : task === 'fizzbuzz' ? shown : fields);
	const input = watched.state === 'ready' ? watched.input : [];
	const kept = useFocusKept();

	function change(next: string[]) {
		setFields(next);
		setOwn(undefined);
	}

	function show(count: string) {
		setShown([count]);
		setOwn(undefined);
	}

	return (
		<div ref={root} className="workshop">
			<div className="task-work">
				<section aria-label={t.tryIt}>
					{task === 'fizzbuzz' ? (
						<FizzbuzzDemo
							locale={locale}
							count={fields[0] ?? ''}
							shown={shown[0] ?? ''}
							t={t}
							onChange={(count) => change([count])}
							onShow={show}
						/>
					) : (
						<Demo
							locale={locale}
							task={task}
							fields={fields}
							samples={samples}
							t={t}
							onChange={change}
						/>
					)}
				</section>
				{children}
				<OwnSolution
					task={task}
					original={code}
					sandbox={sandbox}
					t={t.editor}
					onWatch={(trace) => {
						setOwn(trace);
						document.getElementById('trace')?.focus();
					}}
				/>
			</div>
			<section id="trace" aria-labelledby="trace-title" tabIndex={-1} {...kept}>
				<h2 id="trace-title">{t.trace.title}</h2>
				{own ? (
					<Trace
						key={own.key}
						locale={locale}
						code={own.code}
						lines={own.lines}
						trace={own.trace}
						t={t.trace}
					>
						<p>{t.trace.leadOwn.replace('{call}', () => own.call)}</p>
						<button type="button" className="button" onClick={() => setOwn(undefined)}>
							{t.trace.backToOriginal}
						</button>
					</Trace>
				) : (
					<PageTrace
						key={JSON.stringify(input)}
						locale={locale}
						task={task}
						input={input}
						code={code}
						lines={lines}
						t={t.trace}
						lead={sample ? t.trace.leadSample : t.trace.lead}
					/>
				)}
			</section>
		</div>
	);
}

type PageTraceProps = Pick<Props, 'locale' | 'task' | 'code' | 'lines'> & {
	input: Parameters<typeof watch>[1];
	lead: string;
	t: WorkshopMessages['trace'];
};

function PageTrace({ task, input, lead, ...rest }: PageTraceProps) {
	// Keyed by its input: it is run once for each.
	const [trace] = useState(() => watch(task, input));
	return (
		<Trace {...rest} trace={trace}>
			<p>{lead}</p>
		</Trace>
	);
}
