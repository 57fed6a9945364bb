import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { usePart } from '#islands/shared/use-part.ts';
import type { FlowsProps } from './Flows.tsx';
import { PartFailed } from './PartFailed.tsx';

interface Props extends Omit<FlowsProps, 't'> {
	t: Pick<CalculatorMessages, 'finance' | 'mode' | 'paste'>;
}

const loadFlows = () => loadModule(() => import('./Flows.tsx')).then(({ Flows }) => Flows);

/** The calculations with a list of flows, loaded when they are opened. */
export function FlowsPart({ locale, t }: Props) {
	const [open, setOpen] = useState(false);
	const [part, retry] = usePart<FlowsProps>(loadFlows, open);
	return (
		<details className="flows" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="plus">
				<h2>{t.finance.flows.title}</h2>
			</summary>
			{part.state === 'ready' && <part.Component {...{ locale, t }} />}
			{part.state === 'failed' && <PartFailed t={t.mode} onAgain={retry} />}
		</details>
	);
}
