import { type Ref, useEffect, useMemo } from 'react';
import { type Mesh, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { createShade } from '#scenes/stage/contact-shade.ts';
import { standStill } from '#scenes/stage/stand-still.ts';

/** Positions of the three feet in the model, and how far around them it is darker. Metres. */
const feet = [
	[0, 0, 0.062],
	[-0.105, 0.03, 0.05],
	[0.105, 0.03, 0.05],
] as const;
const aboveGround = 0.0004;

/** The darkness under all feet, in one draw. */
export function FeetShade({ ref }: { ref: Ref<Mesh> }) {
	const shade = useMemo(createShade, []);
	const geometry = useMemo(createPlanes, []);
	useEffect(
		() => () => {
			shade.dispose();
			geometry.dispose();
		},
		[shade, geometry],
	);
	return (
		<mesh ref={ref} {...standStill} geometry={geometry}>
			<meshBasicMaterial
				color="#0c1020"
				alphaMap={shade}
				opacity={0.55}
				transparent
				depthWrite={false}
				toneMapped={false}
			/>
		</mesh>
	);
}

function createPlanes() {
	const planes = feet.map(([x, z, radius]) =>
		new PlaneGeometry(2 * radius, 2 * radius).rotateX(-Math.PI / 2).translate(x, aboveGround, z),
	);
	const merged = mergeGeometries(planes);
	for (const plane of planes) plane.dispose();
	return merged;
}
