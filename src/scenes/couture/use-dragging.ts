import { type ThreeEvent, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { movePrint, type Print } from '#tools/couture/print.ts';
import { changePrint } from '#tools/couture/prints.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { $print, edit } from '#tools/couture/store.ts';
import { findPrint, toClothPoint } from './drag.ts';
import type { PrintSheet } from './print-sheet.ts';

/** Drags prints over the cloth: they follow the pointer from panel to panel. */
export function useDragging(
	key: GarmentKey,
	prints: readonly Print[],
	sheet: PrintSheet,
	active: boolean,
) {
	const { rig } = useStage();
	const canvas = useThree(({ gl }) => gl.domElement);
	const held = useRef<
		{ number: number; x: number; y: number; pointer: number; since: number } | undefined
	>(undefined);

	useEffect(() => {
		function release() {
			if (!held.current) return;
			held.current = undefined;
			rig.held = false;
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

	return {
		onPointerDown(event: ThreeEvent<PointerEvent>) {
			if (event.button !== 0) return;
			const point = toClothPoint(event);
			const number = point ? findPrint(prints, sheet.tiles, point) : -1;
			const print = prints[number];
			if (!point || !print) return;
			event.stopPropagation();
			$print.set(number);
			rig.held = true;
			held.current = {
				number,
				x: print.positionX - point.x,
				y: print.positionY - point.y,
				pointer: event.pointerId,
				since: Date.now(),
			};
		},
		onPointerMove(event: ThreeEvent<PointerEvent>) {
			const point = toClothPoint(event);
			const { current } = held;
			if (!current) {
				const over = point !== undefined && findPrint(prints, sheet.tiles, point) >= 0;
				canvas.style.setProperty('cursor', over ? 'move' : 'grab');
				return;
			}
			event.stopPropagation();
			if (!point || event.pointerId !== current.pointer) return;
			const move = (settings: GarmentSettings) =>
				changePrint(settings, current.number, (print) => {
					// On another panel its middle jumps under the pointer: the offset was one of the first panel.
					const same = print.place === point.place;
					if (!same) Object.assign(current, { x: 0, y: 0 });
					return movePrint(print, {
						place: point.place,
						positionX: point.x + current.x,
						positionY: point.y + current.y,
					});
				});
			edit(key, `drag ${current.since}`, move, true);
		},
	};
}
