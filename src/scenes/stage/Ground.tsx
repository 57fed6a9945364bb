import { standStill } from './stand-still.ts';

interface Props {
	/** Metres above the origin. */
	height: number;
	/** Edge in metres. */
	size?: number;
	/** 0 to 1. */
	depth?: number;
}

/** Ground that is nothing but the shadows on it: the page shows through. */
export function Ground({ height, size = 16, depth = 0.3 }: Props) {
	return (
		<mesh {...standStill} rotation-x={-Math.PI / 2} position-y={height} receiveShadow>
			<planeGeometry args={[size, size]} />
			<shadowMaterial color="#0c1020" opacity={depth} transparent />
		</mesh>
	);
}
