import type { ReactNode } from 'react';

interface Props {
	checked: boolean;
	/** Name of the box where it has no words beside it. */
	label?: string;
	children?: ReactNode;
	onToggle: () => void;
}

/** A check box as large as a finger. Its tick is drawn when it is checked. */
export function TaskBox({ checked, label, children, onToggle }: Props) {
	return (
		<label className="task-box">
			<input type="checkbox" checked={checked} aria-label={label} onChange={onToggle} />
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="m5 12 5 5L20 7" pathLength="1" />
			</svg>
			{children}
		</label>
	);
}
