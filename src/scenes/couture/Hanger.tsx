import { Suspense, useEffect, useMemo } from 'react';
import { MeshPhysicalMaterial } from 'three';
import { AwaitedPart } from '#scenes/stage/AwaitedPart.tsx';
import { ClothMaterial } from './cloth-material.ts';
import { Garment, type GarmentProps } from './Garment.tsx';
import { Swatch } from './Swatch.tsx';

/** One garment and what it is made of, which is there before the garment is: until its files have come, a swatch is shown. */
export function Hanger(props: GarmentProps) {
	const material = useMemo(() => new ClothMaterial(), []);
	const buttons = useMemo(
		() => new MeshPhysicalMaterial({ roughness: 0.28, clearcoat: 0.7, clearcoatRoughness: 0.25 }),
		[],
	);
	useEffect(
		() => () => {
			material.dispose();
			material.sewing.dispose();
			buttons.dispose();
		},
		[material, buttons],
	);
	const waiting = (
		<>
			<AwaitedPart />
			<Swatch {...props} material={material} buttons={buttons} />
		</>
	);
	return (
		<Suspense fallback={waiting}>
			<Garment {...props} material={material} buttons={buttons} />
		</Suspense>
	);
}
