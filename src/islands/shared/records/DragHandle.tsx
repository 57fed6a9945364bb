import { Icon } from '#islands/shared/Icon.tsx';
import type { useDrag } from './use-drag.ts';

interface Props {
	handlers: ReturnType<typeof useDrag>;
	/** A hint for the mouse; the keyboard has the arrow buttons and Alt with the arrow keys. */
	title: string;
}

/** The handle by which a row is dragged. It is for pointers only, so that Tab has one stop less. */
export function DragHandle({ handlers, title }: Props) {
	return (
		<span className="record-handle" aria-hidden="true" title={title} {...handlers}>
			<Icon path="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
		</span>
	);
}
