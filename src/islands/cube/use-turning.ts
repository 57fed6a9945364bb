import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Attitude, firstAttitude, turnBy, turnByDrag, turnByKey } from '#tools/cube/turn.ts';

/** A rotation that is added to the attitude elsewhere, as an animation of CSS does. */
export interface Spin {
	/** Degrees turned so far. */
	read: () => number;
	/** Fulfilled when it has really stopped: an animation goes on until the next frame. */
	rest: () => Promise<unknown>;
	reset: () => void;
}

/** Pointer and keys for the stage of a cube. `paint` shows an attitude. */
export function useTurning(paint: (attitude: Attitude) => void, spin?: Spin) {
	const attitude = useRef<Attitude>(firstAttitude);
	const drag = useRef<Drag | undefined>(undefined);
	const [shown, setShown] = useState<Attitude>(firstAttitude);
	const [held, setHeld] = useState(false);

	function turn(change: (attitude: Attitude) => Attitude) {
		attitude.current = change(attitude.current);
		paint(attitude.current);
	}

	function report() {
		setShown(turnBy(attitude.current, spin?.read() ?? 0));
	}

	function reportAtRest() {
		report();
		void spin?.rest().then(report);
	}

	function release() {
		if (!drag.current) return;
		drag.current = undefined;
		setHeld(false);
		report();
	}

	/** Does what the key does; false for a key that does nothing here. */
	function press(key: string): boolean {
		if (!turnByKey(firstAttitude, key)) return false;
		if (key === 'Home') spin?.reset();
		turn((before) => turnByKey(before, key) ?? before);
		report();
		return true;
	}

	return {
		attitude,
		/** The attitude for screen readers, with the spin: it changes when the cube rests, not in every frame. */
		shown,
		reportAtRest,
		/** The visitor is turning the cube: it must not turn automatically. */
		held,
		turn,
		press,
		handlers: {
			onPointerDown(event: PointerEvent<HTMLElement>) {
				if (event.button !== 0 || drag.current) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				drag.current = toDrag(event);
				setHeld(true);
				report();
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				if (drag.current?.id !== event.pointerId) return;
				const [from, to] = [drag.current, toDrag(event)];
				drag.current = to;
				turn((before) => turnByDrag(before, to.x - from.x, to.y - from.y));
			},
			// It follows the end of a press, however that ends.
			onLostPointerCapture: release,
			onFocus: report,
			onKeyDown(event: KeyboardEvent<HTMLElement>) {
				if (event.ctrlKey || event.altKey || event.metaKey) return;
				if (press(event.key)) event.preventDefault();
			},
		},
	};
}

/** A pointer that is pressed, and where it was last. */
interface Drag {
	id: number;
	x: number;
	y: number;
}

function toDrag({ pointerId: id, clientX: x, clientY: y }: PointerEvent): Drag {
	return { id, x, y };
}
