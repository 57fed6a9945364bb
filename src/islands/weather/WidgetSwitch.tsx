import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { usePart } from '#islands/shared/use-part.ts';
import type { WidgetProps } from './WidgetPanel.tsx';

const loadPanel = () =>
	loadModule(() => import('./WidgetPanel.tsx')).then(({ WidgetPanel }) => WidgetPanel);

/** Opens and closes the panel of the official widget, which loads on request. */
export function WidgetSwitch(props: WidgetProps) {
	const [open, setOpen] = useState(false);
	const [panel] = usePart(loadPanel, open);

	return (
		<div className="widget">
			<button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
				{open ? props.t.hide : props.t.show}
			</button>
			{open && panel.state === 'failed' && <p role="alert">{props.t.failed}</p>}
			{open && panel.state === 'ready' && <panel.Component {...props} />}
		</div>
	);
}
