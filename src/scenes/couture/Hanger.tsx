import { Suspense, useEffect, useMemo } from 'react';
import { AwaitedPart } from '#scenes/stage/AwaitedPart.tsx';
import { FirstWait } from '#scenes/stage/FirstWait.tsx';
import { ClothMaterial } from './cloth-material.ts';
import { Garment, type GarmentProps } from './Garment.tsx';
import { createPaintedMaterial } from './painted-material.ts';

/** One garment and what it is made of, which outlives it. */
export function Hanger(props: GarmentProps) {
	const material = useMemo(() => new ClothMaterial(), []);
	const paint = useMemo(createPaintedMaterial, []);
	useEffect(
		() => () => {
			material.dispose();
			material.sewing.dispose();
			paint.dispose();
		},
		[material, paint],
	);
	// Beside others it may be left out, which needs them to be there.
	return (
		<Suspense fallback={props.onMissing ? <AwaitedPart /> : <FirstWait />}>
			<Garment {...props} material={material} paint={paint} />
		</Suspense>
	);
}
