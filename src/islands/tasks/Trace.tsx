import { type ReactNode, useMemo, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/messages.ts';
import type { Token } from '#lib/trace/highlight.ts';
import { draw } from '#tools/tasks/picture.ts';
import type { Step, Trace as TraceOfRun } from '#tools/tasks/run/step.ts';
import { TraceCode } from './TraceCode.tsx';
import { TraceControls } from './TraceControls.tsx';
import { TracePicture } from './TracePicture.tsx';
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

/** A run, one line at a time: the line, the data it works on, and all values. */
export function Trace({ locale, code, lines, trace, t, children }: Props) {
	const { steps, count } = trace;
	const { at, playing, go, toggle } = usePlayer(steps.length - 1);
	const [announcement, announce] = useState('');
	const rows = useMemo(() => draw(code, steps, at), [code, steps, at]);
	const step = steps[at];
	const changed = step ? findChanged(steps, at) : [];

	/** Announced only while stepping: a playing run would talk over itself. */
	function stepTo(place: number) {
		go(place);
		const next = steps[Math.min(Math.max(place, 0), steps.length - 1)];
		if (next) announce(describe(next, findChanged(steps, steps.indexOf(next)), t));
	}

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
						onGo={stepTo}
						onToggle={toggle}
					/>
					<TracePicture rows={rows} />
					<div className="trace-columns">
						<TraceCode lines={lines} line={step.line} label={t.code} />
						<TraceValues step={step} changed={changed} t={t} />
					</div>
					{count > steps.length && <p className="quiet">{plural(locale, t.cut, count)}</p>}
				</>
			)}
			<p role="status" className="hidden-words">
				{playing ? '' : announcement}
			</p>
		</div>
	);
}

/** Names of the variables that are new or other than at the step before in the same function. */
function findChanged(steps: readonly Step[], at: number): string[] {
	const step = steps[at];
	const before = steps.slice(0, at).findLast(({ name }) => name === step?.name);
	if (!step || !before) return [];
	return step.variables
		.filter(
			({ name, text }) => before.variables.find((other) => other.name === name)?.text !== text,
		)
		.map(({ name }) => name);
}

function describe(
	{ line, variables, result }: Step,
	changed: readonly string[],
	t: Props['t'],
): string {
	const values = variables
		.filter(({ name }) => changed.includes(name))
		.map(({ name, text }) => `${name} = ${text}`);
	const returned = result === undefined ? [] : [fill(t.returns, { value: result })];
	return `${[fill(t.line, { line }), ...values, ...returned].join('. ')}.`;
}
