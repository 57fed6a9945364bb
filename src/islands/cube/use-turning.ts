import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useFrames } from '#islands/shared/use-frames.ts';
import { useLessMotion } from '#islands/shared/use-less-motion.ts';
import { type Place, type Speed, slowDown, toSpin, trailLength } from '#tools/cube/spin.ts';
import { type Attitude, firstAttitude, turnBy, turnByDrag, turnByKey } from '#tools/cube/turn.ts';

/** A rotation that is added to the attitude elsewhere, as an animation of CSS does. */
export interface Spin {
	/** Degrees turned so far. */
	read: () => number;
	/** Fulfilled when it has really stopped: an animation goes on until the next frame. */
	rest: () => Promise<unknown>;
	reset: () => void;
}

/**
 * Pointer and keys for the stage of a cube. A cube that is let go in motion flies on and comes to rest, unless the
 * visitor's system requests reduced motion. `paint` shows an attitude.
 */
export function useTurning(paint: (attitude: Attitude) => void, spin?: Spin) {
	const attitude = useRef<Attitude>(firstAttitude);
	const drag = useRef<{ id: number; places: Place[] } | undefined>(undefined);
	const speed = useRef<Speed | undefined>(undefined);
	const [shown, setShown] = useState<Attitude>(firstAttitude);
	const [held, setHeld] = useState(false);
	const [flying, setFlying] = useState(false);
	const lessMotion = useLessMotion();

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

	function fly(next: Speed | undefined) {
		speed.current = next;
		setFlying(next !== undefined);
		if (!next) report();
	}

	function release(next: Speed | undefined) {
		if (!drag.current) return;
		drag.current = undefined;
		setHeld(false);
		fly(next);
	}

	/** Does what the key does; false for a key that does nothing here. */
	function press(key: string): boolean {
		if (!turnByKey(firstAttitude, key)) return false;
		if (key === 'Home') spin?.reset();
		turn((before) => turnByKey(before, key) ?? before);
		fly(undefined);
		return true;
	}

	useFrames(flying, (ms) => {
		if (!speed.current) return;
		const next = slowDown(attitude.current, speed.current, ms);
		turn(() => next.attitude);
		if (next.speed) speed.current = next.speed;
		else fly(undefined);
	});

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
				drag.current = { id: event.pointerId, places: [toPlace(event)] };
				setHeld(true);
				fly(undefined);
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				if (drag.current?.id !== event.pointerId) return;
				const { places } = drag.current;
				const [from, to] = [places.at(-1), toPlace(event)];
				drag.current.places = [...places, to].slice(-trailLength);
				if (from) turn((before) => turnByDrag(before, to.x - from.x, to.y - from.y));
			},
			onPointerUp(event: PointerEvent<HTMLElement>) {
				if (drag.current?.id !== event.pointerId) return;
				release(lessMotion ? undefined : toSpin(drag.current.places, event.timeStamp));
			},
			onPointerCancel: () => release(undefined),
			onLostPointerCapture: () => release(undefined),
			onFocus: report,
			onKeyDown(event: KeyboardEvent<HTMLElement>) {
				if (event.ctrlKey || event.altKey || event.metaKey) return;
				if (press(event.key)) event.preventDefault();
			},
		},
	};
}

function toPlace({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Place {
	return { x, y, at };
}
