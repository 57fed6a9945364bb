import { Fragment, useEffect, useRef } from 'react';
import { fill } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { toFaultWords } from './fault-words.ts';
import type { Run, RunEnding } from './use-run.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	run: Run;
	/** What is called in each case. */
	calls: readonly string[];
	t: WorkshopMessages['editor'];
}

/** What a run came to, and what the code printed. */
export function RunReport({ run, calls, t }: Props) {
	const all = calls.length;
	const summary = toSummary(run, all, t);
	const verdict = useRef<HTMLParagraphElement>(null);
	useSaid(summary, 'run');

	// On a phone it would come below the window.
	useEffect(() => {
		if (run.ending) verdict.current?.scrollIntoView({ block: 'nearest' });
	}, [run.ending]);

	return (
		<div className="run-report">
			<p ref={verdict} data-passed={toPassed(run) === all}>
				{summary}
			</p>
			{run.printed.length > 0 && (
				<figure>
					<figcaption>{t.printed}</figcaption>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it. */}
					<pre tabIndex={0}>
						{run.printed.map(({ text, place }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
							<Fragment key={index}>
								{place !== run.printed[index - 1]?.place && <b>{calls[place ?? -1]}</b>}
								{`${text}\n`}
							</Fragment>
						))}
					</pre>
					{run.cut && <p className="quiet">{t.printedCut}</p>}
				</figure>
			)}
		</div>
	);
}

function toSummary(run: Run, all: number, t: Props['t']): string {
	const { ending, running } = run;
	if (running) return t.running;
	if (!ending) return '';
	if (ending.ending === 'done') {
		const summary = fill(t.summary, { passed: toPassed(run), all });
		const stopped = run.results.some((result) => result?.outcome === 'timeout');
		return stopped ? `${summary} ${t.stopped}` : summary;
	}
	return toSentence(ending, t);
}

/** Why there are no results. */
function toSentence(ending: Exclude<RunEnding, { ending: 'done' }>, t: Props['t']): string {
	if (ending.ending === 'closed') return t.noSandbox;
	if (ending.ending === 'offline') return t.needsConnection;
	if (ending.ending === 'unreadable') {
		const { fault } = ending;
		return fill(t.syntax, { line: fault.line, message: toFaultWords(fault, t) });
	}
	const { reason, message, line } = ending;
	if (reason === 'missing') return fill(t.noFunction, { name: message });
	if (reason === 'syntax') return fill(t.unreadable, { message });
	return line ? fill(t.atLine, { line, message }) : message;
}

function toPassed({ results }: Run): number {
	return results.filter((result) => result?.outcome === 'pass').length;
}
