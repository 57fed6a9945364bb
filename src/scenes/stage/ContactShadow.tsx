import { useEffect, useMemo } from 'react';
import { createShade } from './contact-shade.ts';
import { standStill } from './stand-still.ts';

interface Props {
	/** Middle on the ground, in metres. */
	at: readonly [x: number, y: number, z: number];
	/** Metres; to the right and to the front where they differ. */
	radius: number | readonly [x: number, z: number];
	/** How dark it is from the front to the back, 0 to 1; round without it. */
	outline?: Float32Array;
	/** Darkness in the middle, 0 to 1. */
	depth?: number;
}

/** The darkness below an object on the ground, which no lamp's shadow shows. */
export function ContactShadow({ at, radius, outline, depth = 0.5 }: Props) {
	const shade = useMemo(() => createShade(outline), [outline]);
	useEffect(() => () => shade.dispose(), [shade]);
	const [across, deep] = typeof radius === 'number' ? [radius, radius] : radius;
	return (
		<mesh
			{...standStill}
			rotation-x={-Math.PI / 2}
			position={[...at]}
			scale={[across * 2, deep * 2, 1]}
		>
			<planeGeometry />
			<meshBasicMaterial
				color="#0c1020"
				alphaMap={shade}
				opacity={depth}
				transparent
				depthWrite={false}
				toneMapped={false}
			/>
		</mesh>
	);
}
