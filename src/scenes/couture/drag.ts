import type { ThreeEvent } from '@react-three/fiber';
import { Vector3 } from 'three';
import { type PrintPlace, printPlaces } from '#tools/couture/garments.ts';
import { metresPerUnit, printWidth } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import type { Tile } from './print-sheet.ts';

/** A point on the outside of the cloth, in units of positions. */
export interface ClothPoint {
	place: PrintPlace;
	x: number;
	y: number;
}

/** A pointer this close to a print, in metres, still drags it: fingers are broad. */
const grip = 0.012;

const normal = new Vector3();

/** Where a pointer meets the cloth; undefined on its inside and where it cannot be printed. */
export function toClothPoint(event: ThreeEvent<PointerEvent>): ClothPoint | undefined {
	const { face, barycoord, object, ray } = event;
	if (!face || !barycoord || !('geometry' in object)) return undefined;
	normal.copy(face.normal).transformDirection(object.matrixWorld);
	if (normal.dot(ray.direction) > 0) return undefined;
	const { geometry } = object as typeof object & {
		geometry: { getAttribute: (name: string) => { getX: Get; getY: Get; getZ: Get } };
	};
	const cloth = geometry.getAttribute('cloth');
	const place = printPlaces[Math.round(cloth.getZ(face.a))];
	if (!place) return undefined;
	const between = (get: Get) =>
		get.call(cloth, face.a) * barycoord.x +
		get.call(cloth, face.b) * barycoord.y +
		get.call(cloth, face.c) * barycoord.z;
	return {
		place,
		x: between(cloth.getX) / metresPerUnit,
		y: between(cloth.getY) / metresPerUnit,
	};
}

/** The uppermost print at a point, by its index in the list, or −1. */
export function findPrint(
	prints: readonly Print[],
	tiles: readonly Tile[],
	point: ClothPoint,
): number {
	return prints.findLastIndex((print, number) => {
		if (print.place !== point.place) return false;
		const edge = print.scale * printWidth;
		const angle = (print.turn * Math.PI) / 180;
		const x = (point.x - print.positionX) * metresPerUnit;
		const y = (point.y - print.positionY) * metresPerUnit;
		const [reachX, reachY] = tiles[number]?.reach ?? [0.5, 0.5];
		const across = x * Math.cos(angle) - y * Math.sin(angle);
		const up = x * Math.sin(angle) + y * Math.cos(angle);
		return Math.abs(across) < reachX * edge + grip && Math.abs(up) < reachY * edge + grip;
	});
}

type Get = (index: number) => number;
