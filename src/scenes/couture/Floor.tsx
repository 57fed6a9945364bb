import { type Ref, useEffect, useMemo } from 'react';
import { DataTexture, type Group, LinearFilter, LinearMipmapLinearFilter } from 'three';
import { Ground } from '#scenes/stage/Ground.tsx';
import { standStill } from '#scenes/stage/stand-still.ts';

interface Props {
	ref: Ref<Group>;
	/** Metres above the middle of the scene. */
	height: number;
	/** Radius of the platform in metres. */
	radius: number;
}

/** Share of the texture that the platform takes; around it lies its shade. */
const share = 0.8;
const pixels = 512;

/** A round platform that garments are shown on: a lighter disc with an edge, on whatever is behind the canvas. */
export function Floor({ ref, height, radius }: Props) {
	const disc = useMemo(createDisc, []);
	useEffect(() => () => disc.dispose(), [disc]);
	const size = (2 * radius) / share;
	return (
		<group ref={ref}>
			<mesh
				{...standStill}
				rotation-x={-Math.PI / 2}
				position-y={height - 0.002}
				scale={[size, size, 1]}
				renderOrder={-1}
			>
				<planeGeometry />
				<meshBasicMaterial map={disc} transparent depthWrite={false} toneMapped={false} />
			</mesh>
			<Ground height={height - 0.001} size={size * share} depth={0.16} />
		</group>
	);
}

function createDisc(): DataTexture {
	const data = new Uint8Array(pixels * pixels * 4);
	for (let at = 0; at < pixels * pixels; at += 1) {
		const x = ((at % pixels) + 0.5) / pixels - 0.5;
		const y = (Math.floor(at / pixels) + 0.5) / pixels - 0.5;
		/** 1 is the edge of the platform. */
		const away = (2 * Math.hypot(x, y)) / share;
		const inside = Math.min(1, Math.max(0, ((1 - away) * share * pixels) / 4 + 0.5));
		const light = away > 0.985 ? 0.5 : 0.42 - 0.22 * away;
		const shade = 0.3 * Math.max(0, 1 - (away - 1) / (1 / share - 1)) ** 2;
		const mix = (within: number, beyond: number) => beyond + (within - beyond) * inside;
		data.set(
			[mix(255, 12), mix(255, 16), mix(255, 32), 255 * mix(light, Math.min(0.3, shade))],
			at * 4,
		);
	}
	const texture = new DataTexture(data, pixels, pixels);
	texture.magFilter = LinearFilter;
	texture.minFilter = LinearMipmapLinearFilter;
	texture.generateMipmaps = true;
	texture.anisotropy = 8;
	texture.needsUpdate = true;
	return texture;
}
