import { useEffect, useMemo } from 'react';
import { DataTexture, LinearFilter } from 'three';

interface Props {
	/** Middle on the ground, in metres. */
	at: readonly [x: number, y: number, z: number];
	/** Metres. */
	radius: number;
	/** Darkness in the middle, 0 to 1. */
	depth?: number;
}

const pixels = 64;

/** The darkness where a thing stands on the ground, which no lamp's shadow shows. */
export function Contact({ at, radius, depth = 0.5 }: Props) {
	const shade = useMemo(createShade, []);
	useEffect(() => () => shade.dispose(), [shade]);
	return (
		<mesh rotation-x={-Math.PI / 2} position={[...at]} scale={radius * 2}>
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

/** From dark in the middle to nothing at the rim, without an edge. */
function createShade(): DataTexture {
	const data = new Uint8Array(pixels * pixels * 4);
	for (let at = 0; at < pixels * pixels; at++) {
		const x = ((at % pixels) + 0.5) / pixels - 0.5;
		const y = (Math.floor(at / pixels) + 0.5) / pixels - 0.5;
		const left = Math.max(0, 1 - 2 * Math.hypot(x, y));
		// alphaMap reads green.
		data[at * 4 + 1] = Math.round(255 * left * left * (3 - 2 * left));
		data[at * 4 + 3] = 255;
	}
	const texture = new DataTexture(data, pixels, pixels);
	texture.minFilter = LinearFilter;
	texture.magFilter = LinearFilter;
	texture.needsUpdate = true;
	return texture;
}
