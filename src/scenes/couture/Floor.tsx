import { type Ref, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Mesh } from 'three';
import { createShade } from '#scenes/stage/contact-shade.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import { FloorMaterial } from './floor-material.ts';
import type { Footprint } from './footprint.ts';

interface Props {
	ref?: Ref<Mesh>;
	/** Metres above the middle of the scene. */
	height: number;
	/** Radius of the platform in metres. */
	radius: number;
	/** The garment on it darkens it. */
	footprint?: Footprint;
}

/**
 * A round platform that garments are shown on, in one draw with the shadows on it: a lighter disc with an edge, on
 * whatever is behind the canvas.
 */
export function Floor({ ref = null, height, radius, footprint }: Props) {
	const shade = useMemo(() => createShade(footprint?.outline), [footprint]);
	useEffect(() => () => shade.dispose(), [shade]);
	const material = useMemo(() => new FloorMaterial(), []);
	useEffect(() => () => material.dispose(), [material]);
	useLayoutEffect(
		() => material.lay(radius, shade, footprint),
		[material, radius, shade, footprint],
	);
	const size = 2.02 * radius;
	return (
		<mesh
			ref={ref}
			{...standStill}
			rotation-x={-Math.PI / 2}
			position-y={height}
			scale={[size, size, 1]}
			material={material}
			receiveShadow
		>
			<planeGeometry />
		</mesh>
	);
}
