import { Color } from 'three';
import { standStill } from '#scenes/stage/stand-still.ts';

/**
 * The studio is dimmed for the goblets, whose colours are brightened. This surface compensates for the dimmed light.
 */
const paper = new Color('#f6ebda').multiplyScalar(2.4);

/** The surface below the goblets. */
export function Plinth() {
	return (
		<mesh {...standStill} position-y={-0.16} receiveShadow castShadow>
			<cylinderGeometry args={[2.05, 2.05, 0.32, 96]} />
			<meshStandardMaterial color={paper} roughness={0.85} />
		</mesh>
	);
}
