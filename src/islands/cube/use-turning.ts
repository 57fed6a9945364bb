import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Attitude, turnByDrag, turnByKey } from '#tools/cube/turn.ts';

/** Pointer and keys for the stage of a cube. `turn` gets a function from the old attitude to the new one. */
export function useTurning(turn: (change: (attitude: Attitude) => Attitude) => void) {
	const last = useRef<{ id: number; x: number; y: number } | undefined>(undefined);
	const [held, setHeld] = useState(false);

	function release() {
		last.current = undefined;
		setHeld(false);
	}

	return {
		/** The visitor is turning the cube: it must not turn automatically. */
		held,
		handlers: {
			onPointerDown(event: PointerEvent<HTMLElement>) {
				if (event.button !== 0 || last.current) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				last.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
				setHeld(true);
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				const from = last.current;
				if (from?.id !== event.pointerId) return;
				const { clientX: x, clientY: y } = event;
				last.current = { id: from.id, x, y };
				turn((attitude) => turnByDrag(attitude, x - from.x, y - from.y));
			},
			onPointerUp: release,
			onPointerCancel: release,
			onLostPointerCapture: release,
			onKeyDown(event: KeyboardEvent<HTMLElement>) {
				if (event.ctrlKey || event.altKey || event.metaKey) return;
				const { key } = event;
				if (!turnByKey({ tilt: 0, turn: 0 }, key)) return;
				event.preventDefault();
				turn((attitude) => turnByKey(attitude, key) ?? attitude);
			},
		},
	};
}
