import { type ThreeEvent, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { dragGrip, findGrip, type Grip } from '#tools/couture/handles.ts';
import { movePrint, type Print } from '#tools/couture/print.ts';
import { changePrint } from '#tools/couture/prints.ts';
import { $print, edit } from '#tools/couture/store.ts';
import { type ClothPoint, findPrint, toClothPoint } from './drag.ts';
import type { PrintSheet } from './print-sheet.ts';

/** What a pointer has taken hold of, and where. */
interface Held {
	number: number;
	grip: Grip;
	/** The print and the point at first; another panel replaces them. */
	print: Print;
	from: ClothPoint;
	pointer: number;
	since: number;
}

const cursors = { move: 'move', scale: 'nwse-resize', turn: 'crosshair' } as const;

/**
 * Drags prints over the cloth: they follow the pointer from panel to panel. The selected one has handles that scale and
 * turn it. `onHold` gets what a pointer does, and undefined when it lets go.
 */
export function useDragging(
	key: GarmentKey,
	prints: readonly Print[],
	sheet: PrintSheet,
	active: boolean,
	onHold?: (grip: Grip | undefined) => void,
) {
	const { rig } = useStage();
	const canvas = useThree(({ gl }) => gl.domElement);
	const held = useRef<Held | undefined>(undefined);
	const holds = useRef(onHold);
	useEffect(() => {
		holds.current = onHold;
	});

	useEffect(() => {
		function release() {
			if (!held.current) return;
			held.current = undefined;
			rig.held = false;
			holds.current?.(undefined);
		}
		const kinds = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;
		for (const kind of kinds) canvas.addEventListener(kind, release);
		return () => {
			release();
			canvas.style.removeProperty('cursor');
			for (const kind of kinds) canvas.removeEventListener(kind, release);
		};
	}, [canvas, rig]);

	if (!active) return {};

	/** The handles of the selected print lie over all prints. */
	function find(point: ClothPoint): { number: number; grip: Grip } | undefined {
		const selected = $print.get();
		const [print, tile] = [prints[selected], sheet.tiles[selected]];
		const grip = print && tile && print.place === point.place && findGrip(print, tile.reach, point);
		if (grip && grip !== 'move') return { number: selected, grip };
		const number = findPrint(prints, sheet.tiles, point);
		return number < 0 ? undefined : { number, grip: 'move' };
	}

	return {
		onPointerOut() {
			if (!held.current) canvas.style.setProperty('cursor', 'grab');
		},
		onPointerDown(event: ThreeEvent<PointerEvent>) {
			if (event.button !== 0) return;
			const from = toClothPoint(event);
			const found = from && find(from);
			const print = found && prints[found.number];
			if (!print) return;
			$print.set(found.number);
			// A locked print leaves the pointer to the camera.
			if (print.locked) return;
			event.stopPropagation();
			rig.held = true;
			held.current = { ...found, print, from, pointer: event.pointerId, since: Date.now() };
			holds.current?.(found.grip);
		},
		onPointerMove(event: ThreeEvent<PointerEvent>) {
			const point = toClothPoint(event);
			const { current } = held;
			if (!current) {
				const found = point && find(point);
				const free = found && prints[found.number]?.locked === false;
				canvas.style.setProperty('cursor', free ? cursors[found.grip] : 'grab');
				return;
			}
			event.stopPropagation();
			if (!point || event.pointerId !== current.pointer) return;
			const { place } = point;
			if (place !== current.print.place) {
				if (current.grip !== 'move') return;
				// On another panel its middle jumps under the pointer: the offset was one of the first panel.
				const { x: positionX, y: positionY } = point;
				current.print = movePrint(current.print, { place, positionX, positionY });
				current.from = point;
			}
			const { number, grip, print, from, since } = current;
			const changes = { place, ...dragGrip(grip, print, from, point) };
			edit(
				key,
				`drag ${since}`,
				(settings) => changePrint(settings, number, (before) => movePrint(before, changes)),
				true,
			);
		},
	};
}
