import { type Ref, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Mesh } from 'three';
import { createShade } from '#scenes/stage/contact-shade.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import type { Footprint } from './footprint.ts';
import { createRoomGeometry } from './room-geometry.ts';
import { RoomMaterial } from './room-material.ts';

interface Props {
	ref?: Ref<Mesh>;
	/** Metres above the middle of the scene. */
	height: number;
	/** Radius of the floor in metres. */
	radius: number;
	/** The garment on it darkens it. */
	footprint?: Footprint;
}

/** The room that garments are shown in, in one draw with the shadows on its floor. */
export function Room({ ref = null, height, radius, footprint }: Props) {
	const shade = useMemo(() => createShade(footprint?.outline), [footprint]);
	useEffect(() => () => shade.dispose(), [shade]);
	const geometry = useMemo(createRoomGeometry, []);
	const material = useMemo(() => new RoomMaterial(), []);
	useEffect(
		() => () => {
			geometry.dispose();
			material.dispose();
		},
		[geometry, material],
	);
	useLayoutEffect(
		() => material.lay(radius, shade, footprint),
		[material, radius, shade, footprint],
	);
	return (
		<mesh
			ref={ref}
			{...standStill}
			rotation-x={-Math.PI / 2}
			position-y={height}
			scale={[radius, radius, 1]}
			geometry={geometry}
			material={material}
			receiveShadow
		/>
	);
}
