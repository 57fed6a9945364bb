import { type ReactNode, useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { Token } from '#lib/trace/highlight.ts';
import { draw } from '#tools/tasks/picture.ts';
import type { Trace as TraceOfRun } from '#tools/tasks/run/step.ts';
import { toStack } from '#tools/tasks/stack.ts';
import { describeStep, findChanged } from './step-words.ts';
import { TraceCode } from './TraceCode.tsx';
import { TraceControls } from './TraceControls.tsx';
import { TracePicture } from './TracePicture.tsx';
import { TraceStack } from './TraceStack.tsx';
import { TraceValues } from './TraceValues.tsx';
import { usePlayer } from './use-player.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	locale: Locale;
	code: string;
	lines: readonly (readonly Token[])[];
	trace: TraceOfRun;
	t: WorkshopMessages['trace'];
	/** What is being watched. */
	children: ReactNode;
}

/** A run, one line at a time: the line, and beside it the data it works on, all values, and the calls that wait. */
export function Trace({ locale, code, lines, trace, t, children }: Props) {
	const { steps, count } = trace;
	const { at, playing, go, toggle } = usePlayer(steps.length - 1);
	const rows = useMemo(() => draw(code, steps, at), [code, steps, at]);
	const stack = useMemo(() => toStack(steps, at), [steps, at]);
	const step = steps[at];

	// A playing run would talk over itself: it says where it ends.
	useSaid(playing ? '' : describeStep(code, steps, at, t), 'step');

	return (
		<div className="trace">
			<div className="trace-lead">{children}</div>
			{!step && <p>{t.none}</p>}
			{step && (
				<>
					<TraceControls
						at={at}
						all={steps.length}
						playing={playing}
						t={t}
						onGo={go}
						onToggle={toggle}
					/>
					<div className="trace-columns">
						<TraceCode lines={lines} line={step.line} label={t.code} />
						<div className="trace-data">
							<TracePicture rows={rows.filter(({ caller }) => caller === undefined)} />
							<TraceValues stack={stack} changed={findChanged(steps, at)} t={t} />
							<TracePicture rows={rows.filter(({ caller }) => caller !== undefined)} />
						</div>
						<TraceStack stack={stack} t={t} />
					</div>
					{count > steps.length && <p className="quiet">{plural(locale, t.cut, count)}</p>}
				</>
			)}
		</div>
	);
}
