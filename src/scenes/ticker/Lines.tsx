import { useStore } from '@nanostores/react';
import { $lines3d, toRows } from '#tools/ticker/lines-3d.ts';
import { TickerLine } from './TickerLine.tsx';

/** From one line to the next. */
const spacing = 1.02;

interface Props {
	/** Where there is room for no more than one line. */
	single?: boolean;
}

/** All lines of the page, one above the other. */
export function Lines({ single = false }: Props) {
	const lines = useStore($lines3d);
	const rows = toRows(lines).slice(0, single ? 1 : undefined);
	return rows.map(({ line, start }, at) => (
		<TickerLine
			key={`${line.id} ${start}`}
			line={line}
			start={start}
			height={((rows.length - 1) / 2 - at) * spacing}
		/>
	));
}
