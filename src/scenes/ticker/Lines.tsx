import { useStore } from '@nanostores/react';
import { $lines3d } from '#tools/ticker/lines-3d.ts';
import { TickerLine } from './TickerLine.tsx';

/** From one line to the next. */
const spacing = 1.02;

/** All lines of the page, one above the other. */
export function Lines() {
	const lines = useStore($lines3d);
	return lines.map((line, at) => (
		<TickerLine key={line.id} line={line} height={((lines.length - 1) / 2 - at) * spacing} />
	));
}
