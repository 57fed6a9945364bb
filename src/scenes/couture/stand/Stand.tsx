import { useEffect, useMemo } from 'react';
import { createPaintedMaterial } from '#scenes/couture/painted-material.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { createStand } from './stand-geometry.ts';

interface Props {
	model: GarmentKey;
	/** Metres from the middle of the garment up to its hem and to the ground: negative. */
	hem: number;
	floor: number;
}

/** Of the form: its steep sides lie a little farther away than they are, or single samples of them come through the cloth. */
function createFormMaterial() {
	const material = createPaintedMaterial();
	material.polygonOffset = true;
	material.polygonOffsetFactor = 2;
	material.polygonOffsetUnits = 2;
	return material;
}

/** The dress form that a garment hangs on, in one draw. */
export function Stand({ model, hem, floor }: Props) {
	const stand = useMemo(() => createStand(model, { hem, floor }), [model, hem, floor]);
	const material = useMemo(createFormMaterial, []);
	useEffect(() => () => stand.dispose(), [stand]);
	useEffect(() => () => material.dispose(), [material]);
	return <mesh {...standStill} geometry={stand} material={material} castShadow receiveShadow />;
}
