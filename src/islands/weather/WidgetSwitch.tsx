import { type ComponentType, useState } from 'react';
import { report } from '#lib/report.ts';
import type { WidgetProps } from './WidgetPanel.tsx';

/** Opens and closes the panel of the official widget, which is loaded when it is asked for. */
export function WidgetSwitch(props: WidgetProps) {
	const [open, setOpen] = useState(false);
	const [Panel, setPanel] = useState<ComponentType<WidgetProps>>();

	function toggle() {
		setOpen(!open);
		if (Panel) return;
		import('./WidgetPanel.tsx').then(
			({ WidgetPanel }) => setPanel(() => WidgetPanel),
			(error: unknown) => report(error, 'load the widget'),
		);
	}

	return (
		<div className="widget">
			<button type="button" className="button" aria-expanded={open} onClick={toggle}>
				{open ? props.t.hide : props.t.show}
			</button>
			{open && Panel && <Panel {...props} />}
		</div>
	);
}
