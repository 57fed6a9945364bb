import { useEffect, useMemo } from 'react';
import type { Material } from 'three';
import { useFront } from '#scenes/couture/use-front.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { createStand } from './stand-geometry.ts';

interface Props {
	model: GarmentKey;
	material: Material;
	/** Metres from the middle of the garment up to its hem and to the ground: negative. */
	hem: number;
	floor: number;
}

/** The dress form that a garment hangs on, in one draw. */
export function Stand({ model, material, hem, floor }: Props) {
	const { stand, seen } = useMemo(() => createStand(model, { hem, floor }), [model, hem, floor]);
	useEffect(() => () => stand.dispose(), [stand]);
	const front = useFront(stand, seen);
	return (
		<mesh
			{...standStill}
			geometry={stand}
			material={material}
			castShadow
			receiveShadow
			{...front}
		/>
	);
}
