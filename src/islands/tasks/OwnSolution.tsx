import { type ComponentProps, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { fill } from '#i18n/messages.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { functionNames } from '#tools/tasks/task-ids.ts';
import type { OwnSolutionPanel } from './OwnSolutionPanel.tsx';

const loadPanel = () =>
	loadModule(() => import('./OwnSolutionPanel.tsx')).then((module) => module.OwnSolutionPanel);

/** The visitor's own solution. What it needs is loaded when the button is pressed, and again if that failed. */
export function OwnSolution(props: ComponentProps<typeof OwnSolutionPanel>) {
	const { task, t } = props;
	const [wanted, setWanted] = useState(false);
	const [panel, retry] = usePart(loadPanel, wanted);

	const words = { loading: t.loading, failed: t.noSandbox, ready: '', unwanted: '' }[panel.state];
	useSaid(words, 'panel');

	function open() {
		setWanted(true);
		retry();
	}

	return (
		<section className="own-solution" aria-labelledby="own-solution">
			<h2 id="own-solution">{t.title}</h2>
			{panel.state === 'ready' ? (
				<>
					<p>{fill(t.lead, { name: functionNames[task] })}</p>
					<panel.Component {...props} />
				</>
			) : (
				<div className="controls">
					<button type="button" className="button primary" onClick={open}>
						{t.open}
					</button>
					<p>{words}</p>
				</div>
			)}
		</section>
	);
}
